/** Texts of the domain search field, also used on the home page. */
export const domainField = {
  label: 'Tên miền',
  placeholder: 'Tìm tên miền, ví dụ: tiembanhmay',
  extension: 'Đuôi tên miền',
  submit: 'Kiểm tra',
};
