import { html } from 'hono/html';
import { commandKey } from '#backend/platform/pages/command-form.ts';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import type { StaffPage } from '#backend/platform/staff-route.ts';
import { type Dong, dong, formatDong, multiplyDong } from '#core/shared/dong.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';
import type { TransferCandidate } from './list-transfers.ts';
import type { TransferProblem, TransferState, UnmatchedTransferRow } from './transfer-schema.ts';

export const problemWords: Readonly<Record<TransferProblem, string>> = {
  'unknown-payment': 'Không rõ trả cho đơn nào',
  'wrong-amount': 'Sai số tiền',
  'not-payable': 'Đơn không còn chờ tiền này',
};

const stateWords: Readonly<Record<TransferState, string>> = {
  waiting: 'Chờ khớp',
  part: 'Một phần của đơn',
  matched: 'Đã khớp',
  'refund-due': 'Chờ hoàn',
  refunded: 'Đã hoàn tiền',
};
const stateKinds: Readonly<Record<TransferState, string>> = {
  waiting: 'warn',
  part: 'ok',
  matched: 'ok',
  'refund-due': 'warn',
  refunded: '',
};

export const renderState = ({ state }: Pick<UnmatchedTransferRow, 'state'>): Markup =>
  html`<span class="badge ${stateKinds[state]}">${stateWords[state]}</span>`;

const renderFacts = (transfer: UnmatchedTransferRow, orderNumber: string | null): Markup => html`<article><dl>
<dt>Số tiền</dt><dd><b>${formatDong(dong(transfer.amount))}</b></dd>
<dt>Nội dung</dt><dd>${transfer.content || html`<span class="soft">không có</span>`}</dd>
<dt>Mã giao dịch</dt><dd>${transfer.transactionId} · ${transfer.methodCode}</dd>
<dt>Trả lúc</dt><dd>${formatTime(transfer.paidAt)}</dd>
<dt>Vì sao chưa khớp</dt><dd>${problemWords[transfer.problem]}</dd>
<dt>Trạng thái</dt><dd>${renderState(transfer)}</dd>
${orderNumber === null ? '' : html`<dt>Đã khớp với</dt><dd>${orderNumber}</dd>`}
${transfer.refundAmount === 0 ? '' : html`<dt>Hoàn lại</dt><dd>${formatDong(dong(transfer.refundAmount))}</dd>`}
${transfer.refundNote === '' ? '' : html`<dt>Ghi chú hoàn tiền</dt><dd>${transfer.refundNote}</dd>`}
${transfer.decidedAt === null ? '' : html`<dt>Người quyết định</dt><dd>${transfer.decidedBy}, ${formatTime(transfer.decidedAt)}</dd>`}
</dl></article>`;

const reasonWords = { payment: 'đúng mã thanh toán', content: 'ghi trong nội dung', amount: 'đúng số tiền' } as const;

const difference = (due: Dong, amount: number): string => {
  const left = subtractDong(due, dong(amount));
  if (left === 0) return '';
  return left > 0 ? `, sau khoản này còn thiếu ${formatDong(left)}` : `, thừa ${formatDong(multiplyDong(left, -1))}`;
};

const renderCandidate = ({ number, due, why }: TransferCandidate, amount: number): Markup =>
  html`<li><b>${number}</b> · chờ ${formatDong(due)} <span class="soft">${reasonWords[why]}${difference(due, amount)}</span></li>`;

/** Number of the one order that is named or, when none is, has the amount; empty when several might be meant. */
const guessOrder = (candidates: readonly TransferCandidate[], amount: number): string => {
  const named = candidates.filter(({ why }) => why !== 'amount');
  const [only, ...others] = named.length > 0 ? named : candidates.filter(({ due }) => due <= amount);
  return only === undefined || others.length > 0 ? '' : only.number;
};

const renderMatchForm = ({ id, amount }: UnmatchedTransferRow, candidates: readonly TransferCandidate[]): Markup => {
  return html`<article><h2>Khớp với đơn</h2>
${
  candidates.length === 0
    ? html`<p class="soft">Chưa thấy đơn nào đang chờ thanh toán mà có vẻ đúng.</p>`
    : html`<p>Đơn có thể đúng:</p><ul>${candidates.map((each) => renderCandidate(each, amount))}</ul>`
}
<form method="post" action="/payments/${id}/match" class="fields">${commandKey()}
<label for="order">Số đơn</label><input id="order" name="order" required maxlength="30" autocomplete="off" value="${guessOrder(candidates, amount)}">
<label for="amount">Gõ lại số tiền đã nhận, bằng đồng</label><input id="amount" name="amount" required inputmode="numeric" maxlength="15" autocomplete="off">
<p class="soft">Đủ tiền thì đơn được thanh toán, khách nhận hoá đơn và thư; tiền thừa chuyển sang chờ hoàn. Thiếu tiền thì khoản này là một phần của đơn, khách nhận thư báo còn thiếu bao nhiêu.</p>
<div class="row"><button class="main">Khớp và ghi nhận</button></div></form></article>`;
};

const renderRefundForm = ({ id, state, amount, refundAmount }: UnmatchedTransferRow): Markup =>
  html`<article><h2>Hoàn tiền</h2><p class="soft">Trang này chỉ ghi lại: hãy chuyển ${formatDong(dong(state === 'refund-due' ? refundAmount : amount))} ở ngân hàng trước.</p>
<form method="post" action="/payments/${id}/refund" class="fields">${commandKey()}
<label for="note">Mã giao dịch hoặc ghi chú</label><textarea id="note" name="note" required maxlength="500"></textarea>
<div class="row"><button>Ghi đã hoàn tiền</button></div></form></article>`;

const canRefund: Readonly<Record<TransferState, boolean>> = {
  waiting: true,
  part: true,
  matched: false,
  'refund-due': true,
  refunded: false,
};

export const renderTransferPage = (
  transfer: UnmatchedTransferRow,
  {
    orderNumber,
    candidates,
  }: { readonly orderNumber: string | null; readonly candidates: readonly TransferCandidate[] },
): StaffPage => ({
  title: `Chuyển khoản ${transfer.transactionId}`,
  body: html`<p><a href="/payments">Tiền chưa khớp</a></p>
<div class="columns"><div>${renderFacts(transfer, orderNumber)}</div>
<div>${transfer.state === 'waiting' ? renderMatchForm(transfer, candidates) : ''}
${canRefund[transfer.state] ? renderRefundForm(transfer) : ''}</div></div>`,
});
