import type { StockAlerts } from '#core/catalogue/stock-alerts/stock-alerts.port.ts';
import { ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { StockAlertsSubject } from './stock-alerts.contract.ts';

const changing =
  (change: (alerts: StockAlerts, subject: StockAlertsSubject) => StockAlerts['request']) =>
  (subject: StockAlertsSubject): StockAlertsSubject => ({
    ...subject,
    guest: async () => {
      const alerts = await subject.guest();
      return { request: change(alerts, subject) };
    },
  });

/** Each has one fault. */
export const stockAlertsMutants: Mutants<StockAlertsSubject> = {
  'nobody is noted': changing(() => async () => ok(null)),
  'everybody waits for the first plan': changing(
    (alerts, { products }) =>
      (_, ...asked) =>
        alerts.request(products[0], ...asked),
  ),
  'each press is another': changing(
    (alerts, { newIdempotencyKey }) =>
      (product, email) =>
        alerts.request(product, email, newIdempotencyKey()),
  ),
  'what is refused succeeds': changing((alerts) => async (...asked) => {
    const answer = await alerts.request(...asked);
    return answer.ok || answer.failure.kind !== 'rejected' ? answer : ok(null);
  }),
  'an address waits twice': (subject) => ({
    ...subject,
    waiting: async (product) => (await subject.waiting(product)).flatMap((each) => [each, each]),
  }),
  'a request without a session succeeds': (subject) => ({ ...subject, tokenless: { request: async () => ok(null) } }),
};
