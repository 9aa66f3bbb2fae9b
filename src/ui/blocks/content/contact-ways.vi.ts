export const contactWaysText = {
  title: 'Liên hệ',
  hotline: 'Hotline',
  email: 'Email',
  address: 'Địa chỉ',
  hours: 'Tư vấn',
  ask: 'Tạo yêu cầu',
} as const;
