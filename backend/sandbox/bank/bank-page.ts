import { html } from 'hono/html';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { stateAt, type WirePaymentState } from '#backend/payments/payment-state.ts';
import type { PaymentRow } from '#backend/payments/schema.ts';
import { type Markup, ownSheet, plainDocument } from '#backend/platform/pages/plain-document.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import { sandboxStyle } from './bank-style.ts';
import type { BankDeed } from './notification.ts';

const page = (title: string, body: Markup): Markup =>
  plainDocument(
    { title: `${title} | Ngân hàng thử nghiệm`, head: ownSheet(sandboxStyle) },
    html`<header><p>Ngân hàng Minh Hoạ <span>· môi trường thử, không có tiền thật</span></p></header>
<main>${body}</main>`,
  );

const stateWords: Readonly<Record<WirePaymentState, string>> = {
  WAITING: 'Đang chờ thanh toán',
  PAID: 'Đã thanh toán',
  FAILED: 'Đã từ chối',
  EXPIRED: 'Mã đã hết hạn',
};

/** What the shop's answer codes mean to a tester. */
const answerWords: Readonly<Record<string, string>> = {
  '00': 'Cửa hàng đã ghi nhận thông báo (00).',
  '01': 'Cửa hàng không tìm thấy giao dịch (01).',
  '02': 'Đơn đã được xác nhận trước đó (02).',
  '04': 'Cửa hàng báo sai số tiền (04).',
  '97': 'Cửa hàng báo sai chữ ký (97).',
  '99': 'Cửa hàng gặp lỗi, ngân hàng sẽ gửi lại (99).',
  none: 'Chưa gửi thông báo nào cho cửa hàng.',
};

const answerNote = (answer: string | null): Markup | string => {
  if (answer === null) return '';
  const said = answer.split('-').map((code) => answerWords[code] ?? 'Cửa hàng trả lời lạ.');
  return html`<p class="note ${answer.startsWith('00') ? '' : 'bad'}" role="status">${said.join(' ')}</p>`;
};

const otherDeeds: readonly (readonly [BankDeed, string])[] = [
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

const facts = (deps: PaymentDeps, payment: PaymentRow, state: WirePaymentState): Markup => {
  const { payments, seller } = deps.environment;
  const { account } = payments;
  return html`<dl>
<div><dt>Người nhận</dt><dd>${payment.qrText === null ? seller.name : account.accountName}</dd></div>
${payment.qrText === null ? '' : html`<div><dt>Số tài khoản</dt><dd>${account.accountNumber}</dd></div>`}
<div><dt>Nội dung</dt><dd>${payment.orderNumber}</dd></div>
<div><dt>Hết hạn lúc</dt><dd>${vietnamTime.format(payment.expiresAt)}</dd></div>
<div><dt>Trạng thái</dt><dd>${stateWords[state]}</dd></div>
</dl>`;
};

/** One payment with everything that the bank can do with it; `answer` is what the shop said to the last notification. */
export const sandboxPage = (deps: PaymentDeps, payment: PaymentRow, answer: string | null): Markup => {
  const state = stateAt(payment, deps.clock.now());
  const address = `/sandbox-bank/${payment.id}`;
  const shop = `${deps.environment.publicOrigin}/thanh-toan/${payment.orderId}`;
  return page(
    'Xác nhận thanh toán',
    html`${answerNote(answer)}
<section class="card">
<h1>Xác nhận thanh toán</h1>
<p class="soft">Đơn hàng ${payment.orderNumber}</p>
<p class="amount">${formatDong(dong(payment.amount))}</p>
${facts(deps, payment, state)}
<form method="post" action="${address}"><button class="main" name="deed" value="confirm">Xác nhận chuyển tiền</button></form>
</section>
<h2>Tình huống khác</h2>
<form class="more" method="post" action="${address}">
${otherDeeds.map(([deed, words]) => html`<button name="deed" value="${deed}">${words}</button>`)}
</form>
<p style="margin-top:24px"><a href="${shop}">Quay lại cửa hàng</a></p>`,
  );
};

/** A page that only says what is wrong. */
export const sandboxProblemPage = (title: string, sentence: string): Markup =>
  page(title, html`<section class="card"><h1>${title}</h1><p class="soft">${sentence}</p></section>`);
