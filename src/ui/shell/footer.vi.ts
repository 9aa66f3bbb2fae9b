export const footerText = {
  hotline: 'Hotline',
  licences: 'Giấy phép',
  privacy: 'Tuỳ chọn riêng tư',
} as const;
