import { expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { expectOk, openShop, shownTotalOf, slugs } from '#test/kit/fakes/shop.ts';

/** Fields of the first form of a document that posts to a use case. */
const fieldsOf = (html: string, use: string): readonly (readonly [string, string])[] => {
  const form = html.split('<form').find((each) => each.includes(`name="_use" value="${use}"`)) ?? '';
  return [...(form.split('</form>')[0]?.matchAll(/<input[^>]* name="([^"]+)"[^>]* value="([^"]*)"/g) ?? [])].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
};

test('CART-14 without scripts a form brings a removed line back', async () => {
  const { host } = hostUnderTest({ renderer: renderer({ kind: 'development', styles: [] }) });
  const product = expectOk(await openShop().ports.catalogue.product(slugs.server));
  const configuration = { ...defaultConfiguration(product), term: 12, quantity: 2 };
  await host.command('addToCart', {
    slug: slugs.server,
    configuration,
    expectedTotal: shownTotalOf(product, configuration),
    orderId: null,
    keepPointer: true,
    campaign: null,
    source: null,
    idempotencyKey: 'a'.repeat(32),
  });
  const before = await (await host.get('/api/loadCart')).json();
  const removed = await host.form('/gio-hang', fieldsOf(await (await host.get('/gio-hang')).text(), 'removeLine'));
  const next = removed.headers.get('location') ?? '';
  const html = await (await host.get(next)).text();
  expect(html).toContain('Đã bỏ Cloud Server SSD 4 khỏi giỏ hàng.');
  const back = await host.form(next, fieldsOf(html, 'addToCart'));
  expect(back.status).toBe(303);
  const after = await (await host.get('/api/loadCart')).json();
  expect(after.value.totals).toEqual(before.value.totals);
  expect(after.value.lines[0].line).toMatchObject({ term: 12, quantity: 2 });
});
