import { html } from 'hono/html';
import type { Transfer } from '#backend/cloud-services/domains/decide-transfer.ts';
import { commandKey } from '#backend/platform/pages/command-form.ts';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import { MAX_REASON } from '#backend/platform/pages/run-staff-action.ts';
import type { StaffList } from '#backend/platform/pages/staff-list.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';

const renderFacts = ({ service, order }: Transfer): Markup =>
  html`<p class="soft">Đơn ${order.number} · thanh toán lúc ${formatTime(service.startDate)} · ${order.ownerEmail ?? ''}</p>`;

const renderState = ({ service: { transfer } }: Transfer): Markup =>
  transfer === 'MOVING'
    ? html`<span class="badge warn">Đang chuyển</span>`
    : transfer === 'REFUSED'
      ? html`<span class="badge">Không chuyển được</span>`
      : html`<span class="badge ok">Đã chuyển về</span>`;

export const transferList: Omit<StaffList<Transfer>, 'area' | 'read'> = {
  searchLabel: 'Tên miền, số đơn hoặc email',
  filters: { moving: 'Đang chuyển', done: 'Đã chuyển về', refused: 'Không chuyển được', all: 'Tất cả' },
  columns: [
    { title: 'Tên miền', cell: ({ service }) => html`<a href="/transfers/${service.id}">${service.name}</a>` },
    { title: 'Đơn', cell: ({ order }) => order.number },
    { title: 'Khách', cell: ({ order }) => order.ownerEmail ?? '–' },
    { title: 'Thanh toán lúc', cell: ({ service }) => formatTime(service.startDate) },
    { title: 'Trạng thái', cell: renderState },
  ],
  empty: 'Không có tên miền nào ở đây.',
};

const renderDecisionForm = (
  id: string,
): Markup => html`<form method="post" action="/transfers/${id}">${commandKey()}<button class="main" name="decision" value="finish">Đã chuyển về xong</button></form>
<form method="post" action="/transfers/${id}">${commandKey()}<label for="reason">Lý do không chuyển được</label><textarea id="reason" name="reason" maxlength="${MAX_REASON}" required></textarea>
<button name="decision" value="refuse">Báo không chuyển được</button></form>`;

/** The only page that shows the auth code. */
export const renderTransferPage = (found: Transfer, code: string | null): StaffPage => {
  const { service } = found;
  const open = service.transfer === 'MOVING';
  return {
    title: service.name,
    actions: renderState(found),
    body: html`<p><a href="/transfers">Chuyển tên miền về</a></p>
<article>${renderFacts(found)}<p>Mã chuyển (EPP): ${code === null ? html`<span class="soft">đã xoá</span>` : html`<code>${code}</code>`}</p></article>
<article><h2>Quyết định</h2>${open ? renderDecisionForm(service.id) : html`<p class="soft">Đã xong.</p>`}</article>`,
  };
};
