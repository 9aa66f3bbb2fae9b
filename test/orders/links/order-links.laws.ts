import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Order } from '#core/orders/order.ts';
import type { OrderLinks } from '#core/orders/order-links.port.ts';
import type { ServiceChanges } from '#core/services/changes/service-changes.port.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { type PartyId, quotationId, type Token } from '#core/shared/ids.ts';
import type { OrderLinkProblem } from '#core/shared/order-link-problem.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import {
  draftOrder,
  expectNotFound,
  expectRefused,
  openOrder,
  type PaymentSubject,
  serverLine,
  someCheckout,
  unwrap,
} from '#test/payment/payment-subject.ts';

/** The ports of one browser; with an access, of one that opened a link. */
export type LinkVisitor = Pick<
  PaymentSubject,
  'orders' | 'customers' | 'payments' | 'invoices' | 'newIdempotencyKey'
> & {
  readonly links: OrderLinks;
  readonly changes: ServiceChanges;
};

type Enter = (access?: Token) => LinkVisitor;

export type OrderLinkSubject = {
  readonly guest: () => Promise<Enter>;
  /** A customer who verified this address, in a browser where no guest was before. */
  readonly customer: (
    email: string,
    phone?: string,
  ) => Promise<{ readonly enter: Enter; readonly party: PartyId; readonly phone: () => Promise<string> }>;
  /** Text of the newest message to an address; null without one. */
  readonly messageTo: (email: string) => Promise<string | null>;
  /** Those that were neither refused nor lost. */
  readonly countMessages: (email: string) => Promise<number>;
  /** The mail server of this address refuses for good what was sent to it. */
  readonly refuseMails: (email: string) => Promise<void>;
  readonly later: (milliseconds: number) => Promise<void>;
  readonly returnUrl: string;
  readonly confirm: PaymentSubject['bank']['confirm'];
};

const freshEmail = (): string => `${randomUUID()}@example.vn`;

const placeAs = (buyer: LinkVisitor, email: string): Promise<Order> =>
  openOrder(buyer, [serverLine()], { ...someCheckout, contact: { ...someCheckout.contact, email } });

const expectLinkRefused = (opened: Awaited<ReturnType<OrderLinks['open']>>, because: OrderLinkProblem): void =>
  expect(opened).toMatchObject({ ok: false, failure: { code: 'order-link-refused', detail: { because } } });

/** The token of the link in the newest message. */
const askForLink = async (
  { guest, messageTo }: OrderLinkSubject,
  { number }: Order,
  email: string,
): Promise<string> => {
  const asker = (await guest())();
  unwrap(await asker.links.request(number, email, asker.newIdempotencyKey()));
  const [, token] = /\/don-hang\/(\S+)/.exec((await messageTo(email)) ?? '') ?? [];
  if (token === undefined) throw new Error('no link was sent');
  return token;
};

/** A guest with a placed order, and another browser that opened its link. */
const shareOrder = async (open: () => Promise<OrderLinkSubject>) => {
  const subject = await open();
  const email = freshEmail();
  const buyer = (await subject.guest())();
  const order = await placeAs(buyer, email);
  const token = await askForLink(subject, order, email);
  const elsewhere = await subject.guest();
  const { access } = unwrap(await elsewhere().links.open(token));
  if (access === null) throw new Error('the link of a guest’s order gives access');
  return { subject, email, buyer, order, token, access, holder: elsewhere(access) };
};

type Shared = Awaited<ReturnType<typeof shareOrder>>;

const payFor = async ({ subject, holder, order }: Pick<Shared, 'subject' | 'holder' | 'order'>): Promise<void> => {
  const { payments, newIdempotencyKey } = holder;
  const total = order.totals.gross;
  const paid = unwrap(await payments.createForOrder(order.id, 'VIETQR', total, subject.returnUrl, newIdempotencyKey()));
  await subject.confirm(paid.id);
};

