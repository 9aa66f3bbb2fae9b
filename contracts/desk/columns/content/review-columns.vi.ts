import type { DeskColumns } from '#contracts/desk/columns/desk-column.ts';
import type { ReviewRow } from '#contracts/desk/content/review-record.ts';

export const reviewColumns = {
  createdAt: { title: 'Gửi lúc', kind: 'minute', isSortable: true },
  product: { title: 'Sản phẩm' },
  stars: { title: 'Sao', kind: 'number', isSortable: true },
  author: { title: 'Người viết' },
  bought: { title: 'Đã mua', words: { true: 'rồi', false: 'chưa' } },
  text: { title: 'Nội dung' },
  state: {
    title: 'Trạng thái',
    words: { waiting: 'Chờ duyệt', shown: 'Đang hiện', refused: 'Đã từ chối', hidden: 'Đã ẩn' },
    tones: { waiting: 'warning', shown: 'success', refused: 'default', hidden: 'default' },
  },
} as const satisfies DeskColumns<ReviewRow>;
