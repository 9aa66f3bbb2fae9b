import type { CatalogueFileRow } from '#contracts/desk/catalogue-file-record.ts';
import type { DeskColumns } from './desk-column.ts';

export const catalogueFileColumns = {
  name: { title: 'Tệp' },
  addedAt: { title: 'Tải lên lúc', kind: 'minute', isSortable: true },
  addedBy: { title: 'Ai' },
  appliedAt: { title: 'Ghi vào cửa hàng lúc', kind: 'minute' },
} as const satisfies DeskColumns<CatalogueFileRow>;
