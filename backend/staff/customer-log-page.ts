import { html } from 'hono/html';
import type { FoundCustomer } from '#backend/authorisation/log-in/find-customer.ts';
import { securityEvents, securityResults } from '#backend/authorisation/security-log/security-events.ts';
import { SECURITY_ROWS_PER_PAGE } from '#backend/authorisation/security-log/security-log.ts';
import type { securityLog } from '#backend/authorisation/security-log/security-log-schema.ts';
import { formatLogTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import { type Column, renderTable } from '#backend/platform/pages/staff-list.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import { retention } from '#core/shared/retention.ts';

type LogRow = typeof securityLog.$inferSelect;

/** Digests are shown short: enough to tell two of them apart. */
const short = (digest: string): string => digest.slice(0, 8) || '–';

const columns: readonly Column<LogRow>[] = [
  { title: 'Lúc', cell: ({ at }) => formatLogTime(at) },
  { title: 'Việc', cell: ({ event }) => securityEvents[event] ?? event },
  {
    title: 'Kết quả',
    cell: ({ result, times, failure }) =>
      html`${securityResults[result]}${times > 1 ? ` (${times} lần)` : ''}<br><span class="soft">${failure}</span>`,
  },
  { title: 'Khách hàng', cell: ({ partyId, name }) => partyId || `tên ${short(name)}` },
  {
    title: 'Mạng · phiên',
    cell: ({ network, session }) => html`<span class="soft">${short(network)} · ${short(session)}</span>`,
  },
];

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
  html`<article><p><a href="/desk#/customers/${partyId}/show">Khách hàng ${partyId}</a> đang đăng nhập ở ${sessions} nơi.</p></article>`;

export const renderCustomerLogPage = ({ rows, page, name, customer }: CustomerLog): StaffPage => ({
  title: 'Nhật ký khách hàng',
  body: html`<p class="soft">Giữ ${retention.securityLog.days} ngày. Tên đã gõ, địa chỉ mạng và phiên được ghi bằng mã băm.</p>
<form method="post" action="/customer-log"><label>Email hoặc số điện thoại đăng nhập<br><input name="name" value="${name}" required maxlength="200" autocomplete="off"></label> <button>Xem</button></form>
${customer === null ? '' : renderCustomer(customer)}
${rows.length === 0 ? html`<p class="card soft">Không có việc nào.</p>` : renderTable('Nhật ký khách hàng', columns, rows.slice(0, SECURITY_ROWS_PER_PAGE))}
${page === null ? html`<p><a href="/customer-log">Xem tất cả</a></p>` : renderPages(page, rows.length > SECURITY_ROWS_PER_PAGE)}`,
});
