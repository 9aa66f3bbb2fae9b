import { serviceExtensionColumns } from '#contracts/desk/columns/service-extension-columns.vi.ts';
import { MAX_GIVEN_DAYS } from '#core/shared/paid-term.ts';

export const serviceExtensionWords = {
  title: 'Thêm ngày cho dịch vụ',
  days: serviceExtensionColumns.days.title,
  daysHelp: `Từ 1 đến ${MAX_GIVEN_DAYS} ngày. Hạn dời đúng bấy nhiêu ngày; lần gia hạn sau vẫn tính từ kỳ khách đã trả.`,
  reason: 'Lý do, khách sẽ đọc',
  chosen: (count: number): string => `Thêm ngày cho ${count} dịch vụ đã chọn. Trang sau cho xem hạn trước và sau.`,
  none: 'Chưa chọn dịch vụ nào. Mở Dịch vụ, đánh dấu các dòng rồi bấm Thêm ngày.',
  made: 'Lập',
  doneAt: serviceExtensionColumns.doneAt.title,
  notDone: 'Chưa thêm',
  extended: 'Dịch vụ được thêm',
  rows: 'Từng dịch vụ',
  service: 'Dịch vụ',
  customer: 'Khách',
  before: 'Hạn trước',
  after: 'Hạn sau',
  effect: 'Việc',
  effects: {
    extended: 'Thêm ngày',
    gone: 'Không: không tìm thấy dịch vụ',
    ended: 'Không: dịch vụ đã kết thúc, khách phải mua mới',
    'not-running': 'Không: dịch vụ chưa bàn giao',
    domain: 'Không: hạn tên miền do nhà đăng ký giữ',
    'still-over': 'Không: thêm ngần ấy ngày vẫn quá hạn',
  },
  extend: 'Thêm ngày',
  extendTitle: 'Thêm ngày cho các dịch vụ này?',
  extendText: 'Hạn dời ngay, mỗi khách có một thư cho từng dịch vụ. Dịch vụ tạm ngưng vì quá hạn thì chạy lại.',
  done: 'Đã thêm ngày.',
};