export const orderLinkLaws: readonly Law<OrderLinkSubject>[] = [
  {
    name: 'a link opens its order on another device, to read and to pay',
    check: async (open) => {
      const shared = await shareOrder(open);
      const { holder, order } = shared;
      expect(unwrap(await holder.orders.load(order.id)).number).toBe(order.number);
      expect(unwrap(await holder.payments.listByOrder(order.id))).toEqual([]);
      await payFor(shared);
      expect(unwrap(await holder.orders.load(order.id)).financial).toBe('PAID');
      expect(unwrap(await holder.payments.listByOrder(order.id))).toMatchObject([{ state: 'paid' }]);
      const [invoice] = unwrap(await holder.invoices.newestByOrder(order.id));
      expect(invoice && unwrap(await holder.invoices.detail(invoice.id)).orderId).toBe(order.id);
      expect(unwrap(await holder.changes.instalmentsOfOrder(order.id))).toEqual([]);
    },
  },
  {
    name: 'a link opened 100 times works each time, before and after the payment, and changes nothing',
    check: async (open) => {
      const shared = await shareOrder(open);
      const { subject, token, order, buyer } = shared;
      const before = unwrap(await buyer.orders.load(order.id));
      for (let round = 0; round < 100; round += 1) {
        const opened = unwrap(await (await subject.guest())().links.open(token));
        expect(opened).toMatchObject({ orderId: order.id, isPaid: false });
      }
      expect(unwrap(await buyer.orders.load(order.id))).toEqual(before);
      await payFor(shared);
      expect(unwrap(await (await subject.guest())().links.open(token)).isPaid).toBe(true);
    },
  },
  {
    name: 'a link opens nothing else: no other order, no change, no list of an owner',
    check: async (open) => {
      const { buyer, holder, order, email } = await shareOrder(open);
      const other = await placeAs(buyer, email);
      const draft = await draftOrder(buyer, [serverLine()]);
      for (const { id } of [other, draft]) {
        expectNotFound(await holder.orders.load(id));
        expectNotFound(await holder.payments.listByOrder(id));
        expectNotFound(await holder.invoices.newestByOrder(id));
        expectNotFound(await holder.links.holder(id));
        expectNotFound(await holder.links.revoke(id));
        expectNotFound(await holder.changes.instalmentsOfOrder(id));
      }
      const before = unwrap(await buyer.orders.load(order.id));
      const [line] = before.lines;
      if (!line || !before.owner) throw new Error('the order has a line and an owner');
      const { orders, newIdempotencyKey } = holder;
      const changes = [
        orders.setNote(order.id, 'lạ'),
        orders.addLine(order.id, serverLine(), newIdempotencyKey()),
        orders.changeLine(order.id, line.id, { quantity: 2 }, newIdempotencyKey()),
        orders.removeLine(order.id, line.id, ''),
        orders.setOptions(order.id, line.id, []),
        orders.removeOrder(order.id, ''),
        orders.setCustomer(order.id, before.owner.partyId, someCheckout),
        orders.open(order.id),
        orders.claim(order.id, before.owner.partyId),
        holder.links.adopt(order.id),
      ];
      for (const change of changes) expectNotFound(await change);
      expect(unwrap(await buyer.orders.load(order.id))).toEqual(before);
      expectNotFound(await holder.invoices.list(before.owner.partyId, 1));
    },
  },
  {
    name: 'a forged, cut or foreign token opens nothing, and an access is no link',
    check: async (open) => {
      const { subject, token, access, order } = await shareOrder(open);
      const stranger = await subject.guest();
      const forged = [token.slice(0, -1), `${token}0`, `x${token}`, access, order.id, '', '💥', quotationId('x')];
      for (const each of forged) expectLinkRefused(await stranger().links.open(each), 'unreadable');
      for (const each of [token, `${access}0`] as Token[]) expectNotFound(await stranger(each).orders.load(order.id));
      expectNotFound(await stranger().orders.load(order.id));
    },
  },
  {
    name: 'a link ends after 90 days, what it gave a browser after one',
    check: async (open) => {
      const { subject, token, holder, order, access } = await shareOrder(open);
      await subject.later(DAY_MS);
      expectNotFound(await holder.orders.load(order.id));
      const again = await subject.guest();
      expect(unwrap(await again().links.open(token)).access).not.toBe(access);
      await subject.later(89 * DAY_MS);
      expectLinkRefused(await (await subject.guest())().links.open(token), 'expired');
    },
  },
  {
    name: 'a fresh link goes to the address of the order only, and the answer tells nobody which orders exist',
    check: async (open) => {
      const { subject, order, email } = await shareOrder(open);
      const asker = (await subject.guest())();
      const before = await subject.messageTo(email);
      const other = freshEmail();
      const ask = (number: string, to: string) => asker.links.request(number, to, asker.newIdempotencyKey());
      expect([await ask(order.number, other), await ask('DH209901010000001', email)]).toEqual([
        { ok: true, value: undefined },
        { ok: true, value: undefined },
      ]);
      expect([await subject.messageTo(email), await subject.messageTo(other)]).toEqual([before, null]);
      unwrap(await ask(order.number.toLowerCase(), ` ${email.toUpperCase()}`));
      expect(await subject.messageTo(email)).not.toBe(before);
    },
  },
  {
    name: 'revoking ends every link and access; the buyer stays, and a link sent later opens',
    check: async (open) => {
      const { subject, token, holder, buyer, order, email } = await shareOrder(open);
      unwrap(await holder.links.revoke(order.id));
      expectNotFound(await holder.orders.load(order.id));
      expectNotFound(await holder.links.revoke(order.id));
      expectLinkRefused(await (await subject.guest())().links.open(token), 'revoked');
      expect(unwrap(await buyer.orders.load(order.id)).id).toBe(order.id);
      const fresh = await askForLink(subject, order, email);
      unwrap(await (await subject.guest())().links.open(fresh));
      unwrap(await buyer.links.revoke(order.id));
      expectLinkRefused(await (await subject.guest())().links.open(fresh), 'revoked');
    },
  },
  {
    name: 'the customer who verified the address and holds the link adopts the order, once, and its links lead to the account',
    check: async (open) => {
      const shared = await shareOrder(open);
      const { subject, token, access, buyer, holder, order, email } = shared;
      await payFor(shared);
      const { enter, party } = await subject.customer(email);
      expect(unwrap(await enter(access).links.holder(order.id))).toBe('guest');
      const [first, second] = await Promise.all([
        enter(access).links.adopt(order.id),
        enter(access).links.adopt(order.id),
      ]);
      // The one that comes second no longer has the access, which the first ended.
      expect([first.ok, second.ok]).toContain(true);
      unwrap(await enter().links.adopt(order.id));
      expect(unwrap(await enter().orders.load(order.id)).owner).toMatchObject({ partyId: party, contact: { email } });
      expect(unwrap(await enter().links.holder(order.id))).toBe('visitor');
      expect(unwrap(await enter().invoices.list(party, 1)).total).toBe(1);
      for (const gone of [buyer, holder]) expectNotFound(await gone.orders.load(order.id));
      for (const reader of [(await subject.guest())(), enter()])
        expect(unwrap(await reader.links.open(token))).toEqual({ orderId: order.id, isPaid: true, access: null });
      unwrap(await enter().links.revoke(order.id));
      await subject.later(90 * DAY_MS);
      expect(unwrap(await (await subject.guest())().links.open(token)).access).toBeNull();
    },
  },
  {
    name: 'a customer without a phone number gets the one of the adopted order, another one keeps theirs',
    check: async (open) => {
      for (const own of ['', '0987654321']) {
        const { subject, access, order, email } = await shareOrder(open);
        const { enter, phone } = await subject.customer(email, own);
        unwrap(await enter(access).links.adopt(order.id));
        expect(await phone()).toBe(own || someCheckout.contact.phone);
      }
    },
  },
  {
    name: 'neither the address alone nor a forwarded link alone adopts an order',
    check: async (open) => {
      const { subject, access, order, buyer, email } = await shareOrder(open);
      const mailbox = await subject.customer(email);
      expectNotFound(await mailbox.enter().links.adopt(order.id));
      const friend = await subject.customer(freshEmail());
      expectNotFound(await friend.enter(access).links.adopt(order.id));
      expect(unwrap(await friend.enter(access).orders.load(order.id)).id).toBe(order.id);
      expect(unwrap(await buyer.links.holder(order.id))).toBe('guest');
    },
  },
  {
    name: 'adopting one order leaves the other orders with the same address to their guest',
    check: async (open) => {
      const { subject, access, buyer, order, email } = await shareOrder(open);
      const other = await placeAs(buyer, email);
      const { enter } = await subject.customer(email);
      unwrap(await enter(access).links.adopt(order.id));
      expectNotFound(await enter(access).orders.load(other.id));
      expect(unwrap(await buyer.orders.load(other.id)).id).toBe(other.id);
    },
  },
  {
    name: 'a refused mail is told to the buyer and to whoever opened the link, masked, and to nobody else',
    check: async (open) => {
      const { subject, email, buyer, holder, order } = await shareOrder(open);
      const stranger = (await subject.guest())();
      expect(unwrap(await buyer.links.refusedMail(order.id))).toEqual({
        address: null,
        invoiceAddress: null,
        mayCorrect: true,
      });
      await subject.refuseMails(email);
      const address = `${email.slice(0, 1)}•••@example.vn`;
      expect(unwrap(await buyer.links.refusedMail(order.id))).toEqual({
        address,
        invoiceAddress: null,
        mayCorrect: true,
      });
      expect(unwrap(await holder.links.refusedMail(order.id))).toEqual({
        address,
        invoiceAddress: null,
        mayCorrect: false,
      });
      const sameAddress = await subject.customer(email);
      for (const other of [stranger, sameAddress.enter()]) expectNotFound(await other.links.refusedMail(order.id));
    },
  },
  {
    name: 'the buyer corrects the address of refused mails, which go to the new one once; repeated, it changes nothing',
    check: async (open) => {
      const { subject, email, buyer, order } = await shareOrder(open);
      await subject.refuseMails(email);
      const right = freshEmail();
      await Promise.all([
        buyer.links.correctMailAddress(order.id, 'order', ` ${right.toUpperCase()}`),
        buyer.links.correctMailAddress(order.id, 'order', right),
      ]);
      unwrap(await buyer.links.correctMailAddress(order.id, 'order', right));
      expect(await subject.messageTo(right)).toContain(order.number);
      expect(await subject.countMessages(right)).toBe(1);
      expect(unwrap(await buyer.orders.load(order.id)).owner?.contact.email).toBe(right);
      expect(unwrap(await buyer.links.refusedMail(order.id))).toEqual({
        address: null,
        invoiceAddress: null,
        mayCorrect: true,
      });
    },
  },
  {
    name: 'a refused invoice address is told apart from the buyer’s, and corrected without changing that one',
    check: async (open) => {
      const subject = await open();
      const [email, wrong, right] = [freshEmail(), freshEmail(), freshEmail()];
      const buyer = (await subject.guest())();
      const invoiceRequest = { company: 'Tiệm Bánh Mây', taxCode: '0100109106', address: '3 phố Huế', email: wrong };
      const contact = { ...someCheckout.contact, email };
      const order = await openOrder(buyer, [serverLine()], { ...someCheckout, contact, invoiceRequest });
      expectNotFound(await buyer.links.correctMailAddress(order.id, 'invoice', right));
      await payFor({ subject, holder: buyer, order });
      await subject.refuseMails(wrong);
      expect(unwrap(await buyer.links.refusedMail(order.id))).toEqual({
        address: null,
        invoiceAddress: `${wrong.slice(0, 1)}•••@example.vn`,
        mayCorrect: true,
      });
      expectNotFound(await buyer.links.correctMailAddress(order.id, 'order', right));
      for (let press = 0; press < 2; press += 1)
        unwrap(await buyer.links.correctMailAddress(order.id, 'invoice', right));
      expect(await subject.countMessages(right)).toBe(1);
      const corrected = unwrap(await buyer.orders.load(order.id));
      expect([corrected.owner?.contact.email, corrected.invoiceRequest?.email]).toEqual([email, right]);
      expect(unwrap(await buyer.links.refusedMail(order.id)).invoiceAddress).toBeNull();
    },
  },
  {
    name: 'an address is corrected again when it refuses too',
    check: async (open) => {
      const { subject, email, buyer, order } = await shareOrder(open);
      const [second, third] = [freshEmail(), freshEmail()];
      await subject.refuseMails(email);
      unwrap(await buyer.links.correctMailAddress(order.id, 'order', second));
      await subject.refuseMails(second);
      unwrap(await buyer.links.correctMailAddress(order.id, 'order', third));
      expect([await subject.countMessages(second), await subject.countMessages(third)]).toEqual([0, 1]);
    },
  },
  {
    name: 'only the buyer corrects an address, only while its mails are refused, and only to an address',
    check: async (open) => {
      const { subject, email, buyer, holder, order } = await shareOrder(open);
      const other = await placeAs(buyer, freshEmail());
      const draft = await draftOrder(buyer, [serverLine()]);
      const right = freshEmail();
      expectNotFound(await buyer.links.correctMailAddress(order.id, 'order', right));
      await subject.refuseMails(email);
      const stranger = (await subject.guest())();
      const { enter } = await subject.customer(email);
      for (const each of [holder, stranger, enter()])
        expectNotFound(await each.links.correctMailAddress(order.id, 'order', right));
      for (const { id } of [other, draft]) expectNotFound(await buyer.links.correctMailAddress(id, 'order', right));
      expectRefused(await buyer.links.correctMailAddress(order.id, 'order', 'khong-phai-dia-chi'), 'bad-input');
      expect(await subject.messageTo(right)).toBeNull();
      expect(unwrap(await buyer.orders.load(order.id)).owner?.contact.email).toBe(email);
    },
  },
];

export const orderLinkContract = (name: string, open: () => Promise<OrderLinkSubject>): void =>
  describeLaws(`${name} keeps the OrderLinks contract`, orderLinkLaws, open);
