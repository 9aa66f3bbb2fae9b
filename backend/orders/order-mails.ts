import { canTry } from '#backend/authorisation/rate-limits.ts';
import type { Mail, MailItem } from '#backend/mails/mail.ts';
import {
  invoiceMail,
  type MailedOrder,
  type MailedPayment,
  orderCancelledMail,
  orderExpiredMail,
  orderReceivedMail,
  type PaymentEffect,
  partReceivedMail,
  paymentReceivedMail,
  transferRefundedMail,
} from '#backend/mails/order-mails.vi.ts';
import { type QueuedMail, queueMail } from '#backend/mails/queue-mail.ts';
import { orderLink } from '#backend/order-store/order-links.ts';
import type { OrderLineRow, OrderRow } from '#backend/order-store/schema.ts';
import { computeOrderTotals, computeStoredLineAmounts, type StoredOrder } from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { writtenReason } from '#contracts/order-states.ts';
import { addDong, type Dong, dong, formatDong } from '#core/shared/dong.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';

/** What order mails need. */
export type MailDeps = Pick<BackendDeps, 'clock' | 'environment' | 'secrets'>;

const grossOf = (lines: readonly OrderLineRow[]) =>
  addDong(...lines.map((line) => computeStoredLineAmounts(line).gross));

const toMailItem = (line: OrderLineRow, children: readonly OrderLineRow[]): MailItem => ({
  title: `${line.title} ${line.isDomain ? line.description : ''}`.trim(),
  detail: [
    `${line.count} × ${line.time} ${line.unitName.toLowerCase()}`,
    ...children.map(({ title }) => title),
    ...(line.pricePlan === null ? [] : ['trả góp, kỳ đầu']),
  ].join(' · '),
  amount: formatDong(grossOf([line, ...children])),
});

/** Lines that change services stand in orders of their own, all of one kind. */
const effectOf = (lines: readonly OrderLineRow[]): PaymentEffect => {
  if (lines.some(({ renews }) => renews !== null)) return 'renewal';
  if (lines.some(({ upgrades }) => upgrades !== null)) return 'upgrade';
  return lines.some(({ paysDue }) => paysDue !== null) ? 'instalment' : 'set-up';
};

/** Items at their own prices, the options with their parent item. */
export const toMailedOrder = (deps: MailDeps, { order, lines }: StoredOrder): MailedOrder => {
  const total = computeOrderTotals({ order, lines }).gross;
  const { number, received } = order;
  return {
    number,
    effect: effectOf(lines),
    link: orderLink(deps, order),
    items: lines
      .filter(({ parentId }) => parentId === null)
      .map((line) =>
        toMailItem(
          line,
          lines.filter(({ parentId }) => parentId === line.id),
        ),
      ),
    discount: subtractDong(grossOf(lines), total),
    total,
    received: dong(received),
  };
};

/** To the address that the buyer gave for the order, in the transaction of the mail's effect. */
export const queueOrderMail = (
  deps: MailDeps,
  tx: Transaction,
  { id: orderId, ownerEmail: email, ownerPhone: phone }: Pick<OrderRow, 'id' | 'ownerEmail' | 'ownerPhone'>,
  mail: Mail,
  about: Omit<QueuedMail, 'to' | 'orderId'>,
): Promise<void> => queueMail(deps, tx, mail, { ...about, orderId, to: { email, phone } });

/**
 * Guests name any address and number, so each gets few mails about orders that nobody paid anything for. The orders are
 * placed all the same: whoever placed them sees them in their browser. [ASVS V2.4.1]
 */
