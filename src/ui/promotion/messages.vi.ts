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

/** Words of a slider's controls. */
export const slider = {
  kind: 'băng chuyền',
  slide: (at: number, of: number) => `${at} trên ${of}`,
  previous: 'Ảnh trước',
  next: 'Ảnh sau',
  goTo: (at: number) => `Đến ảnh ${at}`,
  pause: 'Dừng tự chuyển',
  play: 'Tự chuyển tiếp',
};
