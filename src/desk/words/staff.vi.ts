import { accountColumns, staffRoleColumns } from '#contracts/desk/columns/staff-columns.vi.ts';

export const accountWords = {
  search: accountColumns.name.title,
  state: accountColumns.state.title,
  states: accountColumns.state.words,
  name: accountColumns.name.title,
  nameHelp: '3 đến 40 chữ hoặc số, có thể kèm dấu chấm, gạch ngang.',
  roles: 'Vai trò',
  rolesHelp: 'Người này làm được việc của mọi vai trò được chọn. Đổi vai trò thì các phiên đăng nhập của họ kết thúc.',
  block: 'Khoá',
  blockTitle: 'Khoá tài khoản này?',
  blockText: 'Các phiên đăng nhập kết thúc ngay và không đăng nhập được nữa.',
  blocked: 'Đã khoá tài khoản.',
  unblock: 'Mở lại',
  unblockTitle: 'Mở lại tài khoản này?',
  unblockText: 'Người này lại đăng nhập được, với các vai trò đang có.',
  unblocked: 'Đã mở lại tài khoản.',
  reset: 'Tạo đường dẫn thiết lập',
  resetTitle: 'Tạo đường dẫn thiết lập mới?',
  resetText:
    'Dùng khi mất mật khẩu, điện thoại hoặc đường dẫn. Đường dẫn cũ hết hiệu lực; mật khẩu cũ dùng được đến khi họ thiết lập xong.',
  resetDone: 'Đã tạo đường dẫn.',
  withdraw: 'Thu hồi đường dẫn',
  withdrawTitle: 'Thu hồi đường dẫn?',
  withdrawText: 'Đường dẫn thiết lập chưa dùng hết hiệu lực ngay.',
  withdrawn: 'Đã thu hồi đường dẫn.',
  linkTitle: 'Đường dẫn thiết lập',
  linkText: 'Gửi đường dẫn này cho nhân viên qua kênh riêng. Nó dùng được một lần, trong 24 giờ, và không hiện lại.',
  close: 'Đã chép, đóng lại',
  copy: 'Chép đường dẫn',
  copied: 'Đã chép.',
  notCopied: 'Trình duyệt không cho chép. Bạn chọn đường dẫn rồi chép bằng tay.',
  sessions: 'Phiên đăng nhập',
};

export const staffRoleWords = {
  search: staffRoleColumns.name.title,
  name: 'Tên vai trò',
  rights: 'Quyền',
  preset: 'Vai trò có sẵn không sửa được. Nhân bản để tạo vai trò của cửa hàng từ vai trò này.',
  rightsHelp: 'Quyền mà bạn không có thì không giao được. Quyền sửa luôn kèm quyền xem.',
  holders: staffRoleColumns.holders.title,
  nobody: 'Chưa ai có vai trò này.',
  remove: 'Xoá vai trò',
  removeTitle: 'Xoá vai trò này?',
  removeText: 'Chỉ xoá được khi không còn ai giữ.',
  removed: 'Đã xoá vai trò.',
  copyOf: (name: string): string => `${name} (bản sao)`,
};

export const staffSessionWords = {
  end: 'Kết thúc',
  endTitle: 'Kết thúc phiên này?',
  endText: 'Thiết bị đó phải đăng nhập lại.',
  ended: 'Đã kết thúc phiên.',
  about: 'Mỗi phiên kết thúc sau 12 giờ, hoặc sau 2 giờ không dùng.',
};
