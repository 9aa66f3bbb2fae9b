import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { ScheduledInstalment } from '#core/services/scheduled-instalment.ts';
import { addDong, type Dong } from '#core/shared/dong.ts';
import { onPlans, type Planned, plannedOn } from '#test/orders/instalments/instalment-world.ts';
import { unwrap } from '#test/payment/payment-subject.ts';
import type { ChangeSubject } from '#test/services/changes/change-subject.ts';
import { paidOrder, waitForSetUp } from '#test/services/service-subject.ts';

/**
 * Servers of the seed with the last value of every choice, on the instalment plan of 6 (`draw` 0) or 12 months (1).
 */
export const planLine = (count = 1, draw = 0): Planned => {
  const [product] = onPlans;
  if (!product) throw new Error('the seed sells nothing by the month');
  const plain = defaultConfiguration(product);
  const chosen = Object.fromEntries(
    product.options.flatMap(({ id, kind, values }) => {
      const last = values.at(-1);
      return last === undefined || kind === 'text' ? [] : [[id, [last.id]]];
    }),
  );
  return plannedOn(product, { ...plain, quantity: count, chosen: { ...plain.chosen, ...chosen } }, draw);
};

export const loadDues = async ({ changes, owner }: ChangeSubject): Promise<readonly ScheduledInstalment[]> =>
  unwrap(await changes.instalments(owner));

/** The total of these instalments. */
export const sumOf = (months: readonly ScheduledInstalment[]): Dong =>
  addDong(...months.map(({ amounts }) => amounts.gross));

/** A running server that was bought on an instalment plan, with its open instalments. */
export const runServerOnPlan = async (subject: ChangeSubject, planned = planLine()) => {
  const order = await paidOrder(subject, [planned.line]);
  await waitForSetUp(subject);
  const months = (await loadDues(subject)).filter((each) => each.orderId === order.id);
  const [second, third] = months;
  if (!second || !third) throw new Error('a plan has later months');
  return { order, months, second, third };
};

/** Creates an order that pays only these instalments; returns what the port returns. */
export const payInstalments = (subject: ChangeSubject, months: readonly ScheduledInstalment[], seen = sumOf(months)) =>
  subject.changes.pay({ dues: months.map(({ id }) => id), services: [] }, seen, subject.newIdempotencyKey());
