export const footerText = {
  hotline: 'Hotline',
  licences: 'Giấy phép',
  licence: (name: string, number: string, issuer: string): string =>
    [number === '' ? name : `${name} số ${number}`, issuer].filter((part) => part !== '').join(', '),
  social: 'Mạng xã hội',
  cart: 'Giỏ hàng',
  status: 'Tình trạng hệ thống',
  privacy: 'Tuỳ chọn riêng tư',
} as const;
