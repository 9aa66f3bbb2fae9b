export const termsText = {
  terms: 'điều khoản sử dụng',
  and: 'và',
  privacy: 'cách cửa hàng xử lý dữ liệu cá nhân',
} as const;
