import { expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { renderer } from '#ssr/renderer.tsx';
import { hostUnderTest } from '#test/host/host-under-test.ts';
import { expectOk, openShop, shownTotalOf, slugs } from '#test/kit/fakes/shop.ts';

const slugsInCart = [slugs.server, slugs.promoted, 'cloud-server-ssd-3'];

test('CART-12 without scripts the chosen lines leave the cart by one form, and the others stay', async () => {
  const { host } = hostUnderTest({ renderer: renderer({ kind: 'development', styles: [] }) });
  for (const slug of slugsInCart) {
    const product = expectOk(await openShop().ports.catalogue.product(slug));
    const configuration = defaultConfiguration(product);
    const given = { slug, configuration, expectedTotal: shownTotalOf(product, configuration), orderId: null };
    const more = { keepPointer: true, campaign: null, source: null, idempotencyKey: slug.padEnd(32, 'a') };
    await host.command('addToCart', { ...given, ...more });
  }
  const html = await (await host.get('/gio-hang')).text();
  const [first = '', second = '', third = ''] = [...html.matchAll(/name="lineIds\[line\]"[^>]* value="([^"]+)"/g)].map(
    ([, id]) => id ?? '',
  );
  expect([first, second, third]).not.toContain('');
  const answer = await host.form('/gio-hang', [
    ['_use', 'removeLines'],
    ['idempotencyKey', ''],
    ['lineIds[line]', first],
    ['lineIds[line]', third],
  ]);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/gio-hang/)]);
  const cart = await (await host.get('/api/loadCart')).json();
  expect(cart.value.lines.map(({ line }: { line: { id: string } }) => line.id)).toEqual([second]);
  const none = await host.form('/gio-hang', [
    ['_use', 'removeLines'],
    ['idempotencyKey', ''],
  ]);
  expect(none.status).toBe(422);
});