const queueUnpaidMail = async (
  deps: MailDeps,
  tx: Transaction,
  { order }: StoredOrder,
  mail: Mail,
  key: QueuedMail['key'],
): Promise<void> => {
  const { ownerLoggedIn, ownerEmail, ownerPhone, financial, received } = order;
  const isLimited = !ownerLoggedIn && financial === 'UNPAID' && received === 0;
  const within = async (to: string | null): Promise<string | null> =>
    to && (!isLimited || (await canTry({ db: tx, clock: deps.clock }, 'unpaidMail', to.toLowerCase()))) ? to : null;
  const to = { ownerEmail: await within(ownerEmail), ownerPhone: await within(ownerPhone) };
  await queueOrderMail(deps, tx, { id: order.id, ...to }, mail, { key });
};

/** `again`: ends the key of a mail that a member sends once more; empty for the first. */
export const queueOrderReceived = (deps: MailDeps, tx: Transaction, stored: StoredOrder, again = ''): Promise<void> => {
  const mail = orderReceivedMail(toMailedOrder(deps, stored));
  const key = `order-received:${stored.order.number}${again}` as const;
  return again === ''
    ? queueUnpaidMail(deps, tx, stored, mail, key)
    : queueOrderMail(deps, tx, stored.order, mail, { key });
};

/**
 * The invoice goes to the buyer, and alone to the other address that a company gave for it. `again` as in
 * `queueOrderReceived`.
 */
export const queuePaymentReceived = async (
  deps: MailDeps,
  tx: Transaction,
  stored: StoredOrder,
  { invoiceId, again = '', ...payment }: MailedPayment & { readonly invoiceId: string; readonly again?: string },
): Promise<void> => {
  const { number, ownerEmail, invoiceRequest } = stored.order;
  const attachment = { kind: 'invoice', id: invoiceId } as const;
  const mail = paymentReceivedMail(toMailedOrder(deps, stored), payment);
  await queueOrderMail(deps, tx, stored.order, mail, { key: `payment-received:${number}${again}`, attachment });
  if (!invoiceRequest?.email || invoiceRequest.email === ownerEmail) return;
  const to = { email: invoiceRequest.email, phone: null };
  const about = { key: `invoice:${number}${again}`, attachment, orderId: stored.order.id } as const;
  await queueMail(deps, tx, invoiceMail(number, invoiceRequest.company), { ...about, to });
};

/** Once per transfer. `amount` came, `due` is left, đồng with VAT. */
export const queuePartReceived = (
  deps: MailDeps,
  tx: Transaction,
  stored: StoredOrder,
  { amount, due, reference }: { readonly amount: Dong; readonly due: Dong; readonly reference: string },
): Promise<void> =>
  queueOrderMail(deps, tx, stored.order, partReceivedMail(toMailedOrder(deps, stored), { amount, due }), {
    key: `part-received:${stored.order.number}:${reference}`,
  });

/** `transferId`: of the money that went back, to the bank or to the customer's balance. */
export const queueTransferRefunded = (
  deps: MailDeps,
  tx: Transaction,
  { order }: StoredOrder,
  {
    amount,
    transferId,
    toBalance,
  }: { readonly amount: Dong; readonly transferId: string; readonly toBalance: boolean },
): Promise<void> =>
  queueOrderMail(
    deps,
    tx,
    order,
    transferRefundedMail({ number: order.number, link: orderLink(deps, order), amount, toBalance }),
    {
      key: `transfer-refunded:${transferId}`,
    },
  );

/** `reason` as it is stored with the order. */
export const queueOrderCancelled = (
  deps: MailDeps,
  tx: Transaction,
  stored: StoredOrder,
  reason: string,
): Promise<void> =>
  queueUnpaidMail(
    deps,
    tx,
    stored,
    orderCancelledMail(toMailedOrder(deps, stored), writtenReason(reason)),
    `order-cancelled:${stored.order.number}`,
  );

/** Closed because nobody paid it. */
export const queueOrderExpired = (deps: MailDeps, tx: Transaction, stored: StoredOrder): Promise<void> =>
  queueUnpaidMail(
    deps,
    tx,
    stored,
    orderExpiredMail(toMailedOrder(deps, stored)),
    `order-expired:${stored.order.number}`,
  );
