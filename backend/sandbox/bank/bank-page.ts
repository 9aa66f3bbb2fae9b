import { html } from 'hono/html';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { paymentStateAt, type WirePaymentState } from '#backend/payments/payment-state.ts';
import type { NotificationOutcome, PaymentProvider } from '#backend/payments/provider.ts';
import { inlineStyle, type Markup, renderPlainDocument } from '#backend/platform/pages/plain-document.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import type { BankAction, Playable } from './bank-action.ts';
import { sandboxStyle } from './bank-style.ts';

const renderPage = (title: string, body: Markup): Markup =>
  renderPlainDocument(
    { title: `${title} | Ngân hàng thử nghiệm`, head: inlineStyle(sandboxStyle) },
    html`<header><p>Ngân hàng Minh Hoạ <span>· môi trường thử, không có tiền thật</span></p></header>
<main>${body}</main>`,
  );

const stateLabels: Readonly<Record<WirePaymentState, string>> = {
  WAITING: 'Đang chờ thanh toán',
  PAID: 'Đã thanh toán',
  FAILED: 'Đã từ chối',
  EXPIRED: 'Mã đã hết hạn',
};

/** What the shop's answers mean to a tester. */
const outcomeWords: Readonly<Record<NotificationOutcome | 'none', string>> = {
  confirmed: 'Cửa hàng đã ghi nhận thông báo.',
  'unknown-payment': 'Cửa hàng không tìm thấy giao dịch.',
  repeated: 'Đơn đã được xác nhận trước đó.',
  'wrong-amount': 'Cửa hàng báo sai số tiền.',
  forged: 'Cửa hàng báo sai chữ ký.',
  'unexpected-error': 'Cửa hàng gặp lỗi, ngân hàng sẽ gửi lại.',
  none: 'Chưa gửi thông báo nào cho cửa hàng.',
};

const isOutcome = (text: string): text is keyof typeof outcomeWords => text in outcomeWords;

const renderAnswerNote = (answer: string | null): Markup | string => {
  if (answer === null) return '';
  const said = answer.split(',').map((each) => (isOutcome(each) ? outcomeWords[each] : 'Cửa hàng trả lời lạ.'));
  return html`<p class="note ${answer.startsWith('confirmed') ? '' : 'bad'}" role="status">${said.join(' ')}</p>`;
};

const otherActions: readonly (readonly [BankAction, string])[] = [
  ['decline', 'Từ chối thanh toán'],
  ['late', 'Xác nhận sau khi hết hạn'],
  ['wrong-amount', 'Chuyển thiếu 1.000đ'],
  ['twice', 'Báo có hai lần'],
  ['forged', 'Báo có sai chữ ký'],
  ['return-only', 'Quay về, chưa báo có'],
];

const vietnamTime = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** A payment and the provider that the bank plays. */
export type Played = { readonly payment: Playable; readonly provider: PaymentProvider };

const renderFacts = (deps: PaymentDeps, { payment, provider }: Played, state: WirePaymentState): Markup => {
  const account = provider.kind === 'transfer' ? provider.account : null;
  return html`<dl>
<div><dt>Người nhận</dt><dd>${account?.accountName ?? deps.environment.seller.name}</dd></div>
${account === null ? '' : html`<div><dt>Số tài khoản</dt><dd>${account.accountNumber}</dd></div>`}
<div><dt>Nội dung</dt><dd>${payment.orderNumber}</dd></div>
<div><dt>Hết hạn lúc</dt><dd>${vietnamTime.format(payment.expiresAt)}</dd></div>
<div><dt>Trạng thái</dt><dd>${stateLabels[state]}</dd></div>
</dl>`;
};

/** `answer` is the shop's answer to the last notification. */
export const renderSandboxPage = (deps: PaymentDeps, played: Played, answer: string | null): Markup => {
  const { payment } = played;
  const state = paymentStateAt(payment, deps.clock.now());
  const address = `/sandbox-bank/${payment.id}`;
  const shop = `${deps.environment.publicOrigin}${payment.shopPath}`;
  return renderPage(
    'Xác nhận thanh toán',
    html`${renderAnswerNote(answer)}
<section class="card">
<h1>Xác nhận thanh toán</h1>
<p class="soft">${payment.orderNumber}</p>
<p class="amount">${formatDong(dong(payment.amount))}</p>
${renderFacts(deps, played, state)}
<form method="post" action="${address}"><button class="main" name="deed" value="confirm">Xác nhận chuyển tiền</button></form>
</section>
<h2>Tình huống khác</h2>
<form class="more" method="post" action="${address}">
${otherActions.map(([action, words]) => html`<button name="deed" value="${action}">${words}</button>`)}
</form>
<p class="back"><a href="${shop}">Quay lại cửa hàng</a></p>`,
  );
};

export const renderProblemPage = (title: string, sentence: string): Markup =>
  renderPage(title, html`<section class="card"><h1>${title}</h1><p class="soft">${sentence}</p></section>`);
