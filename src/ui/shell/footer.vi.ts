export const footerText = {
  hotline: 'Hotline',
  licences: 'Giấy phép',
  cart: 'Giỏ hàng',
  status: 'Tình trạng hệ thống',
  privacy: 'Tuỳ chọn riêng tư',
} as const;
