import { refuse } from '#adapters/memory/refusals.ts';
import type { OrderLinks } from '#core/orders/order-links.port.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { LinkVisitor, OrderLinkSubject } from './order-links.laws.ts';

/** Changes what every browser is given. */
const visitors =
  (change: (real: LinkVisitor) => Partial<LinkVisitor>) =>
  (subject: OrderLinkSubject): OrderLinkSubject => ({
    ...subject,
    guest: async () => {
      const enter = await subject.guest();
      return (access) => ({ ...enter(access), ...change(enter(access)) });
    },
    customer: async (email, phone) => {
      const { enter, ...rest } = await subject.customer(email, phone);
      return { enter: (access) => ({ ...enter(access), ...change(enter(access)) }), ...rest };
    },
  });

const links = (change: (real: OrderLinks) => Partial<OrderLinks>) =>
  visitors((real) => ({ links: { ...real.links, ...change(real.links) } }));

export const orderLinkMutants: Mutants<OrderLinkSubject> = {
  'revoking does nothing': links(() => ({ revoke: async () => ok(undefined) })),
  'adopting does nothing': links(() => ({ adopt: async () => ok(undefined) })),
  'asking for a link sends none': links(() => ({ request: async () => ok(undefined) })),
  'asking for a link tells which orders exist': links((real) => ({
    request: async (number, email, key) =>
      number.startsWith('DH2099') ? { ok: false, failure: { kind: 'not-found' } } : real.request(number, email, key),
  })),
  'a link says that an unpaid order is paid': links((real) => ({
    open: async (token) => {
      const opened = await real.open(token);
      return opened.ok ? ok({ ...opened.value, isPaid: true }) : opened;
    },
  })),
  'an adopted order’s link is over': links((real) => ({
    open: async (token) => {
      const opened = await real.open(token);
      return opened.ok && opened.value.access === null ? refuse('order-link-refused', { because: 'revoked' }) : opened;
    },
  })),
  'every link that opens nothing was copied in part': links((real) => ({
    open: async (token) => {
      const opened = await real.open(token);
      return opened.ok ? opened : refuse('order-link-refused', { because: 'unreadable' });
    },
  })),
  'a refused mail is not told': links((real) => ({
    refusedMail: async (id) => {
      const found = await real.refusedMail(id);
      return found.ok ? ok({ ...found.value, address: null }) : found;
    },
  })),
  'a refused invoice is not told': links((real) => ({
    refusedMail: async (id) => {
      const found = await real.refusedMail(id);
      return found.ok ? ok({ ...found.value, invoiceAddress: null }) : found;
    },
  })),
  'the address of the buyer is corrected instead of the one for the invoice': links((real) => ({
    correctMailAddress: (id, _use, email) => real.correctMailAddress(id, 'order', email),
  })),
  'correcting an address does nothing': links(() => ({ correctMailAddress: async () => ok(undefined) })),
  'every order is a guest’s': links((real) => ({
    holder: async (id) => {
      const held = await real.holder(id);
      return held.ok ? ok('guest') : held;
    },
  })),
  'a link ends after an hour': (subject) => ({ ...subject, later: (ms) => subject.later(ms * 24 * 90) }),
  'what a link gave a browser never ends': (subject) => ({ ...subject, later: async () => {} }),
  'the holder of a link may change the order': (subject) => {
    const buyers: LinkVisitor[] = [];
    return {
      ...subject,
      guest: async () => {
        const enter = await subject.guest();
        buyers.push(enter());
        return (access) =>
          access === undefined ? enter() : { ...enter(access), orders: (buyers[0] ?? enter()).orders };
      },
    };
  },
};
