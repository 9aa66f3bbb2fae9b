import { and, eq, ne } from 'drizzle-orm';
import type { EmailReplaced } from '#backend/authorisation/account-deps.ts';
import { countTry } from '#backend/authorisation/rate-limits.ts';
import { type OrderRow, orders } from '#backend/order-store/schema.ts';
import { canAccess, eventActor, lockOwnOrder, recordWrite } from '#backend/order-store/stored-order.ts';
import { deliverMessages } from '#backend/outbox/deliver-messages.ts';
import type { MessageSettings } from '#backend/outbox/environment.ts';
import { hasRefusedOrderMail, redirectRefusedMails } from '#backend/outbox/refused-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import type { WireMailAddress, WireRefusedMail } from '#contracts/rest/order-rest.ts';
import { maskContact } from '#core/account-rules/mask-contact.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { normaliseUsername } from '#core/shared/text/validation.ts';
import type { OrderDeps } from './order-deps.ts';
import { loadOrder } from './read-orders.ts';

type CorrectDeps = Pick<BackendDeps, 'clock'>;

/** Mails that ask for what has happened meanwhile. */
const outdatedMails = ({ status, financial }: OrderRow): readonly string[] => [
  ...(status === 20 && financial === 'UNPAID' ? [] : ['order-received']),
  ...(status === 50 ? ['service-delayed'] : []),
];

type MailUse = WireMailAddress['use'];

/** Empty when the order has none. */
const addressOf = ({ ownerEmail, invoiceRequest }: OrderRow, use: MailUse): string =>
  (use === 'ORDER' ? ownerEmail : invoiceRequest?.email) ?? '';

const withAddress = ({ invoiceRequest }: OrderRow, use: MailUse, email: string) =>
  use === 'ORDER' ? { ownerEmail: email } : { invoiceRequest: invoiceRequest && { ...invoiceRequest, email } };

type Correction = { readonly use: MailUse; readonly from: string; readonly to: string; readonly by: string };

const correct = async (
  deps: CorrectDeps,
  tx: Transaction,
  order: OrderRow,
  { use, from, to, by }: Correction,
): Promise<void> => {
  const event = { kind: 'mail-address-corrected', by, at: deps.clock.now() } as const;
  const corrected = await recordWrite(tx, order, event, withAddress(order, use, to));
  const outdated = outdatedMails(corrected);
  await redirectRefusedMails({ db: tx, clock: deps.clock }, { order: order.id, from, to, outdated });
};

/** Whether mails of the order reach its addresses. Throws NOT_FOUND also for another visitor's order. [decision 0042] */
export const findRefusedMail = async (
  deps: OrderDeps,
  visitor: SessionVisitor,
  orderId: string,
): Promise<WireRefusedMail> => {
  const { order } = await loadOrder(deps, visitor, orderId);
  const refused = async (use: MailUse): Promise<string | null> => {
    const email = addressOf(order, use);
    return email !== '' && (await hasRefusedOrderMail(deps.db, order.id, email)) ? maskContact(email) : null;
  };
  const address = await refused('ORDER');
  const invoiceAddress = addressOf(order, 'INVOICE') === order.ownerEmail ? null : await refused('INVOICE');
  return { address, invoiceAddress, mayCorrect: canAccess(visitor, order) };
};

/**
 * Gives a placed order another e-mail address for its mails or its invoice, while mails to the one it has are refused
 * for good, and sends these mails there. The buyer's browser and the owner may, as at the checkout; who came by a link
 * may not, because the address decides who adopts the order. What guests have not paid for counts for the address as
 * other mails about unpaid orders. Idempotent. Throws NOT_FOUND, also when no mail was refused; BAD_USER_INPUT,
 * TOO_MANY_TRIES {retryAfter: seconds}. [decision 0042]
 */
export const correctMailAddress = async (
  deps: BackendDeps<MessageSettings>,
  visitor: SessionVisitor,
  orderId: string,
  { use, email }: WireMailAddress,
): Promise<void> => {
  const to = normaliseUsername(email);
  if (!isEmail(to)) throw new ServiceFailure('BAD_USER_INPUT', 'The e-mail address is wrong', { field: 'email' });
  await deps.db.transaction(async (tx) => {
    const { order } = await lockOwnOrder(tx, visitor, orderId);
    const from = addressOf(order, use);
    if (order.status !== orderNumberOf.draft && from === to) return;
    if (order.status === orderNumberOf.draft || !(await hasRefusedOrderMail(tx, order.id, from)))
      throw notFound('refused mail');
    if (!order.ownerLoggedIn && order.financial === 'UNPAID')
      await countTry({ db: tx, clock: deps.clock }, 'unpaidMail', to);
    await correct(deps, tx, order, { use, from, to, by: eventActor(visitor) });
  });
  void deliverMessages(deps);
};

/** The refused mails of a customer's own orders follow the address of the account. */
export const followAccountEmail =
  ({ clock }: CorrectDeps): EmailReplaced =>
  async (tx, { partyId, oldEmail: from, newEmail: to }) => {
    const own = and(eq(orders.ownerPartyId, partyId), eq(orders.ownerLoggedIn, true), eq(orders.ownerEmail, from));
    const placed = await tx
      .select()
      .from(orders)
      .where(and(own, ne(orders.status, orderNumberOf.draft)))
      .orderBy(orders.id)
      .for('update');
    for (const order of placed)
      if (await hasRefusedOrderMail(tx, order.id, from))
        await correct({ clock }, tx, order, { use: 'ORDER', from, to, by: partyId });
  };
