import type { ScheduledInstalment } from '#core/services/scheduled-instalment.ts';
import type { ServiceChanges } from '#core/services/service-changes.port.ts';
import { dong } from '#core/shared/dong.ts';
import { orderId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { ChangeSubject } from './change-subject.ts';

const DAY_MS = 86_400_000;

const changing =
  (change: (changes: ServiceChanges, subject: ChangeSubject) => Partial<ServiceChanges>) =>
  (subject: ChangeSubject): ChangeSubject => ({
    ...subject,
    changes: { ...subject.changes, ...change(subject.changes, subject) },
  });

/** Changes both lists of instalments. */
const listing = (change: (months: readonly ScheduledInstalment[]) => readonly ScheduledInstalment[]) =>
  changing((changes) => ({
    dues: async (owner) => {
      const answer = await changes.dues(owner);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
    duesOf: async (order) => {
      const answer = await changes.duesOf(order);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

/** Returns success where the real gateway refuses with this code. */
const ignoringRefusal = (code: string) =>
  changing((changes) => ({
    pay: async (asked, expectedTotal, idempotencyKey) => {
      const answer = await changes.pay(asked, expectedTotal, idempotencyKey);
      const refused = !answer.ok && answer.failure.kind === 'rejected' && answer.failure.code === code;
      return refused ? ok(orderId('c'.repeat(32))) : answer;
    },
  }));

/** Mutants of instalments; each has one fault. */
export const duesMutants: Mutants<ChangeSubject> = {
  'a month costs a thousand more': listing((months) =>
    months.map((each) => ({ ...each, amounts: { ...each.amounts, gross: dong(each.amounts.gross + 1_000) } })),
  ),
  'the first month is due again': listing((months) => months.map((each) => ({ ...each, month: each.month - 1 }))),
  'a month has thirty days': listing((months) =>
    months.map((each) => ({ ...each, dueDate: (months[0]?.dueDate ?? 0) + (each.month - 2) * 30 * DAY_MS })),
  ),
  'what is due last stands first': listing((months) => months.toReversed()),
  'every look finds other months': listing((months) =>
    months.map((each) => ({ ...each, id: `${each.id}${Math.random()}` as typeof each.id })),
  ),
  'money that comes twice is due twice': listing((months) => [...months, ...months]),
  'no order is ever waited for': listing((months) => months.map((each) => ({ ...each, waiting: null }))),
  'nothing is ever paid': listing((months) => months.map((each) => ({ ...each, paid: null }))),
  'any month may be paid': ignoringRefusal('instalment-not-next'),
  'a month lies in any number of orders': ignoringRefusal('instalment-busy'),
  'a month is paid again': ignoringRefusal('instalment-paid'),
  'any amount will do': ignoringRefusal('price-changed'),
  'every press makes an order of its own': changing((changes, { newIdempotencyKey }) => ({
    pay: (asked, expectedTotal) => changes.pay(asked, expectedTotal, newIdempotencyKey()),
  })),
  'a service is forgotten when a month is paid with it': changing((changes) => ({
    pay: (asked, expectedTotal, idempotencyKey) =>
      changes.pay({ ...asked, services: [] }, expectedTotal, idempotencyKey),
  })),
  'the lines of a month are taken out': (subject) => ({
    ...subject,
    orders: { ...subject.orders, removeLine: async () => ok(undefined) },
  }),
  'an invoice does not say for what': (subject) => ({
    ...subject,
    invoices: {
      ...subject.invoices,
      ofOrder: async (id) => {
        const answer = await subject.invoices.ofOrder(id);
        return answer.ok
          ? ok(answer.value.map((each) => ({ ...each, lines: each.lines.map((line) => ({ ...line, title: 'Máy' })) })))
          : answer;
      },
    },
  }),
  'everybody sees what everybody owes': (subject) => ({ ...subject, othersChanges: subject.changes }),
  'a guest is a customer': (subject) => ({ ...subject, guestsChanges: subject.changes }),
};
