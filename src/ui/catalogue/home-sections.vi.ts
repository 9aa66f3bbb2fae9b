export const home = {
  inside: 'Bên trong mỗi máy chủ bạn thuê',
  insideLead: 'Bốn phần quyết định máy nhanh hay chậm. Trang sản phẩm ghi từng phần bằng con số, không bằng tính từ.',
  insideDrawing: 'Một máy chủ được tách lớp: vỏ, CPU và RAM, ổ NVMe, khung và cổng mạng',
  layers: [
    { title: 'Vỏ máy', text: 'Đặt trong tủ tại trung tâm dữ liệu' },
    { title: 'CPU và RAM', text: 'Số nhân và dung lượng theo gói' },
    { title: 'Ổ SSD', text: 'Dung lượng ghi rõ, thêm được' },
    { title: 'Cổng mạng', text: 'Băng thông trong nước theo gói' },
  ],
  figures: {
    lines: 'dòng sản phẩm, từ tên miền đến máy chủ vật lý',
    plans: 'gói có giá công khai trên trang',
    terms: 'kỳ hạn thuê, thuê dài giá tháng thấp hơn',
    termRange: (least: number, most: number) => `${least}–${most} tháng`,
    places: 'nơi đặt máy để chọn: Hà Nội, Đà Nẵng và TP. Hồ Chí Minh',
    placesCount: '3 nơi',
  },
  flow: 'Từ giỏ hàng đến máy chủ chạy',
  steps: [
    { title: 'Chọn cấu hình', text: 'Hệ điều hành, nơi đặt máy, thời hạn và các tuỳ chọn thêm.' },
    { title: 'Đặt hàng', text: 'Họ tên, số điện thoại, email và địa chỉ. Không bắt buộc đăng nhập.' },
    { title: 'Thanh toán', text: 'Quét VietQR bằng ứng dụng ngân hàng, trang tự nhận kết quả.' },
    { title: 'Nhận dịch vụ', text: 'Hoá đơn mở được ngay, thông tin dịch vụ gửi qua email.' },
  ],
  commitments: 'Đọc cam kết dịch vụ',
  about: 'Về Cửa Hàng Mây',
};
