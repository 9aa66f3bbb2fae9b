import type { PromisedFigures } from '#core/shared/shop/promised-figures.ts';

export const home = {
  promises: 'Chúng tôi cam kết bằng con số',
  promisesLead: 'Mỗi con số dẫn đến trang ghi cách đo, cách tính và những gì không tính.',
  /** What is not promised has no row. */
  promise: ({ availability, answerTime, refundDays, maintenanceNotice }: PromisedFigures) => [
    {
      figure: availability,
      text: 'thời gian hoạt động mỗi tháng, hụt thì bù vào phí của tháng',
      page: 'serviceLevels' as const,
      anchor: '#muc-bu',
    },
    {
      figure: answerTime,
      text: 'có kỹ thuật viên nhận việc khi dịch vụ ngừng hẳn',
      page: 'serviceLevels' as const,
      anchor: '#thoi-gian-phan-hoi',
    },
    {
      figure: refundDays,
      text: 'đầu được hoàn tiền phần chưa dùng, không cần nêu lý do',
      page: 'refunds' as const,
      anchor: '',
    },
    {
      figure: maintenanceNotice,
      text: 'báo trước khi bảo trì làm gián đoạn dịch vụ',
      page: 'serviceLevels' as const,
      anchor: '#khong-tinh-vao-gian-doan',
    },
  ],
  inside: 'Bên trong mỗi máy chủ bạn thuê',
  insideDrawing: 'Một máy chủ được tách lớp: vỏ, CPU và RAM, ổ NVMe, khung và cổng mạng',
  layers: [
    { title: 'Vỏ máy', text: 'Đặt trong tủ tại trung tâm dữ liệu' },
    { title: 'CPU và RAM', text: 'Số nhân và dung lượng theo gói' },
    { title: 'Ổ SSD', text: 'Dung lượng ghi rõ, thêm được' },
    { title: 'Cổng mạng', text: 'Băng thông trong nước theo gói' },
  ],
  flow: 'Từ giỏ hàng đến máy chủ chạy',
  steps: [
    { title: 'Chọn cấu hình', text: 'Hệ điều hành, nơi đặt máy, thời hạn và các tuỳ chọn thêm.' },
    { title: 'Đặt hàng', text: 'Họ tên, số điện thoại và email. Không bắt buộc đăng nhập.' },
    { title: 'Thanh toán', text: 'Quét VietQR bằng ứng dụng ngân hàng, hoặc chuyển theo thông tin trên trang.' },
    { title: 'Nhận dịch vụ', text: 'Hoá đơn và thông tin dịch vụ được gửi qua email.' },
  ],
  about: (shop: string) => `Về ${shop}`,
} as const;
