/** Texts of the home page's first screen. */
export const home = {
  heading: 'Thuê máy chủ SSD và VPS, giá niêm yết rõ từng đồng',
  lead: 'Chọn cấu hình, thấy ngay tổng tiền hôm nay và giá khi gia hạn. Quét VietQR xong, trang tự xác nhận thanh toán.',
  configure: 'Chọn cấu hình Cloud Server',
  seeBoard: 'Xem bảng giá',
  facts: ['Giá gia hạn ghi cạnh giá mua', 'VAT là một dòng riêng', 'Đặt hàng không cần tài khoản'],
  domains: 'Tên miền',
  domainsFrom: (price: string) => `Tên miền từ ${price}/năm`,
  seeDomains: 'Xem giá tên miền',
  board: 'Bảng giá hôm nay',
  boardNote: 'Giá khởi điểm của từng dòng theo kỳ hạn đề xuất, chưa gồm VAT. Tên miền đã gồm VAT.',
  boardMissing: 'Chưa tải được bảng giá. Bạn mở cửa hàng để xem từng dòng.',
  perUnit: (unit: string) => `/${unit}`,
  plans: (count: number) => `${count} gói`,
  ask: 'Chưa rõ nên chọn gì?',
  askCall: (hotline: string) => `Gọi ${hotline} để hỏi, miễn phí`,
  wholeShop: 'Xem cả cửa hàng',
};
