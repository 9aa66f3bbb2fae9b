import type { ProductTagRow } from '#contracts/desk/product-tag-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const productTagColumns = {
  name: { title: 'Tên', isSortable: true },
  tag: { title: 'Mã' },
  productCount: { title: 'Số sản phẩm', kind: 'number' },
} as const satisfies DeskColumns<ProductTagRow>;
