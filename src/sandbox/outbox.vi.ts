export const outbox = {
  title: 'Hộp thư thử nghiệm',
  lead: 'SMS và email mà cửa hàng lẽ ra đã gửi, mới nhất ở trên.',
  empty: 'Chưa có tin nào.',
  channels: { sms: 'SMS', email: 'Email' },
  back: 'Quay lại nhập mã',
} as const;
