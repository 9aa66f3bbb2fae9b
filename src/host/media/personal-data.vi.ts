export const personalDataText = {
  title: (shop: string) => `Dữ liệu của bạn tại ${shop}`,
  sentence:
    'Mọi thông tin chúng tôi lưu về bạn, trừ mật khẩu và mã bí mật. Ảnh giấy tờ của tên miền xem tại trang hồ sơ của từng tên miền. Giờ ghi theo UTC.',
  none: 'Không có.',
} as const;
