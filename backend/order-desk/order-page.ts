import { html } from 'hono/html';
import { mailNameOf } from '#backend/mails/mail-kinds.vi.ts';
import { stateWords as mailStates } from '#backend/mails/staff-page.ts';
import { orderEventNames } from '#backend/order-store/event-names.ts';
import type { OrderRow } from '#backend/order-store/schema.ts';
import { computeStoredLineAmounts } from '#backend/order-store/stored-order.ts';
import { paymentStateAt, type WirePaymentState } from '#backend/payments/payment-state.ts';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import { renderTable } from '#backend/platform/pages/staff-list.ts';
import type { StaffMember, StaffPage } from '#backend/platform/staff-route.ts';
import { type OrderStateNumber, orderStatusNames, orderStatusOf, writtenReason } from '#contracts/order-states.ts';
import { paperStates } from '#contracts/service-facts.ts';
import { documentRules } from '#core/domains/documents/registrant-documents.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import { serviceStatusNames } from '#core/shared/service-status.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import type { WholeOrder } from './load-order-page.ts';

const price = (amount: number): string => formatDong(dong(amount));

const stateKinds: Readonly<Record<OrderStateNumber, string>> = { 10: '', 20: 'warn', 40: 'warn', 50: 'ok', 90: '' };

export const renderOrderState = ({ status }: Pick<OrderRow, 'status'>): Markup => {
  // A check constraint allows only these numbers.
  const state = status as OrderStateNumber;
  return html`<span class="badge ${stateKinds[state]}">${orderStatusNames[orderStatusOf[state]]}</span>`;
};

export const renderContact = ({ ownerName, ownerPhone, ownerEmail }: OrderRow): Markup =>
  html`${ownerName ?? '–'}${ownerPhone ? html`<br><a href="tel:${ownerPhone}">${formatPhone(ownerPhone)}</a>` : ''}${ownerEmail ? html`<br><a href="mailto:${ownerEmail}">${ownerEmail}</a>` : ''}`;

const financialWords: Readonly<Record<string, string>> = {
  UNPAID: 'Chưa thanh toán',
  PAID: 'Đã thanh toán',
  REFUNDED: 'Đã hoàn tiền',
};

const renderFacts = ({ order, total }: WholeOrder): Markup => html`<article><h2>Đơn hàng</h2><dl>
<dt>Trạng thái</dt><dd>${renderOrderState(order)} ${lookUp(financialWords, order.financial) ?? order.financial}</dd>
<dt>Tổng cộng</dt><dd><b>${price(total)}</b> đã gồm VAT</dd>
<dt>Người đặt</dt><dd>${renderContact(order)}</dd>
<dt>Đặt lúc</dt><dd>${formatTime(order.approvedAt ?? order.createdAt)}</dd>
<dt>Thanh toán lúc</dt><dd>${formatTime(order.paidAt)}</dd>
${order.cancelReason === null ? '' : html`<dt>Lý do huỷ</dt><dd>${writtenReason(order.cancelReason) || 'Khách huỷ'}</dd>`}
${order.note === '' ? '' : html`<dt>Ghi chú của khách</dt><dd>${order.note}</dd>`}
</dl></article>`;

const renderLines = ({ lines }: WholeOrder): Markup =>
  html`<h2>Các dòng</h2>${renderTable(
    'Các dòng',
    [
      { title: 'Sản phẩm', cell: ({ title, description }) => html`${title}${description && html`<br>${description}`}` },
      { title: 'Kỳ hạn', cell: ({ time, unitName }) => `${time} ${unitName}` },
      { title: 'Số lượng', isNumber: true, cell: ({ count }) => String(count) },
      { title: 'Thành tiền', isNumber: true, cell: (line) => price(computeStoredLineAmounts(line).gross) },
    ],
    lines,
  )}`;

