import { html } from 'hono/html';
import type { FoundCustomer } from '#backend/authorisation/find-customer.ts';
import { securityEvents, securityResults } from '#backend/authorisation/security-events.ts';
import { SECURITY_ROWS_PER_PAGE } from '#backend/authorisation/security-log.ts';
import type { securityLog } from '#backend/authorisation/security-log-schema.ts';
import { formatLogTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import { retention } from '#core/shared/retention.ts';

type LogRow = typeof securityLog.$inferSelect;

/** Digests are shown short: enough to tell two of them apart. */
const short = (digest: string): string => digest.slice(0, 8) || '–';

const renderRow = ({ at, event, result, failure, times, partyId, name, network, session }: LogRow): Markup =>
  html`<tr><td>${formatLogTime(at)}</td><td>${securityEvents[event] ?? event}</td><td>${securityResults[result]}${times > 1 ? ` (${times} lần)` : ''}<br><span class="soft">${failure}</span></td><td>${partyId || `tên ${short(name)}`}</td><td class="soft">${short(network)} · ${short(session)}</td></tr>`;

export type CustomerLog = {
  readonly rows: readonly LogRow[];
  /** From 1; null for the entries of one login name, which have one page. */
  readonly page: number | null;
  /** What was looked for; empty for everybody. */
  readonly name: string;
  /** Who has that name. */
  readonly customer: FoundCustomer | null;
};

const renderPages = (page: number, hasMore: boolean): Markup =>
  html`<p>${page > 1 ? html`<a href="/customer-log?page=${page - 1}">Mới hơn</a> ` : ''}${hasMore ? html`<a href="/customer-log?page=${page + 1}">Cũ hơn</a>` : ''}</p>`;

const renderCustomer = ({ partyId, sessions }: FoundCustomer): Markup =>
  html`<article><h2>Khách hàng ${partyId}</h2><p>Đang đăng nhập ở ${sessions} nơi.</p>
<form method="post" action="/customer-log/${partyId}/end-sessions"><button>Kết thúc mọi phiên</button></form></article>`;

export const renderCustomerLogPage = ({ rows, page, name, customer }: CustomerLog): StaffPage => ({
  title: 'Nhật ký khách hàng',
  body: html`<p class="soft">Giữ ${retention.securityLog.days} ngày. Tên đã gõ, địa chỉ mạng và phiên được ghi bằng mã băm.</p>
<form method="post" action="/customer-log"><label>Email hoặc số điện thoại đăng nhập<br><input name="name" value="${name}" required maxlength="200" autocomplete="off"></label> <button>Xem</button></form>
${customer === null ? '' : renderCustomer(customer)}
<div class="wide" role="region" aria-label="Nhật ký khách hàng" tabindex="0"><table><thead><tr><th>Lúc</th><th>Việc</th><th>Kết quả</th><th>Khách hàng</th><th>Mạng · phiên</th></tr></thead>
<tbody>${rows.slice(0, SECURITY_ROWS_PER_PAGE).map(renderRow)}</tbody></table></div>
${page === null ? html`<p><a href="/customer-log">Xem tất cả</a></p>` : renderPages(page, rows.length > SECURITY_ROWS_PER_PAGE)}`,
});
