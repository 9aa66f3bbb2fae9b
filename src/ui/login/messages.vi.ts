import type { Provider } from '#core/account/account.ts';

/** Words of logging in, and what all ways into an account say alike. */
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
