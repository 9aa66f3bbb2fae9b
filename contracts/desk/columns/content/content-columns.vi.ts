import type { DeskColumns } from '#contracts/desk/columns/desk-column.ts';
import type { Content, PictureRecord } from '#contracts/desk/content/content-record.ts';

export const contentColumns = { label: { title: 'Mục' } } as const satisfies DeskColumns<Content<object>>;

export const pictureColumns = {
  label: { title: 'Mô tả ảnh cho người không nhìn thấy' },
  url: { title: 'Địa chỉ dùng trong bài viết' },
} as const satisfies DeskColumns<PictureRecord>;
