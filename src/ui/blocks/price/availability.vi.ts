import type { Stock } from '#core/catalogue/product.ts';

export const availabilityText = {
  available: 'Có sẵn',
  registrable: 'Nhận đăng ký',
  places: 'Tình trạng theo nơi',
  stock: { ready: 'Có sẵn', 'to-order': 'Đặt trước', 'sold-out': 'Hết chỗ' } satisfies Record<Stock, string>,
} as const;
