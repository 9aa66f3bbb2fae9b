/** Words of banners, popups and whatever slides. */
export const promotion = {
  popup: 'Giới thiệu từ Cửa Hàng Mây',
  floating: 'Đóng biểu tượng giới thiệu',
  slider: 'Giới thiệu',
  /** As specified, word for word. [VCH-01] */
  voucher: 'Đặt hàng để nhận ngay Voucher Giảm Giá cho thành viên mới!',
  voucherCode: 'Nhập mã CHAOMUNG10 trong giỏ hàng: giảm 10 % đơn đầu tiên, nhiều nhất 200.000đ trước thuế.',
  voucherButton: 'ĐẶT HÀNG',
};
