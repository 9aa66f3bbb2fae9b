import type { OrderHistory, OrderList } from '#core/orders/order-history.port.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { HistorySubject } from './order-history.contract.ts';

const mutated =
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

const listing = (change: (list: OrderList) => OrderList) =>
  mutated((real) => ({
    list: async (query) => {
      const answer = await real.list(query);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

const refused = fail({ kind: 'rejected' as const, code: 'already-paid', message: '' });

/** Mutants of the order history; each has one fault. */
export const orderHistoryMutants: Mutants<HistorySubject> = {
  'the oldest come first': listing((list) => ({ ...list, orders: list.orders.toReversed() })),
  'every page is the first page': mutated((real) => ({ list: (query) => real.list({ ...query, page: 1 }) })),
  'the total counts only the products of the page': listing((list) => ({ ...list, total: list.orders.length })),
  'lines are left out': listing((list) => ({ ...list, orders: list.orders.map((order) => ({ ...order, lines: [] })) })),
  'drafts are listed': mutated((real) => ({
    list: async (query) => {
      const [drafts, others] = [await real.list({ ...query, status: 'draft' }), await real.list(query)];
      if (!drafts.ok || !others.ok) return others;
      return ok({ ...others.value, orders: [...drafts.value.orders, ...others.value.orders] });
    },
  })),
  'the status is not looked at': mutated((real) => ({ list: (query) => real.list({ ...query, status: null }) })),
  'the keyword is not looked at': mutated((real) => ({ list: (query) => real.list({ ...query, keyword: null }) })),
  'keywords need their accents': mutated((real) => ({
    list: (query) => real.list({ ...query, keyword: query.keyword === 'TEN MIEN' ? 'nothing at all' : query.keyword }),
  })),
  'what is not found seems to be done': mutated((real) => ({
    cancel: async (id, reason) => {
      const answer = await real.cancel(id, reason);
      return answer.ok || answer.failure.kind === 'rejected' ? answer : fail({ kind: 'denied' });
    },
  })),
  'a log-in forgets its guest': (subject) => ({
    ...subject,
    browser: async () => {
      const [one, other] = [await subject.browser(), await subject.browser()];
      return { guest: one.guest, logIn: other.logIn };
    },
  }),
  'cancelling again is refused': mutated((real) => {
    const gone = new Set<string>();
    return {
      cancel: async (id, reason) => {
        if (gone.has(id)) return refused;
        gone.add(id);
        return real.cancel(id, reason);
      },
    };
  }),
  'cancelling does nothing': mutated(() => ({ cancel: async () => fail({ kind: 'unknown' as const }) })),
  'what is paid seems to be cancelled': mutated((real) => ({
    cancel: async (id, reason) => {
      const answer = await real.cancel(id, reason);
      return !answer.ok && answer.failure.kind === 'rejected' ? fail({ kind: 'not-found' as const }) : answer;
    },
  })),
  'nothing is ever received': mutated(() => ({ confirmReceived: async () => refused })),
};
