import type { StockRow } from '#contracts/desk/stock-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const stockColumns = {
  product: { title: 'Sản phẩm', isSortable: true },
  sku: { title: 'Mã', kind: 'code' },
  place: { title: 'Nơi đặt' },
  stock: {
    title: 'Tình trạng',
    words: { ready: 'Có sẵn', 'to-order': 'Đặt trước', 'sold-out': 'Hết chỗ' },
    tones: { ready: 'success', 'to-order': 'warning', 'sold-out': 'error' },
  },
} as const satisfies DeskColumns<StockRow>;
