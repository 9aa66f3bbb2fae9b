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
