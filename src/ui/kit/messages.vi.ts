import type { Stock } from '#core/catalogue/product.ts';

/** Words of the kit itself. */
export const kit = {
  pages: 'Phân trang',
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
  retry: 'Thử lại',
  failed: 'Chưa làm được. Bạn kiểm tra kết nối rồi thử lại.',
  call: 'Gọi 1800.6070',
  toShop: 'Về cửa hàng',
  close: 'Đóng',
  required: 'bắt buộc',
  optional: '(không bắt buộc)',
  decrease: 'Giảm',
  increase: 'Tăng',
  from: 'từ',
  oldPrice: 'Giá cũ',
  renewal: (price: string) => `Gia hạn: ${price}`,
  termTotal: (term: string, total: string) => `${term}: ${total}`,
  choosePlan: 'Chọn gói này',
  available: 'Còn tài nguyên',
  registrable: 'Nhận đăng ký',
  unavailable: 'Tạm hết',
  saleBadge: (percent: number) => `Giảm ${percent}%`,
  vatInside: 'đã gồm VAT',
  vatOutside: 'chưa gồm VAT',
  copy: 'Sao chép',
  copied: 'Đã sao chép.',
  copyFailed: 'Trình duyệt không cho sao chép. Bạn chọn dòng chữ rồi sao chép tay.',
  loading: 'Đang tải',
  places: 'Tình trạng theo nơi',
  stock: { ready: 'Có sẵn', 'to-order': 'Đặt trước', 'sold-out': 'Hết chỗ' } satisfies Record<Stock, string>,
  showPassword: 'Hiện mật khẩu',
  hidePassword: 'Ẩn mật khẩu',
  strengths: {
    short: 'Cần ít nhất 6 ký tự',
    weak: 'Dùng được, dài thêm vài ký tự sẽ khó đoán hơn',
    fair: 'Khá tốt, thêm số hoặc dấu câu là rất tốt',
    strong: 'Rất tốt, khó đoán',
  },
};

/** Unit of a price as it follows a slash: `/tháng`. */
export const perUnit = (unitName: string): string => unitName.toLowerCase();

/** A term: `3 tháng`, `1 năm`. */
export const termText = (time: number, unit: { readonly id: 'MONTH' | 'YEAR' }): string =>
  `${time} ${unit.id === 'YEAR' ? 'năm' : 'tháng'}`;
