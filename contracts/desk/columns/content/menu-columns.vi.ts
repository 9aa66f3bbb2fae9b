import type { DeskColumns } from '#contracts/desk/columns/desk-column.ts';
import type { MenuRecord } from '#contracts/desk/content/menu-record.ts';

export const menuColumns = {
  order: { title: 'Thứ tự', kind: 'number' },
  title: { title: 'Tên trên thanh menu' },
  slug: { title: 'Dẫn đến' },
  count: { title: 'Mục con', kind: 'number' },
} as const satisfies DeskColumns<MenuRecord>;
