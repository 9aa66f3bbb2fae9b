import type { DeskColumns } from '#contracts/desk/columns/desk-column.ts';
import type { ArticleRecord } from '#contracts/desk/content/article-record.ts';

export const articleColumns = {
  title: { title: 'Tiêu đề' },
  slug: { title: 'Đường dẫn' },
  categoryName: { title: 'Chuyên mục' },
  date: { title: 'Ngày đăng', kind: 'minute' },
  state: {
    title: 'Tình trạng',
    words: { live: 'Đã đăng', planned: 'Hẹn đăng', draft: 'Bản nháp' },
    tones: { live: 'success', planned: 'warning', draft: 'default' },
  },
  problems: { title: 'Cần xem lại', text: ({ problems }) => problems.join(' ') },
} as const satisfies DeskColumns<ArticleRecord>;
