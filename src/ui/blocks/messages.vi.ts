import type { Stock } from '#core/catalogue/product.ts';
import type { PriceUnit } from '#core/pricing/price.ts';

export const blocks = {
  available: 'Có sẵn',
  registrable: 'Nhận đăng ký',
  unavailable: 'Tạm hết',
  choosePlan: 'Chọn gói này',
  oldPrice: 'Giá cũ',
  saleBadge: (percent: number) => `Giảm ${percent}%`,
  gift: (gift: string) => `Tặng ${gift}`,
  renewal: (price: string) => `Gia hạn: ${price}`,
  termTotal: (term: string, total: string) => `${term}: ${total}`,
  vatInside: 'đã gồm VAT',
  vatOutside: 'chưa gồm VAT',
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
  retry: 'Thử lại',
  failed: 'Chưa làm được. Bạn kiểm tra kết nối rồi thử lại.',
  call: (hotline: string) => `Gọi ${hotline}`,
  toShop: 'Về cửa hàng',
  shop: 'Cửa hàng',
  hotline: (number: string) => `Hotline ${number}`,
  crumbs: 'Đường dẫn',
  home: 'Trang chủ',
};

export const perUnit = (unitName: string): string => unitName.toLowerCase();

/** `từ 94.000đ/tháng, kỳ 3 tháng`; the amount arrives formatted. */
export const lowestPriceText = (
  amount: string,
  { unit, term }: { readonly unit: PriceUnit; readonly term: number },
): string => `từ ${amount}/${perUnit(unit.name)}, kỳ ${termText(term, unit)}`;

/** `3 tháng`, `1 năm`. */
export const termText = (time: number, unit: { readonly id: 'MONTH' | 'YEAR' }): string =>
  `${time} ${unit.id === 'YEAR' ? 'năm' : 'tháng'}`;
