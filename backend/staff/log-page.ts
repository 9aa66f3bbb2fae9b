import { html } from 'hono/html';
import { formatLogTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import { retention } from '#core/shared/retention.ts';
import type { StaffResult, staffLog } from './schema.ts';
import { LOG_ROWS_PER_PAGE } from './staff-log.ts';

const resultWords: Readonly<Record<StaffResult, string>> = { done: 'thành công', refused: 'bị từ chối', failed: 'lỗi' };

type LogRow = typeof staffLog.$inferSelect;

/** `status: OPEN → PAID`, one line per fact that changed. */
const renderChange = ({ change }: LogRow): Markup | '' =>
  change === null
    ? ''
    : html`<ul class="facts">${Object.entries(change.after).map(([name, value]) => {
        const before = change.before[name];
        return html`<li>${name}: ${before === undefined ? '' : `${before} → `}${String(value)}</li>`;
      })}</ul>`;

const renderRow = (row: LogRow): Markup => {
  const { at, name, action, path, result, network } = row;
  return html`<tr><td>${formatLogTime(at)}</td><td>${name}</td><td>${action}<br><span class="soft">${path}</span>${renderChange(row)}</td><td>${resultWords[result]}</td><td class="soft">${network}</td></tr>`;
};

export const renderLogPage = (rows: readonly LogRow[], page: number): StaffPage => ({
  title: 'Nhật ký',
  body: html`<p class="soft">Giữ ${retention.staffLog.days} ngày. Địa chỉ mạng được ghi bằng mã băm.</p>
<div class="wide" role="region" aria-label="Nhật ký" tabindex="0"><table><thead><tr><th>Lúc</th><th>Ai</th><th>Việc</th><th>Kết quả</th><th>Mạng</th></tr></thead>
<tbody>${rows.slice(0, LOG_ROWS_PER_PAGE).map(renderRow)}</tbody></table></div>
<p>${page > 1 ? html`<a href="/log?page=${page - 1}">Mới hơn</a> ` : ''}${rows.length > LOG_ROWS_PER_PAGE ? html`<a href="/log?page=${page + 1}">Cũ hơn</a>` : ''}</p>`,
});
