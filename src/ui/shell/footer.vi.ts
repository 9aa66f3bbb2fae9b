export const footerText = {
  hotline: 'Hotline miễn phí 24/7',
  licences: 'Giấy phép',
  privacy: 'Tuỳ chọn riêng tư',
} as const;
