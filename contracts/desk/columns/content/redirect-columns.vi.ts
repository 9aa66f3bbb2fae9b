import type { DeskColumns } from '#contracts/desk/columns/desk-column.ts';
import type { RedirectRecord } from '#contracts/desk/content/redirect-record.ts';

const text = ({ statusCode, urlNew }: RedirectRecord): string =>
  statusCode === 410 ? '410: trang đã bỏ' : `${statusCode} → ${urlNew || '(để trống)'}`;

export const redirectColumns = {
  urlOld: { title: 'Địa chỉ cũ' },
  urlNew: { title: 'Chuyển đến', text },
  siteName: { title: 'Dùng cho' },
  hits: { title: 'Lượt', kind: 'number' },
  lastHitAt: { title: 'Lượt cuối', kind: 'minute' },
  state: {
    title: 'Tình trạng',
    words: { live: 'Đang dùng', idle: 'Không có tác dụng' },
    tones: { live: 'success', idle: 'warning' },
  },
  problems: { title: 'Vì sao', text: ({ problems }) => problems.join(' ') },
} as const satisfies DeskColumns<RedirectRecord>;
