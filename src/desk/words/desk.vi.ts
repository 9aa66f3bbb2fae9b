import { foundColumns } from '#contracts/desk/columns/found-columns.vi.ts';
import { resourceNames } from '#contracts/desk/columns/log/resource-names.vi.ts';

/** Of the whole desk. */
export const deskWords = {
  resources: Object.fromEntries(Object.entries(resourceNames).map(([resource, name]) => [resource, { name }])),
};

export const menuWords = {
  today: 'Hôm nay',
  selling: 'Bán hàng',
  operations: 'Vận hành',
  money: 'Tiền',
  goods: 'Hàng hoá',
  content: 'Nội dung',
  staff: 'Nhân viên',
  others: 'Khác',
  pages: 'Trang khác',
  loading: 'Đang tải',
  noOptions: 'Không có mục nào',
};

export const fileWords = { csv: 'Tải CSV', xlsx: 'Tải Excel' };

export const uploadWords = {
  wrongKind: (name: string, endings: string) => `Không nhận tệp ${name}: ở đây chỉ nhận ${endings}.`,
  tooLarge: (name: string, megabytes: number) => `Không nhận tệp ${name}: tệp lớn hơn ${megabytes} MB.`,
};

export const amountWords = {
  unread: 'Hãy nhập số tiền không có phần lẻ, ví dụ 1.250.000.',
  atMost: (amount: string) => `Nhiều nhất ${amount}.`,
};

export const noteWords = {
  write: 'Ghi chú',
  note: 'Ghi chú nội bộ',
  text: 'Nhân viên khác đọc được; khách chỉ thấy khi tải dữ liệu cá nhân của mình.',
  written: 'Đã ghi chú.',
};

export const heldWords = {
  held: 'Số tiền vượt hạn mức một người: đang chờ người thứ hai duyệt. Chưa có gì thay đổi.',
};

export const searchWords = {
  label: 'Tìm khắp nơi',
  hint: 'Tên, điện thoại, email, tên miền, IP, số đơn, số hoá đơn, sản phẩm',
  none: 'Không thấy gì',
  clear: 'Xoá ô tìm',
  loading: 'Đang tìm',
  kinds: foundColumns.kind.words,
};

export const failureWords = {
  unreachable: 'Không kết nối được máy chủ. Những gì bạn gõ vẫn còn; hãy thử lại.',
  confirm: 'Gõ mã xác thực',
  loggedOut: 'Phiên làm việc đã hết. Đăng nhập ở thẻ khác rồi lưu lại; những gì bạn gõ vẫn còn.',
};
