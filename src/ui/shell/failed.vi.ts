/** Texts of a page whose data failed to load. */
export const failed = {
  title: 'Chưa tải được nội dung này',
  sessionEnded: 'Phiên đăng nhập đã kết thúc',
  logIn: 'Đăng nhập trong thẻ mới',
  sendAgain: 'Gửi lại',
};