const paymentWords: Readonly<Record<WirePaymentState, string>> = {
  WAITING: 'Đang chờ',
  PAID: 'Đã thanh toán',
  FAILED: 'Không thành công',
  EXPIRED: 'Hết hạn',
};

const renderPayments = (whole: WholeOrder, now: number): Markup =>
  html`<h2>Các lần thanh toán</h2>${
    whole.payments.length === 0
      ? html`<p class="card soft">Chưa có lần nào.</p>`
      : renderTable(
          'Các lần thanh toán',
          [
            { title: 'Lúc', cell: ({ createdAt }) => formatTime(createdAt) },
            { title: 'Phương thức', cell: ({ methodCode }) => methodCode },
            { title: 'Mã giao dịch', cell: ({ transactionId }) => transactionId ?? '–' },
            { title: 'Kết quả', cell: (payment) => paymentWords[paymentStateAt(payment, now)] },
            { title: 'Số tiền', isNumber: true, cell: ({ amount }) => price(amount) },
          ],
          whole.payments,
        )
  }
${whole.transfers.map(({ transactionId, decidedBy, decidedAt, refundAmount }) => html`<p class="soft">Chuyển khoản ${transactionId} do ${decidedBy} khớp, ${formatTime(decidedAt)}${refundAmount > 0 ? `, thừa ${price(refundAmount)}` : ''}.</p>`)}
${
  whole.invoice === null
    ? ''
    : html`<p>Hoá đơn <a href="/orders/${whole.order.id}/invoice">${whole.invoice.series} số ${whole.invoice.number}</a>, ${formatTime(whole.invoice.issuedAt)}</p>`
}`;

const renderServices = ({ services, order }: WholeOrder, member: StaffMember): Markup =>
  html`<h2>Bàn giao</h2>${
    services.length === 0
      ? html`<p class="card soft">${order.paidAt === null ? 'Bắt đầu khi khách thanh toán.' : 'Không có dịch vụ mới.'}</p>`
      : renderTable(
          'Bàn giao',
          [
            {
              title: 'Dịch vụ',
              cell: ({ id, name }) =>
                member.roles.includes('operations') ? html`<a href="/services/${id}">${name}</a>` : name,
            },
            { title: 'Gói', cell: ({ productTitle }) => productTitle },
            {
              title: 'Trạng thái',
              cell: ({ status, papers }) =>
                `${serviceStatusNames[status]}${papers === null || !documentRules[papers].isNeeded ? '' : ` · ${paperStates[papers]}`}`,
            },
            { title: 'Bàn giao lúc', cell: ({ deliveredAt }) => formatTime(deliveredAt) },
          ],
          services,
        )
  }`;

const renderLog = ({
  events,
  mails,
}: WholeOrder): Markup => html`<article><h2>Nhật ký của đơn</h2>${events.length === 0 ? html`<p class="soft">Chưa có.</p>` : ''}
${events.map(({ at, kind, by }) => html`<p>${formatTime(at)} · ${orderEventNames[kind]}${by.startsWith('staff') ? ' (nhân viên)' : ''}</p>`)}</article>
<article><h2>Thư và tin nhắn</h2>${mails.length === 0 ? html`<p class="soft">Chưa có.</p>` : ''}
${mails.map(({ key, channel, state, createdAt }) => html`<p>${formatTime(createdAt.getTime())} · ${mailNameOf(key)} <span class="soft">${channel === 'sms' ? 'SMS' : 'Email'}, ${mailStates[state].toLowerCase()}</span></p>`)}</article>`;

/** `now` in ms since 1970 UTC decides which payments have expired. */
export const renderOrderPage = (whole: WholeOrder, member: StaffMember, now: number): StaffPage => ({
  title: `Đơn ${whole.order.number}`,
  body: html`<p><a href="/orders">Đơn hàng</a></p>
<div class="columns"><div>${renderFacts(whole)}${renderLines(whole)}${renderPayments(whole, now)}${renderServices(whole, member)}</div>
<div>${renderLog(whole)}</div></div>`,
});
