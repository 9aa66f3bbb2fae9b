import { expect, test } from 'vitest';
import { wireItems } from '#adapters/rest/line-items.ts';
import { orderPaths } from '#contracts/order-rest.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import { childrenOf, topLines } from '#core/orders/order.ts';
import { totalOf } from '#core/pricing/amounts.ts';
import { token } from '#core/shared/ids.ts';
import { eachBackend, freshToken } from '#test/kit/backends.ts';
import { loaded, newCart } from '#test/orders/order-world.ts';
import { wireShopper } from '#test/orders/wire-order-world.ts';
import { everyStep, type Step } from './every-price.ts';

/** Lines that fit into one order. */
const FULL = 50;

eachBackend('every price', (backend) => {
  const charged = async (held: string, steps: readonly Step[]) => {
    const shopper = wireShopper(backend.url, token(held));
    const cart = await newCart(shopper);
    const path = orderPaths.lineItem(organisationId, websiteStoreId, cart.id);
    const answer = await fetch(backend.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${held}` },
      body: JSON.stringify(steps.flatMap(({ shown }, at) => wireItems(shown.line, `line-${at}`, null))),
    });
    expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, '']);
    return loaded(shopper, cart.id);
  };
  test('REST-02 CART-14 for 67 plans × every term × every option: shown is charged is printed', async () => {
    const held = await freshToken(backend);
    const steps = await everyStep(Date.now());
    for (let from = 0; from < steps.length; from += FULL) {
      const some = steps.slice(from, from + FULL);
      const order = await charged(held, some);
      const machines = topLines(order);
      expect(machines).toHaveLength(some.length);
      for (const [at, { listed, shown }] of some.entries()) {
        const machine = machines[at];
        if (!machine) throw new Error('a line is missing');
        const children = childrenOf(order, machine.id);
        expect([machine.sku, machine.time, machine.charge.net]).toEqual([listed.sku, listed.time, listed.total]);
        expect(children.map((child) => child.charge.net)).toEqual(listed.options);
        expect([machine, ...children].map((line) => line.amounts)).toEqual(
          shown.quote.lines.map((line) => line.amounts),
        );
        expect(totalOf([machine, ...children].map((line) => line.renewal))).toEqual(shown.quote.renewal);
      }
    }
  });
});
