export const sheetText = {
  name: 'Tên',
  taxCode: 'Mã số thuế',
  address: 'Địa chỉ',
  phone: 'Điện thoại',
  email: 'Email',
};
