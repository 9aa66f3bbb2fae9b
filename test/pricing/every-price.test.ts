import { expect, test } from 'vitest';
import { plans } from '#test/orders/any-line.ts';
import { everyStep } from './every-price.ts';

test('CART-14 all 67 plans show for every term and every option what the price list prints', async () => {
  const steps = await everyStep(Date.now());
  expect(plans).toHaveLength(67);
  expect(steps.length).toBeGreaterThan(800);
  for (const { listed, shown } of steps) {
    expect([listed.sku, listed.time, shown.quote.planCharge.net]).toEqual([listed.sku, listed.time, listed.total]);
    expect(shown.quote.optionCharges.map(({ charge }) => charge.net)).toEqual(listed.options);
    expect(shown.line.charge).toEqual(shown.quote.planCharge);
  }
});
