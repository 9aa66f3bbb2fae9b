/** What the log of a service names, with the words for its owner. [SVC-01] */
export const loggedKindNames = {
  start: 'Bật máy',
  stop: 'Tắt máy',
  reboot: 'Khởi động lại',
  reinstall: 'Cài lại hệ điều hành',
  'reset-password': 'Tạo mật khẩu mới',
  'take-password': 'Xem mật khẩu mới',
  rename: 'Đổi tên, ghi chú',
} as const;
export type LoggedKind = keyof typeof loggedKindNames;

export const isLoggedKind = (text: string): text is LoggedKind => Object.hasOwn(loggedKindNames, text);
