export const progressText = {
  loading: 'Đang tải trang',
  offline: 'Không có mạng. Trang này và những gì bạn đã chọn vẫn còn nguyên, bạn bấm lại khi có mạng.',
} as const;
