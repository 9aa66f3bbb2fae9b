export const promotion = {
  popup: 'Giới thiệu từ Cửa Hàng Mây',
  floating: 'Đóng biểu tượng giới thiệu',
  slider: 'Giới thiệu',
  /** Word for word from the specification. [VCH-01] */
  voucher: 'Đặt hàng để nhận ngay Voucher Giảm Giá cho thành viên mới!',
  voucherCode:
    'Mã CHAOMUNG10 chờ sẵn trong giỏ hàng, bạn chỉ cần bấm Áp dụng: giảm 10% đơn đầu tiên, nhiều nhất 200.000đ trước thuế.',
  voucherButton: 'ĐẶT HÀNG',
};
