import { incidentColumns } from '#contracts/desk/columns/incident-columns.vi.ts';
import type { incidentParts } from '#contracts/desk/incident-record.ts';

export const incidentWords = {
  search: 'Tiêu đề hoặc nội dung',
  title: incidentColumns.title.title,
  state: incidentColumns.state.words,
  text: 'Khách đọc gì',
  parts: 'Phần bị ảnh hưởng',
  partNames: {
    shop: 'Cửa hàng',
    orders: 'Đơn hàng và tài khoản',
    payment: 'Cổng thanh toán',
    dns: 'Máy chủ tên miền',
    mail: 'Gửi thư',
  } satisfies Readonly<Record<(typeof incidentParts)[number], string>>,
  startedAt: incidentColumns.startedAt.title,
  endedAt: incidentColumns.endedAt.title,
  endedHint: 'Để trống khi sự cố còn kéo dài.',
  report: 'Thêm diễn biến',
  reportTitle: 'Thêm diễn biến',
  reportText: 'Diễn biến hiện trên trang tình trạng với giờ gửi và không sửa được.',
  reported: 'Đã thêm diễn biến.',
  updates: 'Diễn biến',
  none: 'Chưa có.',
  at: 'Lúc',
};
