import { expect, test } from 'vitest';
import { MAX_QUOTATIONS_A_DAY } from '#contracts/rest/quotation-rest.ts';
import { eachBackend, eachRealBackend } from '#test/kit/backends/backends.ts';
import { lineFor, productBySku } from '#test/orders/any-line.ts';
import { freshIdempotencyKey } from '#test/orders/order-world.ts';
import { quotationContract } from './quotation-gateway.contract.ts';
import { wireQuotationWorld } from './wire-quotation-world.ts';

eachBackend('quotations', (backend) => {
  quotationContract('the quotations over the reference backend', wireQuotationWorld(backend));
});

eachRealBackend('simultaneous quotations', (backend) => {
  test('CART-17 forty simultaneous requests create thirty quotations', async () => {
    const { quotations } = await (await wireQuotationWorld(backend)()).shopper();
    const line = lineFor(productBySku('CS-03'));
    const answers = await Promise.all(
      Array.from({ length: MAX_QUOTATIONS_A_DAY + 10 }, () => quotations.create([line], freshIdempotencyKey())),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(MAX_QUOTATIONS_A_DAY);
  });
});
