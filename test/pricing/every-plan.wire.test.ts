import { expect, test } from 'vitest';
import { wireItems } from '#adapters/rest/line-items.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import { orderPaths } from '#contracts/rest/order-rest.ts';
import { seedPricePlans } from '#contracts/seed/instalment-plans.ts';
import { isAvailable } from '#core/catalogue/availability.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import { childLines, topLines } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { type Configuration, termInMonths } from '#core/pricing/quote.ts';
import { token } from '#core/shared/ids.ts';
import { eachBackend, freshToken } from '#test/kit/backends/backends.ts';
import { plans } from '#test/orders/any-line.ts';
import { freshIdempotencyKey, loadOrder, newCart } from '#test/orders/order-world.ts';
import { wireShopper } from '#test/orders/wire-order-world.ts';
import { pageOf, type Shown, shownFor } from './quote-of-item.ts';

/** The maximum number of lines in an order. */
const FULL = 50;

/** The value at this index of every option that has one: over all steps each offered value is chosen once. */
const choiceAt = ({ options }: Product, at: number): Configuration['chosen'] =>
  Object.fromEntries(
    options.flatMap(({ id, values }) => (values[at] && isAvailable(values[at]) ? [[id, [values[at].id]]] : [])),
  );

/** Every product with instalment plans, on each plan, with each option value once. */
const everyStep = async (): Promise<readonly Shown[]> => {
  const pages = await Promise.all(plans.map(({ sku }) => pageOf(sku, Date.now())));
  return pages.flatMap((product) =>
    (product.instalmentPlans ?? []).flatMap((plan) => {
      const time = product.prices.find((entry) => termInMonths(entry) === plan.loanTenure)?.term ?? 0;
      const most = Math.max(1, ...product.options.map(({ values }) => values.length));
      return Array.from({ length: most }, (_, at) => {
        const chosen = { ...defaultConfiguration(product).chosen, ...choiceAt(product, at) };
        return shownFor(product, { term: time, quantity: 1 + at, chosen, plan: plan.id });
      });
    }),
  );
};

eachBackend('every plan', (backend) => {
  test('INS-01 CAT-06 for all server products × plans × options: shown = charged, for the first and every later instalment', async () => {
    const held = await freshToken(backend);
    const shopper = wireShopper(backend.url, token(held));
    const steps = await everyStep();
    expect(steps.length).toBeGreaterThan(150);
    for (let from = 0; from < steps.length; from += FULL) {
      const some = steps.slice(from, from + FULL);
      const cart = await newCart(shopper);
      const answer = await fetch(backend.url + orderPaths.lineItem(organisationId, websiteStoreId, cart.id), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${held}` },
        body: JSON.stringify(some.flatMap(({ line }, at) => wireItems(line, `line-${at}`, null))),
      });
      expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, '']);
      const order = await loadOrder(shopper, cart.id);
      for (const [at, machine] of topLines(order).entries()) {
        const whole = [machine, ...childLines(order, machine.id)];
        const quote = some[at]?.quote;
        expect(whole.map(({ amounts }) => amounts)).toEqual(quote?.lines.map(({ amounts }) => amounts));
        expect(sumAmounts(whole.map(({ renewal }) => renewal))).toEqual(quote?.renewal);
        expect([machine.instalmentPlan, quote?.totals.gross]).toEqual([
          quote?.instalmentQuote?.plan.id,
          quote?.instalmentQuote?.breakdown.firstMonth.total,
        ]);
      }
    }
  });

  test('INS-01 for every fourth product × all terms × plans: the service itself rejects a plan that does not fit the term', async () => {
    const shopper = wireShopper(backend.url, token(await freshToken(backend)));
    const cart = await newCart(shopper);
    for (const { sku } of plans.filter((_, at) => at % 4 === 0)) {
      const product = await pageOf(sku, Date.now());
      for (const entry of product.prices)
        for (const plan of seedPricePlans) {
          const fits =
            product.instalmentPlans?.some(({ id }) => id === plan.id) && termInMonths(entry) === plan.loanTenure;
          const configuration = { ...defaultConfiguration(product), term: entry.term, plan: fits ? plan.id : null };
          const line: NewLine = { ...shownFor(product, configuration).line, instalmentPlan: plan.id };
          const answer = await shopper.orders.addLine(cart.id, line, freshIdempotencyKey());
          expect(answer.ok || (answer.failure.kind === 'rejected' && answer.failure.code)).toBe(
            fits || 'instalment-plan-not-found',
          );
        }
    }
  });
});
