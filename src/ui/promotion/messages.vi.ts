export const promotion = {
  popup: 'Giới thiệu từ cửa hàng',
  floating: 'Đóng biểu tượng giới thiệu',
  close: 'Đóng phần giới thiệu',
  slider: 'Giới thiệu',
  /** Word for word from the specification. [VCH-01] */
  voucher: 'Đặt hàng để nhận ngay Voucher Giảm Giá cho thành viên mới!',
  voucherButton: 'ĐẶT HÀNG',
  from: 'Từ ',
  terms: (term: string, vat: string) => `kỳ ${term}, ${vat}`,
};
