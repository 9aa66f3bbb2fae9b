export const autoRenewalText = {
  title: 'Tự gia hạn từ số dư',
  off: (renewDays: number) =>
    `Khi bật, cửa hàng trả một kỳ như kỳ đang dùng từ số dư, ${renewDays} ngày trước khi hết hạn.`,
  on: (renewDays: number, tellDays: number) =>
    `Đang bật. Cửa hàng trả kỳ tới từ số dư ${renewDays} ngày trước khi hết hạn, và gửi thư nếu còn ${tellDays} ngày mà số dư không đủ. Bạn vẫn gia hạn bằng tay được.`,
  turnOn: 'Bật tự gia hạn',
  turnOff: 'Tắt tự gia hạn',
  toBalance: 'Xem và nạp số dư',
  badge: 'Tự gia hạn',
} as const;
