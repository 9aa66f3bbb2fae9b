import { lineColumns as columns } from '#contracts/desk/columns/line-columns.vi.ts';

export const lineWords = {
  search: 'Tên hoặc mã',
  line: 'Mã dòng',
  lineHelp: 'Chữ thường không dấu, số và gạch nối, ví dụ vpn; là một phần địa chỉ và giữ mãi',
  title: columns.title.title,
  group: columns.group.title,
  groupHelp: 'Tên mới là một nhóm mới.',
  description: 'Mô tả',
  kind: 'Loại dịch vụ',
  kindHelp: 'Quyết định nhân viên điền gì khi bàn giao. Các dòng có sẵn giữ loại của chúng.',
  kinds: {
    '': 'Như mặc định của dòng',
    machine: 'Máy chủ: địa chỉ, tên đăng nhập, mật khẩu',
    site: 'Hosting: địa chỉ, trang quản trị, máy chủ tên',
    mail: 'Thư: máy chủ MX, IMAP, SMTP, webmail',
    storage: 'Kho lưu trữ: địa chỉ kết nối, kho, khoá',
    backup: 'Sao lưu: địa chỉ kết nối, tên đăng nhập',
    other: 'Khác: tự ghi cách dùng',
  },
  handover: columns.handover.title,
  handovers: columns.handover.words,
  icon: 'Hình vẽ',
  iconHelp: 'Hiện trong trình đơn, danh sách và tài khoản của khách.',
  noIcon: 'Máy chủ, hoặc hình của dòng có sẵn',
  columns: 'Cột của bảng gói',
  columnsHelp: 'Tên thông số như ghi ở sản phẩm, ví dụ Thiết bị. Để trống: CPU, RAM, ổ đĩa.',
};
