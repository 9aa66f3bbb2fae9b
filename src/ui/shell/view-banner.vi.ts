export const viewText = {
  label: 'Xem với tư cách nhân viên',
  whose: (customer: string) => `Đang xem tài khoản của khách ${customer}, chỉ đọc.`,
  end: 'Kết thúc',
};
