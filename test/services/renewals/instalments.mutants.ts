import type { ServiceChanges } from '#core/services/changes/service-changes.port.ts';
import type { ScheduledInstalment } from '#core/services/scheduled-instalment.ts';
import { dong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { orderId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { ChangeSubject } from '#test/services/changes/change-subject.ts';

const changingServiceChanges =
  (change: (changes: ServiceChanges, subject: ChangeSubject) => Partial<ServiceChanges>) =>
  (subject: ChangeSubject): ChangeSubject => ({
    ...subject,
    changes: { ...subject.changes, ...change(subject.changes, subject) },
  });

/** Changes both lists of instalments. */
const changingInstalments = (change: (months: readonly ScheduledInstalment[]) => readonly ScheduledInstalment[]) =>
  changingServiceChanges((changes) => ({
    instalments: async (owner) => {
      const answer = await changes.instalments(owner);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
    instalmentsOfOrder: async (order) => {
      const answer = await changes.instalmentsOfOrder(order);
      return answer.ok ? ok(change(answer.value)) : answer;
    },
  }));

/** Returns success where the real gateway refuses with this code. */
const ignoringRefusal = (code: string) =>
  changingServiceChanges((changes) => ({
    pay: async (asked, expectedTotal, idempotencyKey) => {
      const answer = await changes.pay(asked, expectedTotal, idempotencyKey);
      const refused = !answer.ok && answer.failure.kind === 'rejected' && answer.failure.code === code;
      return refused ? ok(orderId('c'.repeat(32))) : answer;
    },
  }));

/** Mutants of instalments; each has one fault. */
export const duesMutants: Mutants<ChangeSubject> = {
  'an instalment costs a thousand more': changingInstalments((months) =>
    months.map((each) => ({ ...each, amounts: { ...each.amounts, gross: dong(each.amounts.gross + 1_000) } })),
  ),
  'the first instalment is due again': changingInstalments((months) =>
    months.map((each) => ({ ...each, month: each.month - 1 })),
  ),
  'every month has thirty days': changingInstalments((months) =>
    months.map((each) => ({ ...each, dueDate: (months[0]?.dueDate ?? 0) + (each.month - 2) * 30 * DAY_MS })),
  ),
  'the latest instalment comes first': changingInstalments((months) => months.toReversed()),
  'every read returns other instalment ids': changingInstalments((months) =>
    months.map((each) => ({ ...each, id: `${each.id}${Math.random()}` as typeof each.id })),
  ),
  'every instalment is listed twice': changingInstalments((months) => [...months, ...months]),
  'an open order is never reported': changingInstalments((months) =>
    months.map((each) => ({ ...each, pendingOrderId: null })),
  ),
  'no instalment is ever marked as paid': changingInstalments((months) =>
    months.map((each) => ({ ...each, paid: null })),
  ),
  'instalments can be paid in any order': ignoringRefusal('earlier-instalment-unpaid'),
  'an instalment can be in several open orders': ignoringRefusal('instalment-in-open-order'),
  'a paid instalment can be paid again': ignoringRefusal('instalment-paid'),
  'any expected total is accepted': ignoringRefusal('price-changed'),
  'the idempotency key is ignored': changingServiceChanges((changes, { newIdempotencyKey }) => ({
    pay: (asked, expectedTotal) => changes.pay(asked, expectedTotal, newIdempotencyKey()),
  })),
  'a renewal that is ordered with an instalment is dropped': changingServiceChanges((changes) => ({
    pay: (asked, expectedTotal, idempotencyKey) =>
      changes.pay({ ...asked, services: [] }, expectedTotal, idempotencyKey),
  })),
  'removing a line of an instalment order reports success': (subject) => ({
    ...subject,
    orders: { ...subject.orders, removeLine: async () => ok(undefined) },
  }),
  'an invoice does not name the instalment': (subject) => ({
    ...subject,
    invoices: {
      ...subject.invoices,
      newestByOrder: async (id) => {
        const answer = await subject.invoices.newestByOrder(id);
        return answer.ok
          ? ok(answer.value.map((each) => ({ ...each, lines: each.lines.map((line) => ({ ...line, title: 'Máy' })) })))
          : answer;
      },
    },
  }),
  'another customer sees the instalments': (subject) => ({ ...subject, othersChanges: subject.changes }),
  'a guest is treated as the customer': (subject) => ({ ...subject, guestsChanges: subject.changes }),
};
