/** [SVC-01] */
export const keysText = {
  title: 'Khoá truy cập S3',
  count: (free: number) => (free === 0 ? 'Đã đủ số khoá' : `Tạo thêm được ${free} khoá`),
  hint: 'Mỗi ứng dụng nên dùng một khoá riêng, để thu hồi một khoá mà các ứng dụng khác vẫn chạy.',
  byStaff: (hotline: string) =>
    `Khoá đầu tiên được giao cùng thông tin kho ở trên. Cần thêm hoặc thu hồi khoá, bạn gọi hotline ${hotline}.`,
  none: 'Chưa có khoá nào ngoài khoá bàn giao ở trên.',
  id: 'Mã khoá',
  facts: (day: string, ending: string) => `Tạo ${day} · khoá bí mật kết thúc bằng ${ending}`,
  create: 'Tạo khoá truy cập',
  name: 'Tên khoá',
  nameHint: 'Để bạn nhận ra khoá, ví dụ tên ứng dụng dùng nó.',
  createButton: 'Tạo khoá',
  full: 'Kho đã có đủ số khoá. Bạn thu hồi một khoá không dùng để tạo khoá mới.',
  waiting: 'Khoá bí mật chỉ hiện một lần, bạn chuẩn bị chỗ lưu trước khi bấm.',
  show: 'Hiện khoá bí mật',
  secret: 'Khoá bí mật',
  keep: 'Khoá bí mật chỉ hiện một lần này. Rời trang là không xem lại được.',
  revoke: 'Thu hồi',
  revokeWarning: 'Ứng dụng đang dùng khoá này mất quyền vào kho ngay lập tức, không khôi phục được.',
  confirmation: (name: string) => `Gõ lại tên khoá: ${name}`,
  revokeButton: 'Thu hồi khoá này',
} as const;
