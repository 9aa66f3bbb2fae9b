import { and, eq, ne, sql } from 'drizzle-orm';
import { countTryOrTakeProof, requireHuman } from '#backend/authorisation/factors/bot-check.ts';
import { canTry, countAddressTry } from '#backend/authorisation/rate-limits.ts';
import { orderLinkMail } from '#backend/mails/order-mails.vi.ts';
import { freshKey, toEmail } from '#backend/mails/queue-mail.ts';
import { grantOrderAccess, orderLink, readOrderLink } from '#backend/order-store/order-links.ts';
import { orders } from '#backend/order-store/schema.ts';
import { deliverMessages } from '#backend/outbox/deliver-messages.ts';
import type { MessageSettings } from '#backend/outbox/environment.ts';
import { queueMessageIf } from '#backend/outbox/service.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { networkOf } from '#contracts/client-address.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import type { WireOpenedOrder, WireOrderLinkRequest } from '#contracts/rest/order-rest.ts';
import type { OrderLinkProblem } from '#core/shared/order-link-problem.ts';
import { completeOrderNumber } from '#core/shared/text/order-number.ts';
import { normaliseUsername } from '#core/shared/text/validation.ts';

/**
 * What a browser needs to read and pay the order of a link. Changes nothing, so mail scanners may open it any number of
 * times; only tokens of no order count against their network. An older link of an order that an account owns names the
 * order without access to it. Throws ORDER_LINK_REFUSED {because: OrderLinkProblem}, TOO_MANY_TRIES.
 */
export const openOrderLink = async (deps: BackendDeps, address: string, token: string): Promise<WireOpenedOrder> => {
  const named = readOrderLink(deps, token);
  const placed = and(eq(orders.id, named?.orderId ?? ''), ne(orders.status, orderNumberOf.draft));
  const [order] = named === null ? [] : await deps.db.select().from(orders).where(placed);
  if (named === null || !order) {
    await countAddressTry(deps, 'orderLink', address === '' ? null : networkOf(address));
    throw refusedLink('unreadable');
  }
  const opened = { orderId: order.id, isPaid: order.financial !== 'UNPAID' };
  if (!named.isExpired && named.linkVersion === order.linkVersion)
    return { ...opened, ...grantOrderAccess(deps, order) };
  if (order.ownerLoggedIn) return { ...opened, access: null, endsAt: null };
  throw refusedLink(named.isExpired ? 'expired' : 'revoked');
};

const refusedLink = (because: OrderLinkProblem): ServiceFailure =>
  new ServiceFailure('ORDER_LINK_REFUSED', 'The link opens no order', { because });

/** `address`: the browser's, empty when unknown. */
export type LinkRequester = {
  readonly visitor: SessionVisitor;
  readonly address: string;
  readonly idempotencyKey: string | null;
};

/**
 * Sends a fresh link to the e-mail address of a placed order, when number and address are the order's. The answer, its
 * time and its limits are the same for orders that do not exist. Throws BOT_CHECK_NEEDED, TOO_MANY_TRIES, INTENT_REUSED.
 */
export const requestOrderLink = async (
  deps: BackendDeps<MessageSettings>,
  { visitor, address, idempotencyKey }: LinkRequester,
  given: WireOrderLinkRequest,
): Promise<true> => {
  const number = completeOrderNumber(given.orderNumber, deps.environment.identity.orderPrefix);
  const email = normaliseUsername(given.email);
  await requireHuman(deps, { visitor, address });
  await countTryOrTakeProof(deps, 'codeSent', { visitor, address });
  const isWithinLimit = await canTry(deps, 'orderLinkSent', `${number} ${email}`);
  const own = and(
    eq(orders.number, number),
    eq(sql`lower(${orders.ownerEmail})`, email),
    ne(orders.status, orderNumberOf.draft),
  );
  const [order] = await deps.db.select().from(orders).where(own);
  const link = orderLink(deps, order ?? { id: newId(), linkVersion: 1 });
  const isSent = order !== undefined && isWithinLimit;
  await deps.db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['order link', number, email]), async () => {
      const message = toEmail(deps.environment.identity, orderLinkMail(number, link), {
        to: email,
        key: freshKey('order-link'),
      });
      await queueMessageIf({ db: tx, clock: deps.clock }, message, sql`${isSent}::boolean`);
      return true;
    }),
  );
  void deliverMessages(deps);
  return true;
};
