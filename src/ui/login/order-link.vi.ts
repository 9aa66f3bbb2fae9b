export const orderLinkText = {
  title: 'Mở đơn hàng',
  lead: 'Nhập mã đơn và email đã đặt hàng. Liên kết mở đơn được gửi tới email đó, dùng được trên mọi thiết bị.',
  over: 'Liên kết vừa bấm không mở được đơn hàng nào: đã hết hạn, đã được thu hồi, hoặc bị chép thiếu. Bạn xin liên kết mới ở đây, hoặc đăng nhập nếu đã có tài khoản.',
  interrupted: 'Chưa kiểm tra được liên kết. Bạn chờ một phút rồi bấm lại liên kết trong email.',
  number: 'Mã đơn',
  numberHint: 'Bắt đầu bằng DH, có trong email của đơn hàng',
  email: 'Email đã đặt hàng',
  submit: 'Gửi liên kết mới',
  logIn: 'Đăng nhập để xem mọi đơn hàng',
} as const;
