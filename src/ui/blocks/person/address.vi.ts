export const addressWords = {
  street: 'Số nhà, đường',
  phoneHint: 'Dạng 0912 345 678',
  province: 'Tỉnh, thành phố',
  chooseProvince: 'Chọn tỉnh, thành phố',
  noProvinces: 'Chưa tải được danh sách tỉnh, thành phố.',
  ward: 'Phường, xã, đặc khu',
  wardFirst: 'Chọn tỉnh, thành phố trước',
  chooseWard: 'Chọn phường, xã',
  placesFailed: 'Chưa tải được danh sách phường, xã.',
  retry: 'Tải lại',
};
