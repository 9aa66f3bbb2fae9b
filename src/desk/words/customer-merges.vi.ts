import { customerMergeColumns } from '#contracts/desk/columns/customer-merge-columns.vi.ts';

const conflicts = {
  'nothing-shared': 'Không cùng điện thoại, email hay mã số thuế. Chỉ gộp khi đã xác minh cả hai là một người.',
  'both-log-in': 'Cả hai đều đăng nhập được. Chỉ khách được giữ còn đăng nhập được.',
  'other-factors': 'Khách bị gộp có passkey, ứng dụng xác thực hoặc tài khoản liên kết. Tất cả sẽ đóng.',
  'two-companies': 'Hai khách xuất hoá đơn cho hai mã số thuế khác nhau.',
  'same-domain': 'Cả hai có dịch vụ cho cùng một tên miền.',
  'two-carts': 'Cả hai có giỏ hàng. Giỏ của khách bị gộp sẽ bị bỏ.',
  'member-levels': 'Hạng thành viên khác nhau. Hạng của khách được giữ không đổi.',
};

const refusals = {
  same: 'Đây là cùng một khách.',
  blocked: 'Một trong hai khách đang bị tạm khoá. Mở lại đăng nhập trước.',
  leaving: 'Một trong hai khách đã yêu cầu xoá tài khoản.',
  'no-log-in': 'Khách được giữ không đăng nhập được mà khách kia thì được. Hãy đổi chiều.',
};

export const customerMergeWords = {
  kept: customerMergeColumns.kept.title,
  merged: customerMergeColumns.merged.title,
  email: 'Email',
  phone: 'Điện thoại',
  createdAt: 'Tạo lúc',
  conflicts,
  refusals,
  rows: 'Khách bị gộp có gì',
  what: 'Dữ liệu',
  count: 'Số dòng',
  effect: 'Việc',
  moved: 'Chuyển sang khách được giữ',
  ended: 'Đóng cùng đăng nhập cũ',
  paid: 'Đã thanh toán, chuyển theo',
  otherWay: 'Đổi chiều',
  merge: 'Gộp',
  mergeTitle: 'Gộp hai khách này?',
  mergeText:
    'Không hoàn tác được. Đăng nhập của khách bị gộp đóng ngay, liên kết đơn trong thư cũ hết hiệu lực, cả hai địa chỉ nhận thư báo.',
  reason: 'Lý do và cách đã xác minh, chỉ nhân viên đọc',
  done: 'Đã gộp.',
  choose: 'Gộp khách khác vào',
  chooseText: 'Khách đang mở được giữ lại. Trang sau cho xem những gì chuyển sang rồi mới gộp.',
  other: 'Khách bị gộp',
  show: 'Xem trước',
};
