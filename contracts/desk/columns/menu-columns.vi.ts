import type { MenuRecord } from '#contracts/desk/menu-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const menuColumns = {
  order: { title: 'Thứ tự', kind: 'number' },
  title: { title: 'Tên trên thanh menu' },
  slug: { title: 'Dẫn đến' },
  count: { title: 'Mục con', kind: 'number' },
} as const satisfies DeskColumns<MenuRecord>;
