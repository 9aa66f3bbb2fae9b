import type { DeviceKind } from '#core/shared/people/device-kind.ts';

export const passwordText = {
  title: 'Mật khẩu',
  firstTitle: 'Tạo mật khẩu',
  sentence: 'Đổi mật khẩu sẽ đăng xuất các thiết bị khác.',
  firstSentence:
    'Tài khoản của bạn chưa có mật khẩu. Có mật khẩu, bạn đăng nhập được cả khi không dùng Google, Facebook hay Zalo.',
  old: 'Mật khẩu hiện tại',
  chosen: 'Mật khẩu mới',
  repeat: 'Nhập lại mật khẩu mới',
  save: 'Đổi mật khẩu',
  first: 'Tạo mật khẩu',
} as const;

export const sessionsText = {
  kinds: {
    computer: 'Máy tính',
    phone: 'Điện thoại',
    tablet: 'Máy tính bảng',
    mobile: 'Điện thoại hoặc máy tính bảng',
    unknown: null,
  } satisfies Readonly<Record<DeviceKind, string | null>>,
  title: 'Thiết bị đang đăng nhập',
  unknown: 'Thiết bị không rõ',
  current: 'Thiết bị này',
  since: (minute: string) => `Đăng nhập lúc ${minute}`,
  lastSeen: (minute: string) => `Hoạt động lúc ${minute}`,
  end: 'Đăng xuất',
  endOf: (device: string) => `Đăng xuất ${device}`,
  endOthers: 'Đăng xuất các thiết bị khác',
  alone: 'Bạn chỉ đăng nhập trên thiết bị này.',
} as const;

export const passkeysText = {
  title: 'Khoá đăng nhập',
  sentence: 'Đăng nhập bằng vân tay, khuôn mặt hoặc mã khoá màn hình, không cần mật khẩu.',
  none: 'Chưa có khoá nào.',
  name: 'Tên để nhận ra khoá',
  namePlaceholder: 'Ví dụ: Điện thoại của tôi',
  add: 'Thêm khoá',
  made: (day: string) => `Thêm ngày ${day}`,
  used: (minute: string) => `Dùng lần cuối ${minute}`,
  unused: 'Chưa dùng lần nào',
  remove: 'Xoá',
  removeOf: (name: string) => `Xoá khoá ${name}`,
  gaveUp: 'Chưa thêm khoá nào. Bạn bấm lại khi sẵn sàng.',
  unable: 'Trình duyệt này không hỗ trợ khoá đăng nhập.',
  needsScript: 'Bật JavaScript để thêm khoá đăng nhập.',
} as const;

export const totpText = {
  title: 'Xác thực hai lớp',
  off: 'Đang tắt',
  on: 'Đang bật',
  sentence:
    'Ngoài mật khẩu, mỗi lần đăng nhập cần thêm mã 6 số từ ứng dụng như Google Authenticator. Tin nhắn SMS có thể bị người khác đọc khi mất SIM, nên ứng dụng hoặc khoá đăng nhập an toàn hơn.',
  start: 'Bật xác thực hai lớp',
  scan: 'Quét mã này bằng ứng dụng xác thực',
  qr: 'Mã QR cho ứng dụng xác thực',
  secret: 'Không quét được? Nhập khoá này vào ứng dụng',
  copySecret: 'Sao chép khoá',
  recovery: 'Mã khôi phục',
  recoverySentence: 'Mỗi mã dùng được một lần khi bạn không có điện thoại. Hãy lưu ở nơi an toàn, mã không hiện lại.',
  copyRecovery: 'Sao chép các mã khôi phục',
  code: 'Mã 6 số trên ứng dụng',
  confirm: 'Xác nhận và bật',
  restart: 'Tạo mã QR khác',
  left: (count: number) =>
    count === 0
      ? 'Đã dùng hết mã khôi phục. Bạn tắt rồi bật lại xác thực hai lớp để có mã mới.'
      : `Còn ${count} mã khôi phục chưa dùng.`,
  removeCode: 'Mã trên ứng dụng, hoặc một mã khôi phục',
  remove: 'Tắt xác thực hai lớp',
  removeSentence: 'Nhập mã để chứng tỏ là bạn.',
  wrong: (left: number) =>
    left > 0
      ? `Mã chưa đúng, bạn còn ${left} lần thử. Chờ mã mới trên ứng dụng rồi nhập lại`
      : 'Mã chưa đúng và đã hết lượt thử',
} as const;

export const linkedText = {
  title: 'Tài khoản liên kết',
  none: 'Chưa liên kết với tài khoản nào.',
  manage: 'Quản lý liên kết',
} as const;

export const dataText = {
  title: 'Dữ liệu của tôi',
  sentence: 'Tải về mọi thông tin chúng tôi lưu về bạn: hồ sơ, đơn hàng, hoá đơn, dịch vụ, nhật ký bảo mật.',
  json: 'Tải dữ liệu của tôi (JSON)',
  html: 'Xem dữ liệu của tôi',
} as const;
