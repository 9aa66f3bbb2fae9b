import { expect, test } from 'vitest';
import { newAnonymousToken, revoke } from '#adapters/memory/accounts/sessions.ts';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryShop } from '#adapters/memory/memory-shop.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { idempotencyKey } from '#core/shared/ids.ts';

test('FIN-03 VIS-02 a guest with an expired anonymous token can order, with a new token', async () => {
  const world = memoryWorld();
  const browser = createBrowser();
  const old = newAnonymousToken(world);
  browser.anonymous = old;
  revoke(world, old);
  const shop = memoryShop(world, browser);
  const product = await shop.loadProduct({ slug: 'cloud-server-ssd-4' });
  if (!product.ok) throw new Error('no product');
  const configuration = defaultConfiguration(product.value);
  const quote = computeQuote(product.value, configuration);
  if (!quote.ok) throw new Error('no quote');
  const placed = await shop.placeDirectOrder({
    slug: product.value.slug,
    configuration,
    expectedTotal: quote.value.totals.gross,
    contact: { name: 'Nguyễn Thị Mây', phone: '0912345678', email: 'may@example.vn' },
    address: { provinceCode: '01', wardCode: '00004', street: '12 phố Hàng Bông' },
    invoiceFor: 'person',
    company: { name: '', taxCode: '', address: '', email: '' },
    note: '',
    methodCode: 'VIETQR',
    idempotencyKey: idempotencyKey('a'.repeat(32)),
  });
  expect(placed).toMatchObject({ ok: true });
  expect(browser.anonymous).not.toBe(old);
  expect([...world.state.orders.values()].map(({ order }) => order.status)).toEqual(['open']);
});
