import type { OrderHistory, OrderList } from '#core/orders/order-history.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { HistorySubject } from './order-history.contract.ts';

const changingHistory =
  (change: (real: OrderHistory) => Partial<OrderHistory>) =>
  (subject: HistorySubject): HistorySubject => ({
    ...subject,
    runs: 2,
    browser: async () => {
      const { guest, logIn } = await subject.browser();
      const changed = <Who extends typeof guest>(who: Who): Who => ({
        ...who,
        history: { ...who.history, ...change(who.history) },
      });
      return { guest: changed(guest), logIn: async (as) => changed(await logIn(as)) };
    },
  });

const changingList = (change: (list: OrderList) => OrderList) =>
  changingHistory((real) => ({
    list: async (query) => {
      const answer = await real.list(query);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

const refused = fail({ kind: 'rejected' as const, code: 'already-paid', message: '' });

/** Mutants of the order history; each has one fault. */
export const orderHistoryMutants: Mutants<HistorySubject> = {
  'the oldest come first': changingList((list) => ({ ...list, orders: list.orders.toReversed() })),
  'every page is the first page': changingHistory((real) => ({ list: (query) => real.list({ ...query, page: 1 }) })),
  'the total counts only the products of the page': changingList((list) => ({ ...list, total: list.orders.length })),
  'lines are left out': changingList((list) => ({
    ...list,
    orders: list.orders.map((order) => ({ ...order, lines: [] })),
  })),
  'drafts are listed': changingHistory((real) => ({
    list: async (query) => {
      const [drafts, others] = [await real.list({ ...query, status: 'draft' }), await real.list(query)];
      if (!drafts.ok || !others.ok) return others;
      return ok({ ...others.value, orders: [...drafts.value.orders, ...others.value.orders] });
    },
  })),
  'the status filter is ignored': changingHistory((real) => ({
    list: (query) => real.list({ ...query, status: null }),
  })),
  'the keyword is ignored': changingHistory((real) => ({ list: (query) => real.list({ ...query, keyword: null }) })),
  'a keyword without accents finds nothing': changingHistory((real) => ({
    list: (query) => real.list({ ...query, keyword: query.keyword === 'TEN MIEN' ? 'nothing at all' : query.keyword }),
  })),
  'cancelling an unknown order fails with denied instead of not-found': changingHistory((real) => ({
    cancel: async (id, reason) => {
      const answer = await real.cancel(id, reason);
      return answer.ok || answer.failure.kind === 'rejected' ? answer : fail({ kind: 'denied' });
    },
  })),
  'a login loses the orders of its guest': (subject) => ({
    ...subject,
    browser: async () => {
      const [one, other] = [await subject.browser(), await subject.browser()];
      return { guest: one.guest, logIn: other.logIn };
    },
  }),
  'cancelling again is rejected': changingHistory((real) => {
    const gone = new Set<string>();
    return {
      cancel: async (id, reason) => {
        if (gone.has(id)) return refused;
        gone.add(id);
        return real.cancel(id, reason);
      },
    };
  }),
  'cancelling does nothing': changingHistory(() => ({ cancel: async () => fail({ kind: 'unknown' as const }) })),
  'cancelling a paid order fails with not-found': changingHistory((real) => ({
    cancel: async (id, reason) => {
      const answer = await real.cancel(id, reason);
      return !answer.ok && answer.failure.kind === 'rejected' ? fail({ kind: 'not-found' as const }) : answer;
    },
  })),
  'confirming receipt is always rejected': changingHistory(() => ({ confirmReceived: async () => refused })),
};
