export const domainField = {
  label: 'Tên miền',
  placeholder: 'Tìm tên miền, ví dụ: tiembanhmay',
  extension: 'Đuôi tên miền',
  submit: 'Kiểm tra',
};
