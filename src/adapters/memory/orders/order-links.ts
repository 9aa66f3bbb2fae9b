import { findUserByName } from '#adapters/memory/accounts/accounts.ts';
import { canAccess, hasAccountOwner, revokeLinks } from '#adapters/memory/accounts/sessions.ts';
import { countUnverified } from '#adapters/memory/accounts/throttles.ts';
import { type Answer, asVisitor } from '#adapters/memory/as-visitor.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { notFound, refuse } from '#adapters/memory/refusals.ts';
import type { OrderRecord, SessionRecord, World } from '#adapters/memory/world.ts';
import { maskContact } from '#core/account-rules/mask-contact.ts';
import { ORDER_ACCESS_TTL_MS, ORDER_LINK_TTL_MS } from '#core/order-rules/order-link.ts';
import type { MailUse, OrderHolder, OrderLinks } from '#core/orders/order-links.port.ts';
import { isPlaced, isUnpaidOrder } from '#core/orders/order-states.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { type OrderId, type PartyId, type Token, token } from '#core/shared/ids.ts';
import type { OrderLinkProblem } from '#core/shared/order-link-problem.ts';
import { ok } from '#core/shared/result.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { normaliseUsername } from '#core/shared/text/validation.ts';
import { hasRefusedMail, redirectRefusedMails } from './order-mails.ts';
import { saveOrder } from './orders.ts';
import { withAccessibleOrder, withReadableOrder } from './with-accessible-order.ts';

const store = (world: World, kind: 'link' | 'access', { order, linkVersion = 1 }: OrderRecord, ttl: number): Token => {
  const held = token(world.random.id());
  world.state.orderLinks.set(held, { kind, order: order.id, linkVersion, endsAt: world.state.now + ttl });
  return held;
};

const refuseLink = (because: OrderLinkProblem) => refuse('order-link-refused', { because });

const sendLink = (world: World, to: string, record: OrderRecord): void => {
  const text = `${world.origin}/don-hang/${store(world, 'link', record, ORDER_LINK_TTL_MS)}`;
  world.state.accounts.outbox.push({ id: world.random.id(), channel: 'email', to, text, at: world.state.now });
};

const findByNumber = (world: World, number: string, email: string): OrderRecord | undefined =>
  [...world.state.orders.values()].find(
    ({ order }) =>
      isPlaced(order) && order.number === number && normaliseUsername(order.owner?.contact.email ?? '') === email,
  );

const holderOf = (world: World, { order }: OrderRecord, who: SessionRecord): OrderHolder => {
  if (!hasAccountOwner(world, order)) return 'guest';
  return order.owner?.partyId === who.party ? 'visitor' : 'other-account';
};

/** Empty when the order has none. */
const addressOf = ({ owner, invoiceRequest }: OrderRecord['order'], use: MailUse): string =>
  (use === 'order' ? owner?.contact.email : invoiceRequest?.email) ?? '';

/** Changes nothing for the address that the order has. */
const correctAddress = (world: World, record: OrderRecord, use: MailUse, typed: string): Answer<void> => {
  const { order } = record;
  const { invoiceRequest } = order;
  const to = normaliseUsername(typed);
  if (!isEmail(to)) return refuse('bad-input', { field: 'email' });
  const from = addressOf(order, use);
  if (from === to) return ok(undefined);
  if (order.owner === null || !hasRefusedMail(world, from, order.id)) return notFound;
  const changed =
    use === 'order'
      ? { owner: { ...order.owner, contact: { ...order.owner.contact, email: to } } }
      : { invoiceRequest: invoiceRequest && { ...invoiceRequest, email: to } };
  saveOrder(world, record, { ...order, ...changed, version: order.version + 1 });
  redirectRefusedMails(world, order.id, from, to);
  return ok(undefined);
};

/** Whether the party verified the e-mail address of the order. */
const ownsMailbox = (world: World, party: PartyId, { order }: OrderRecord): boolean => {
  const user = findUserByName(world, normaliseUsername(order.owner?.contact.email ?? ''));
  return user?.partyId === party && user.status === 'VERIFIED';
};

const adopt = (world: World, record: OrderRecord, who: SessionRecord): Answer<void> => {
  const holder = holderOf(world, record, who);
  if (holder === 'visitor') return ok(undefined);
  if (holder === 'other-account') return refuse('owner-already-set');
  const { order } = record;
  if (who.party === null || order.owner === null || !ownsMailbox(world, who.party, record)) return notFound;
  const owner = { ...order.owner, partyId: who.party };
  saveOrder(world, revokeLinks(world, record), { ...order, owner, version: order.version + 1 });
  const user = world.state.users.get(who.party);
  if (user?.phone === '') world.state.users.set(who.party, { ...user, phone: owner.contact.phone });
  return ok(undefined);
};

export const memoryOrderLinks = (world: World, bearer: Bearer): OrderLinks => {
  const asked = asVisitor(world, bearer);
  const onReadable = withReadableOrder(world, bearer);
  const onPlaced = <Value>(id: OrderId, work: (record: OrderRecord, who: SessionRecord) => Answer<Value>) =>
    onReadable(id, (record, who) => (isPlaced(record.order) ? work(record, who) : notFound));
  return {
    open: async (text) => {
      const link = world.state.orderLinks.get(text);
      const record = link && world.state.orders.get(link.order);
      if (!record || link?.kind !== 'link' || !isPlaced(record.order)) return refuseLink('unreadable');
      const { order, linkVersion = 1 } = record;
      const isExpired = link.endsAt <= world.state.now;
      const opened = { orderId: order.id, isPaid: !isUnpaidOrder(order) };
      if (!isExpired && link.linkVersion === linkVersion)
        return ok({ ...opened, access: store(world, 'access', record, ORDER_ACCESS_TTL_MS) });
      if (hasAccountOwner(world, order)) return ok({ ...opened, access: null });
      return refuseLink(isExpired ? 'expired' : 'revoked');
    },
    request: (orderNumber, email, idempotencyKey) =>
      asked((who) =>
        runOnce(world, who.session, idempotencyKey, ['order link', orderNumber, email], () => {
          const unproved = countUnverified(world, who.session);
          if (unproved) return unproved;
          const record = findByNumber(world, orderNumber.toUpperCase(), normaliseUsername(email));
          if (record) sendLink(world, normaliseUsername(email), record);
          return ok(undefined);
        }),
      ),
    holder: (id) => onReadable(id, (record, who) => ok(holderOf(world, record, who))),
    revoke: (id) =>
      onPlaced(id, (record) => {
        revokeLinks(world, record);
        return ok(undefined);
      }),
    adopt: (id) => onPlaced(id, (record, who) => adopt(world, record, who)),
    refusedMail: (id) =>
      onReadable(id, (record, who) => {
        const refused = (use: MailUse): string | null => {
          const email = addressOf(record.order, use);
          return hasRefusedMail(world, email, id) ? maskContact(email) : null;
        };
        const isOther = addressOf(record.order, 'invoice') !== addressOf(record.order, 'order');
        const mayCorrect = canAccess(world, record, who);
        return ok({ address: refused('order'), invoiceAddress: isOther ? refused('invoice') : null, mayCorrect });
      }),
    correctMailAddress: (id, use, email) =>
      withAccessibleOrder(world, bearer)(id, (record) =>
        isPlaced(record.order) ? correctAddress(world, record, use, email) : notFound,
      ),
  };
};
