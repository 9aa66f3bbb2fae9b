import { html } from 'hono/html';
import { formatLogTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import { type Column, renderTable } from '#backend/platform/pages/staff-list.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import { retention } from '#core/shared/retention.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { StaffResult, staffLog } from './schema.ts';
import { LOG_ROWS_PER_PAGE } from './staff-log.ts';

const resultWords: Readonly<Record<StaffResult, string>> = { done: 'thành công', refused: 'bị từ chối', failed: 'lỗi' };

type LogRow = typeof staffLog.$inferSelect;

/** `status: OPEN → PAID`, one line per fact that changed. */
const renderChange = ({ change }: LogRow): Markup | '' =>
  change === null
    ? ''
    : html`<ul class="facts">${Object.entries(change.after).map(([name, value]) => {
        const before = lookUp(change.before, name);
        return html`<li>${name}: ${before === undefined ? '' : `${before} → `}${String(value)}</li>`;
      })}</ul>`;

const columns: readonly Column<LogRow>[] = [
  { title: 'Lúc', cell: ({ at }) => formatLogTime(at) },
  { title: 'Ai', cell: ({ name }) => name || '–' },
  {
    title: 'Việc',
    cell: (row) => html`${row.action}<br><span class="soft">${row.path}</span>${renderChange(row)}`,
  },
  { title: 'Kết quả', cell: ({ result }) => resultWords[result] },
  { title: 'Mạng', cell: ({ network }) => html`<span class="soft">${network.slice(0, 8)}</span>` },
];

export const renderLogPage = (rows: readonly LogRow[], page: number): StaffPage => ({
  title: 'Nhật ký',
  body: html`<p class="soft">Giữ ${retention.staffLog.days} ngày. Địa chỉ mạng được ghi bằng mã băm.</p>
${renderTable('Nhật ký', columns, rows.slice(0, LOG_ROWS_PER_PAGE))}
<p class="pages">${page > 1 ? html`<a href="/log?page=${page - 1}">Mới hơn</a> ` : ''}${rows.length > LOG_ROWS_PER_PAGE ? html`<a href="/log?page=${page + 1}">Cũ hơn</a>` : ''}</p>`,
});
