import { html } from 'hono/html';
import { shownName } from '#backend/cloud-services/service-wire.ts';
import { commandKey } from '#backend/platform/pages/command-form.ts';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import { MAX_REASON } from '#backend/platform/pages/run-staff-action.ts';
import type { StaffList } from '#backend/platform/pages/staff-list.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import type { BankAccount } from '#core/ending-rules/bank-account.ts';
import { awaitsDecision, type RefundState, refundRules } from '#core/ending-rules/refund-offer.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import type { Refund } from './find-refunds.ts';

export const refundStateNames: Readonly<Record<RefundState, string>> = {
  asked: 'Chờ trả lời',
  confirmed: 'Chờ chuyển tiền',
  refused: 'Từ chối',
  paid: 'Đã chuyển tiền',
};

const tones: Readonly<Record<RefundState, string>> = { asked: 'warn', confirmed: 'warn', refused: '', paid: 'ok' };

const renderState = (state: RefundState): Markup =>
  html`<span class="badge ${tones[state]}">${refundStateNames[state]}</span>`;

export const refundList: Omit<StaffList<Refund>, 'area' | 'read'> = {
  searchLabel: 'Dịch vụ, mã đơn hoặc email',
  filters: { all: 'Tất cả', ...refundStateNames },
  columns: [
    {
      title: 'Dịch vụ',
      cell: ({ request, service }) => html`<a href="/refunds/${request.id}">${shownName(service)}</a>`,
    },
    { title: 'Đơn', cell: ({ order }) => order.number },
    {
      title: 'Khách',
      cell: ({ order }) => html`${order.ownerName ?? ''}<br><span class="soft">${order.ownerEmail ?? ''}</span>`,
    },
    { title: 'Số tiền', isNumber: true, cell: ({ request }) => formatDong(dong(request.gross)) },
    { title: 'Gửi lúc', cell: ({ request }) => formatTime(request.askedAt) },
    { title: 'Trạng thái', cell: ({ request }) => renderState(request.state) },
  ],
  empty: 'Không có yêu cầu nào.',
};

const renderAmounts = ({ request: { net, exempt, vat, gross } }: Refund): Markup => html`<dl>
<dt>Trước thuế</dt><dd>${formatDong(dong(net))}</dd>
${exempt === 0 ? '' : html`<dt>Không chịu thuế</dt><dd>${formatDong(dong(exempt))}</dd>`}
<dt>VAT</dt><dd>${formatDong(dong(vat))}</dd><dt>Tổng hoàn</dt><dd><b>${formatDong(dong(gross))}</b></dd></dl>`;

const renderAccount = (account: BankAccount | null): Markup =>
  account === null
    ? html`<p class="soft">Tài khoản đã xoá.</p>`
    : html`<dl><dt>Ngân hàng</dt><dd>${account.bank}</dd><dt>Số tài khoản</dt><dd><code>${account.number}</code></dd><dt>Chủ tài khoản</dt><dd>${account.holder}</dd></dl>`;

const renderDecision = ({ request, order }: Refund): Markup => {
  const action = `/refunds/${request.id}`;
  if (awaitsDecision(request))
    return html`<p>Xác nhận sẽ dừng dịch vụ ngay, xoá mật khẩu và báo khách qua email.</p>
<form method="post" action="${action}">${commandKey()}<button class="main" name="decision" value="confirm">Xác nhận, dừng dịch vụ</button></form>
<form method="post" action="${action}">${commandKey()}<label for="reason">Lý do từ chối, gửi cho khách</label><textarea id="reason" name="reason" maxlength="${MAX_REASON}" required></textarea>
<button class="danger" name="decision" value="refuse">Từ chối</button></form>`;
  if (refundRules[request.state].awaitsMoney)
    return html`<p>Chuyển ${formatDong(dong(request.gross))}, nội dung «Hoan tien ${order.number}», lập hoá đơn điều chỉnh giảm rồi bấm nút này.</p>
<form method="post" action="${action}">${commandKey()}<button class="main" name="decision" value="paid">Đã chuyển tiền</button></form>`;
  return html`<p class="soft">Đã xong${request.reason === '' ? '.' : `. Lý do: ${request.reason}`}</p>`;
};

const renderTimes = ({ request: { askedAt, decidedAt, decidedBy, paidAt } }: Refund): Markup => html`<dl>
<dt>Gửi lúc</dt><dd>${formatTime(askedAt)}</dd>
${decidedAt === null ? '' : html`<dt>Trả lời lúc</dt><dd>${formatTime(decidedAt)}${decidedBy === null ? '' : ` · ${decidedBy}`}</dd>`}
${paidAt === null ? '' : html`<dt>Chuyển tiền lúc</dt><dd>${formatTime(paidAt)}</dd>`}</dl>`;

/** The only page that shows the bank account. */
export const renderRefundPage = (found: Refund, account: BankAccount | null): StaffPage => {
  const { service, order, request } = found;
  return {
    title: `Hoàn tiền: ${shownName(service)}`,
    actions: renderState(request.state),
    body: html`<p><a href="/refunds">Hoàn tiền</a></p><div class="columns"><div>
<article><h2>Dịch vụ</h2><dl><dt>Gói</dt><dd>${service.productTitle}</dd><dt>Đơn</dt><dd>${order.number}</dd><dt>Khách</dt><dd>${order.ownerName ?? ''} · ${order.ownerEmail ?? ''}</dd>
<dt>Bàn giao</dt><dd>${service.deliveredAt === null ? 'không ghi nhận' : formatDate(service.deliveredAt)}</dd><dt>Hết kỳ</dt><dd>${formatDate(service.endDate)}</dd></dl></article>
<article><h2>Số tiền</h2>${renderAmounts(found)}</article></div><div>
<article><h2>Tài khoản nhận</h2>${renderAccount(account)}</article>
<article><h2>Tiến độ</h2>${renderTimes(found)}</article>
<article><h2>Xử lý</h2>${renderDecision(found)}</article></div></div>`,
  };
};
