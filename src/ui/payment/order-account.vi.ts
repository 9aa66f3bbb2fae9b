export const accountText = {
  title: {
    'set-password': 'Đặt mật khẩu để quản lý dịch vụ',
    'log-in': 'Đơn hàng thuộc một tài khoản',
    adopt: 'Đưa đơn hàng vào tài khoản',
    'other-account': 'Đơn hàng của tài khoản khác',
    done: 'Quản lý dịch vụ',
  },
  lead: (email: string) =>
    `Tài khoản dùng email ${email}. Mã xác nhận được gửi tới đó; nhập mã xong, đơn hàng và dịch vụ nằm trong tài khoản của bạn.`,
  password: 'Mật khẩu',
  agree: 'Khi đặt mật khẩu, bạn đồng ý với',
  submit: 'Đặt mật khẩu',
  have: 'Email này đã có tài khoản?',
  logIn: 'Đăng nhập',
  owned: 'Đăng nhập bằng tài khoản đó để quản lý dịch vụ.',
  adoptLead: (email: string) => `Đơn được đặt bằng email ${email} của bạn mà chưa thuộc tài khoản nào.`,
  adopt: 'Đưa vào tài khoản của tôi',
  other: (email: string) =>
    email === ''
      ? 'Bạn đang đăng nhập bằng tài khoản không phải chủ đơn hàng.'
      : `Đơn được đặt bằng email ${email}. Để quản lý dịch vụ, bạn đăng nhập bằng tài khoản của email đó.`,
  done: 'Đơn hàng và dịch vụ nằm trong tài khoản của bạn.',
  services: 'Dịch vụ của tôi',
  order: 'Chi tiết đơn hàng',
} as const;
