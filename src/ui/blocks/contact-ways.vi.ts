export const contactWaysText = {
  title: 'Liên hệ',
  hotline: 'Hotline',
  free: 'miễn phí cước, trực 24/7',
  email: 'Email',
  address: 'Địa chỉ',
  hours: 'Tư vấn',
  ask: 'Tạo yêu cầu',
} as const;
