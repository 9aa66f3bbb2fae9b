/** What the log of a service names, with the words for its owner. [SVC-01] */
export const loggedKindNames = {
  start: 'Bật máy',
  stop: 'Tắt máy',
  reboot: 'Khởi động lại',
  reinstall: 'Cài lại hệ điều hành',
  'reset-password': 'Tạo mật khẩu mới',
  'take-password': 'Xem mật khẩu mới',
  'take-snapshot': 'Tạo bản chụp',
  'restore-snapshot': 'Khôi phục từ bản chụp',
  'delete-snapshot': 'Xoá bản chụp',
  rename: 'Đổi tên, ghi chú',
  'open-panel': 'Mở trang quản trị, phòng lab',
  'create-key': 'Tạo khoá truy cập',
  'take-key': 'Xem khoá bí mật',
  'revoke-key': 'Thu hồi khoá truy cập',
  'assign-seat': 'Thêm người dùng',
  'remove-seat': 'Gỡ người dùng',
  'seats-done': 'Cập nhật tài khoản người dùng',
  'name-servers': 'Đổi máy chủ tên',
  'transfer-lock': 'Khoá chuyển tên miền',
  'transfer-unlock': 'Mở khoá chuyển tên miền',
  'auth-code': 'Gửi mã chuyển',
  contact: 'Đổi liên hệ',
  'cancel-at-end': 'Huỷ khi hết kỳ',
  keep: 'Giữ dịch vụ',
  'auto-renewal-on': 'Bật tự gia hạn từ số dư',
  'auto-renewal-off': 'Tắt tự gia hạn từ số dư',
  'choose-plan': 'Chọn gói cho kỳ sau',
  'keep-plan': 'Giữ gói đang dùng',
  downgrade: 'Chuyển sang gói nhỏ hơn',
  'end-of-term': 'Kết thúc khi hết kỳ',
  'ask-refund': 'Yêu cầu huỷ và hoàn tiền',
  'end-refunded': 'Huỷ và hoàn tiền',
  suspend: 'Tạm ngưng',
  resume: 'Chạy lại',
  'give-days': 'Được thêm ngày sử dụng',
  'end-unpaid': 'Kết thúc vì chưa thanh toán',
  'registrar-message': 'Nhà đăng ký báo tin',
} as const;
export type LoggedKind = keyof typeof loggedKindNames;

export const isLoggedKind = (text: string): text is LoggedKind => Object.hasOwn(loggedKindNames, text);

/** Kinds in the words of others, which members of the staff read and the owner does not. */
export const staffKinds: readonly LoggedKind[] = ['registrar-message'];

/** Entries of a log that its owner is shown, newest first. */
export const MAX_LOGGED = 20;
