import { html } from 'hono/html';
import { type Markup, vietnamTimeFormat } from '#backend/platform/pages/plain-document.ts';
import { renderStaffPage } from '#backend/platform/pages/staff-style.ts';
import { retention } from '#core/shared/retention.ts';
import type { StaffResult, staffLog } from './schema.ts';
import { LOG_ROWS_PER_PAGE } from './staff-log.ts';

const timeFormat = vietnamTimeFormat('medium');
const resultWords: Readonly<Record<StaffResult, string>> = { done: 'thành công', refused: 'bị từ chối', failed: 'lỗi' };

type LogRow = typeof staffLog.$inferSelect;

const renderRow = ({ at, name, action, path, result, network }: LogRow): Markup =>
  html`<tr><td>${timeFormat.format(at)}</td><td>${name}</td><td>${action}<br><span class="soft">${path}</span></td><td>${resultWords[result]}</td><td class="soft">${network}</td></tr>`;

export const renderLogPage = (rows: readonly LogRow[], page: number): Markup =>
  renderStaffPage(
    { title: 'Nhật ký', suffix: 'Trang nhân viên', section: 'nhật ký' },
    html`<h1>Nhật ký</h1><p class="soft">Giữ ${retention.staffLog.days} ngày. Địa chỉ mạng được ghi bằng mã băm.</p>
<div class="wide" role="region" aria-label="Nhật ký" tabindex="0"><table><thead><tr><th>Lúc</th><th>Ai</th><th>Việc</th><th>Kết quả</th><th>Mạng</th></tr></thead>
<tbody>${rows.slice(0, LOG_ROWS_PER_PAGE).map(renderRow)}</tbody></table></div>
<p>${page > 1 ? html`<a href="/log?page=${page - 1}">Mới hơn</a> ` : ''}${rows.length > LOG_ROWS_PER_PAGE ? html`<a href="/log?page=${page + 1}">Cũ hơn</a>` : ''}</p>`,
  );
