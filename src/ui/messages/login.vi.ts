import type { Provider } from '#core/account/account.ts';

/** Words of logging in, registering, codes, forgotten passwords and linked accounts. */
export const providerNames: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  zalo: 'Zalo',
};

export const authText = {
  sideTitle: 'Một nơi cho mọi dịch vụ bạn thuê',
  sideList: [
    'Xem địa chỉ, cấu hình và ngày hết hạn của từng dịch vụ',
    'Địa chỉ và thông tin công ty điền sẵn khi đặt hàng',
    'Mở lại hoá đơn của mọi đơn hàng',
  ],
  helpLead: 'Không đăng nhập được? Gọi',
  helpEnd: ', trực 24/7.',
  username: 'Email hoặc số điện thoại',
  password: 'Mật khẩu',
  repeat: 'Nhập lại mật khẩu',
  newPassword: 'Mật khẩu mới',
  code: 'Mã kích hoạt',
  codeHint: 'Gồm 6 chữ số, có hiệu lực 10 phút',
  openOutbox: 'Mở hộp thư thử nghiệm',
  outbox: 'Môi trường thử: tin nhắn nằm trong hộp thư thử nghiệm.',
  startAgain: 'Làm lại từ đầu',
  toLogIn: 'Về trang đăng nhập',
  overTitle: 'Bước này đã hết hạn',
  overSentence: 'Trang được mở ở trình duyệt khác, hoặc đã quá lâu. Bạn làm lại từ đầu, giỏ hàng vẫn còn.',
} as const;

export const loginText = {
  title: 'Đăng nhập',
  noAccount: 'Chưa có tài khoản?',
  register: 'Đăng ký',
  or: ', hoặc',
  asGuest: 'đặt hàng không cần tài khoản',
  cartKept: (count: number) => `Giỏ hàng có ${count} sản phẩm sẽ được giữ sau khi đăng nhập.`,
  remember: 'Ghi nhớ đăng nhập',
  forgotten: 'Quên mật khẩu?',
  submit: 'Đăng nhập',
  orWith: 'hoặc tiếp tục với',
  passkey: 'Đăng nhập bằng khoá đăng nhập',
  passkeyGivenUp: 'Chưa nhận được khoá đăng nhập. Bạn thử lại hoặc dùng mật khẩu.',
  secondTitle: 'Xác thực hai lớp',
  secondLead: 'Mật khẩu đúng. Nhập mã 6 số trong ứng dụng xác thực của bạn.',
  secondCode: 'Mã từ ứng dụng xác thực',
  recovery: 'Không mở được ứng dụng? Dùng mã dự phòng',
  recoveryCode: 'Mã dự phòng',
  recoverySubmit: 'Đăng nhập bằng mã dự phòng',
  otherAccount: 'Dùng tài khoản khác',
  confirmTitle: (name: string) => `Tiếp tục với tài khoản ${name}?`,
  confirmNameless: 'Tiếp tục với tài khoản vừa đăng nhập?',
  confirmLead: 'Lần đăng nhập này không bắt đầu từ trang bạn đang mở. Chỉ tiếp tục nếu đúng là tài khoản của bạn.',
  confirmYes: 'Tiếp tục',
  confirmNo: 'Không phải tôi',
  linkNote: (provider: string) =>
    `Email của tài khoản ${provider} đã thuộc về một tài khoản ở đây. Đăng nhập bằng mật khẩu để liên kết hai tài khoản.`,
} as const;

export const registerText = {
  title: 'Đăng ký',
  have: 'Đã có tài khoản?',
  fullName: 'Họ và tên',
  usernameHint: 'Mã kích hoạt được gửi tới đây',
  passwordHint: 'Ít nhất 6 ký tự',
  terms: 'Tôi đồng ý với điều khoản sử dụng và cách cửa hàng xử lý dữ liệu cá nhân',
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

export const linkText = {
  title: 'Liên kết tài khoản',
  lead: 'Đăng nhập bằng tài khoản đã liên kết mà không cần mật khẩu.',
  pendingTitle: (provider: string) => `Liên kết tài khoản ${provider} này với tài khoản của bạn?`,
  pending: (name: string) => `Tài khoản ${name} vừa đăng nhập đang chờ được liên kết.`,
  pendingPlain: 'Tài khoản vừa đăng nhập đang chờ được liên kết.',
  link: 'Liên kết',
  linked: 'Đã liên kết',
  notLinked: 'Chưa liên kết',
  unlink: (provider: string) => `Bỏ liên kết ${provider}`,
  unlinkShort: 'Bỏ liên kết',
  connect: (provider: string) => `Liên kết ${provider}`,
  back: 'Về mật khẩu và bảo mật',
} as const;
