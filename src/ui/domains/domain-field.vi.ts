/** Words of the field that looks for a name; the home page has it too. */
export const domainField = {
  label: 'Tên miền',
  placeholder: 'Tìm tên miền, ví dụ: tiembanhmay',
  extension: 'Đuôi tên miền',
  submit: 'Kiểm tra',
};
