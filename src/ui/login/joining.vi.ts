export const registerText = {
  title: 'Đăng ký',
  have: 'Đã có tài khoản?',
  fullName: 'Họ và tên',
  usernameHint: 'Mã kích hoạt được gửi tới đây',
  agree: 'Tôi đồng ý với',
  submit: 'Tạo tài khoản',
} as const;

export const verifyText = {
  title: 'Nhập mã kích hoạt',
  sentTo: (to: string) => `Mã 6 chữ số đã được gửi tới ${to}.`,
  sent: 'Mã 6 chữ số đã được gửi tới email hoặc số điện thoại bạn đăng ký.',
  submit: 'Kích hoạt tài khoản',
  notGot: 'Chưa nhận được mã?',
  resend: 'Gửi lại mã',
  resendIn: (time: string) => `Gửi lại sau ${time}`,
  otherAccount: 'Đăng ký bằng email hoặc số khác',
} as const;

export const resetText = {
  title: 'Quên mật khẩu',
  lead: 'Nhập email hoặc số điện thoại đã đăng ký. Mã và liên kết đặt lại mật khẩu được gửi tới đó.',
  submit: 'Gửi mã đặt lại',
  verifyTitle: 'Nhập mã đặt lại mật khẩu',
  verifyLead: (to: string) => `Nếu ${to} có tài khoản, mã 6 chữ số đã được gửi tới đó.`,
  verifySubmit: 'Tiếp tục',
  code: 'Mã đặt lại',
  again: 'Gửi lại mã',
  resetTitle: 'Đặt mật khẩu mới',
  resetLead: 'Mọi thiết bị đang đăng nhập sẽ được đăng xuất.',
  resetSubmit: 'Lưu mật khẩu mới',
  linkLead: 'Liên kết trong tin nhắn dùng được một lần. Bấm tiếp tục để đặt mật khẩu mới.',
  linkSubmit: 'Tiếp tục',
} as const;

export const completeText = {
  title: 'Hoàn tất đăng ký',
  lead: (provider: string) => `Tài khoản ${provider} của bạn còn thiếu vài thông tin để nhận dịch vụ và hoá đơn.`,
  leadPlain: 'Còn thiếu vài thông tin để nhận dịch vụ và hoá đơn.',
  fullName: 'Họ và tên',
  phone: 'Số điện thoại',
  phoneHint: 'Dạng 0912 345 678',
  email: 'Email',
  submit: 'Lưu và tiếp tục',
  doneTitle: 'Đã hoàn tất đăng ký',
  done: 'Tài khoản của bạn đã sẵn sàng.',
  goOn: 'Tiếp tục',
  toPortal: 'Dịch vụ của tôi',
  toShop: 'Xem cửa hàng',
} as const;
