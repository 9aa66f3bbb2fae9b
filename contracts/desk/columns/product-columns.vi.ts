import type { ProductRow } from '#contracts/desk/product-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const productColumns = {
  id: { title: 'Mã' },
  title: { title: 'Tên', isSortable: true },
  line: { title: 'Dòng sản phẩm', text: ({ lineTitle }) => lineTitle },
  state: {
    title: 'Bán',
    words: { 'on-sale': 'Đang bán', 'renewals-only': 'Chỉ gia hạn', withdrawn: 'Ngừng bán' },
    tones: { 'on-sale': 'success', 'renewals-only': 'warning', withdrawn: 'default' },
  },
  leadPrice: { title: 'Giá nêu ở cửa hàng, mỗi tháng', kind: 'dong', isSortable: true },
} as const satisfies DeskColumns<ProductRow>;
