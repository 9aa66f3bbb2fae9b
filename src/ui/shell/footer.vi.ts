export const footerText = {
  hotline: 'Hotline',
  licences: 'Giấy phép',
  cart: 'Giỏ hàng',
  privacy: 'Tuỳ chọn riêng tư',
} as const;
