export const failed = {
  title: 'Chưa tải được nội dung này',
  sessionEnded: 'Phiên đăng nhập đã kết thúc',
  logIn: 'Đăng nhập trong thẻ mới',
  tooManyVisitors: 'Mạng này đang có quá nhiều khách mới',
  sendAgain: 'Gửi lại',
};
