import { orderId, partyId } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import { lineFor, productBySku } from './any-line.ts';
import { anotherKey, changingLoadedOrders, closed, gateway, ignoringFailure, linesOf } from './mutated-gateway.ts';
import type { OrderWorld } from './order-world.ts';

/** Mutants of the order gateway with faults in ownership: owners, claiming, merging. */
export const ownerMutants: Mutants<OrderWorld> = {
  'every visitor sees every order': (world) => {
    const shopper = world.shopper();
    return { ...world, runs: 4, shopper: () => shopper };
  },
  "loading another visitor's order fails with denied instead of not-found": gateway((real) => ({
    load: async (id) => {
      const answer = await real.load(id);
      return answer.ok ? answer : fail({ kind: 'denied' });
    },
  })),
  'every owner has a cart': gateway(() => ({ findByOwner: async () => ok(orderId('d'.repeat(32))) })),
  'the owner is not set': gateway((real) => ({ setCustomer: (id) => real.load(id) })),
  'the owner is another party': changingLoadedOrders((order) => ({
    ...order,
    owner: order.owner && { ...order.owner, partyId: partyId('khac') },
  })),
  "setting another visitor's customer record reports success": gateway((real) => ({
    setCustomer: async (id, owner, checkout) => {
      const answer = await real.setCustomer(id, owner, checkout);
      return !answer.ok && answer.failure.kind === 'not-found' ? real.load(id) : answer;
    },
  })),
  'opening an order for a reserved domain reports success': gateway((real) => ({
    open: async (id) => {
      const answer = await real.open(id);
      return !answer.ok && answer.failure.kind === 'rejected' && answer.failure.detail?.status === 'reserved'
        ? real.load(id)
        : answer;
    },
  })),
  'an open order cannot be corrected': gateway((real) => ({
    setCustomer: async (id, owner, given) => {
      const order = await real.load(id);
      return order.ok && order.value.status === 'open' ? closed : real.setCustomer(id, owner, given);
    },
  })),
  'a login loses the guest of its browser': (world) => ({
    ...world,
    runs: 6,
    browser: async () => {
      const [one, other] = [await world.browser(), await world.browser()];
      return { guest: one.guest, logIn: other.logIn };
    },
  }),
  'claiming does nothing': gateway((real) => ({ claim: (id) => real.load(id) })),
  'claiming an inaccessible cart reports success': gateway((real) => ({
    claim: (id, owner) => ignoringFailure(real.claim(id, owner), 'not-found', () => real.createDraftCart(anotherKey())),
  })),
  'a rejected claim reports success': gateway((real) => ({
    claim: (id, owner) => ignoringFailure(real.claim(id, owner), 'rejected', () => real.load(id)),
  })),
  'merging does nothing': gateway(() => ({ merge: async () => ok({ movedLines: 0, skippedDomains: 0 }) })),
  'merging drops a line': gateway((real) => ({
    merge: async (from, into) => {
      const [first] = await linesOf(real, from);
      const answer = await real.merge(from, into);
      if (answer.ok && first) await real.removeLine(into, first.id, 'x');
      return answer;
    },
  })),
  'merging doubles a line': gateway((real) => ({
    merge: async (from, into) => {
      const answer = await real.merge(from, into);
      if (answer.ok) await real.addLine(into, lineFor(productBySku('CS-01')), anotherKey());
      return answer;
    },
  })),
  'merging counts skipped lines as moved': gateway((real) => ({
    merge: async (from, into) => {
      const answer = await real.merge(from, into);
      return answer.ok
        ? ok({ movedLines: answer.value.movedLines + answer.value.skippedDomains, skippedDomains: 0 })
        : answer;
    },
  })),
  "merging another visitor's cart reports success": gateway((real) => ({
    merge: (from, into) =>
      ignoringFailure(real.merge(from, into), 'not-found', async () => ok({ movedLines: 0, skippedDomains: 0 })),
  })),
  'merging a placed order reports success': gateway((real) => ({
    merge: (from, into) =>
      ignoringFailure(real.merge(from, into), 'rejected', async () => ok({ movedLines: 0, skippedDomains: 0 })),
  })),
};
