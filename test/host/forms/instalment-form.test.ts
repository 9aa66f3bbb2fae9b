import { expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { jsonRenderer, renderedInput } from '#test/host/drawing/drawing.ts';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { expectOk, openShop, shownTotalOf } from '#test/kit/fakes/shop.ts';

const SLUG = 'bare-metal-s';
const page = `/san-pham/${SLUG}`;

/** The form of a product page with an instalment plan, as a browser without scripts sends it. */
const formOn = async (plan: string): Promise<readonly (readonly [string, string])[]> => {
  const product = expectOk(await openShop().ports.catalogue.product(SLUG));
  const configuration = { ...defaultConfiguration(product), term: 12, plan: 'tra-gop-12' };
  return [
    ['_use', 'addToCart'],
    ['slug', SLUG],
    ['configuration.term', '12'],
    ['configuration.quantity', '1'],
    ['configuration.plan', plan],
    ...Object.entries(configuration.chosen).flatMap(([id, values]) =>
      values.map((value) => [`configuration.chosen[${id}]`, value] as const),
    ),
    ['expectedTotal', String(shownTotalOf(product, configuration))],
    ['idempotencyKey', ''],
  ];
};
const opened = () => hostUnderTest({ renderer: jsonRenderer() }).host;

test('INS-01 a plain form buys on the instalment plan that its page shows', async () => {
  const host = opened();
  const answer = await host.form(page, await formOn('tra-gop-12'));
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/gio-hang\?orderId=/),
  ]);
});

test('INS-01 an unknown instalment plan is rejected with its reason, and nothing is added', async () => {
  const host = opened();
  const answer = await host.form(page, await formOn('tra-gop-99'));
  expect(answer.status).toBe(422);
  expect(await renderedInput(answer)).toMatchObject({ submission: { failure: { kind: 'instalment-plan-not-found' } } });
  expect((await (await host.get('/api/loadVisitor')).json()).value.itemCount).toBe(0);
});
