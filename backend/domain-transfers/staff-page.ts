import { html } from 'hono/html';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import type { Transfer } from './decide-transfers.ts';

const renderPage = (title: string, body: Markup): StaffPage => ({ title, body });

const renderFacts = ({ service, order }: Transfer): Markup =>
  html`<p class="soft">Đơn ${order.number} · thanh toán lúc ${formatTime(service.startDate)} · ${order.ownerEmail ?? ''}</p>`;

export const renderPendingPage = (found: readonly Transfer[]): StaffPage =>
  renderPage(
    'Tên miền đang chuyển về',
    found.length === 0
      ? html`<p class="soft">Không có tên miền nào đang chuyển về.</p>`
      : html`${found.map(
          (each) =>
            html`<article><h2><a href="/transfers/${each.service.id}">${each.service.name}</a></h2>${renderFacts(each)}</article>`,
        )}`,
  );

const renderDecisionForm = (
  id: string,
): Markup => html`<form method="post" action="/transfers/${id}"><button class="main" name="decision" value="finish">Đã chuyển về xong</button></form>
<form method="post" action="/transfers/${id}"><label for="reason">Lý do không chuyển được</label><textarea id="reason" name="reason" maxlength="500" required></textarea>
<button name="decision" value="refuse">Báo không chuyển được</button></form>`;

/** The only page that shows the auth code. */
export const renderTransferPage = (found: Transfer, code: string | null): StaffPage => {
  const { service } = found;
  const open = service.transfer === 'MOVING';
  return renderPage(
    service.name,
    html`<p><a href="/transfers">Tên miền đang chuyển về</a></p>
<article>${renderFacts(found)}<p>Mã chuyển (EPP): ${code === null ? html`<span class="soft">đã xoá</span>` : html`<code>${code}</code>`}</p></article>
<article><h2>Quyết định</h2>${open ? renderDecisionForm(service.id) : html`<p class="soft">Đã xong.</p>`}</article>`,
  );
};
