import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AddDomainsCommand } from '#core/cart/cart.ts';
import { parseRefusedDomain, refusedDomainsPath } from '#core/domains/refused-domains.ts';
import { dong } from '#core/shared/dong.ts';
import { ok } from '#core/shared/result.ts';
import { always, faultAt, lostAnswer, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { expectFailure, expectOk, freshIdempotencyKey, openShop, type Shop } from '#test/kit/fakes/shop.ts';

const add = (shop: Shop, names: readonly string[], more: Partial<AddDomainsCommand> = {}) =>
  shop.useCases.addDomains({
    names,
    years: 1,
    expectedTotal: {},
    orderId: null,
    path: '',
    idempotencyKey: freshIdempotencyKey(),
    ...more,
  });
const inCart = async (shop: Shop): Promise<readonly string[]> =>
  (expectOk(await shop.useCases.loadCart({ orderId: null }))?.lines ?? []).map(({ line }) => line.description);
const free = Array.from({ length: 12 }, (_, at) => `may-xanh-${at}${at % 2 === 0 ? '.vn' : '.com'}`);

describe('adding all free names in one command', () => {
  test('DOM-01 free names are added, one line each, and every other name is returned with its reason', async () => {
    const shop = openShop();
    await add(shop, ['da-co.vn']);
    const names = [...free, 'google.com', 'quochoi.vn', 'qua-tai.vn', 'da-co.vn', 'may.zip', 'không phải'];
    const { added, refusedDomains, notice, goTo } = expectOk(await add(shop, names));
    expect(added).toEqual(free);
    expect(
      refusedDomains.map(({ name, failure }) => [name, 'status' in failure ? failure.status : failure.kind]),
    ).toEqual([
      ['google.com', 'registered'],
      ['quochoi.vn', 'reserved'],
      ['qua-tai.vn', 'unknown'],
      ['da-co.vn', 'domain-already-in-order'],
      ['may.zip', 'invalid'],
      ['không phải', 'invalid'],
    ]);
    expect([notice, goTo]).toEqual(['added', expect.stringContaining('/gio-hang')]);
    expect([...(await inCart(shop))].sort()).toEqual(['da-co.vn', ...free].sort());
  });

  test('DOM-04 each name is checked again: one that was registered since the search is not added, the others are', async () => {
    const shop = openShop();
    shop.world.state.registered.add('may-xanh-3.com');
    const { added, refusedDomains } = expectOk(await add(shop, free));
    expect(added).toHaveLength(free.length - 1);
    expect(refusedDomains).toEqual([
      {
        name: 'may-xanh-3.com',
        failure: { kind: 'domain-unavailable', domain: 'may-xanh-3.com', status: 'registered' },
      },
    ]);
  });

  test('CART-17 one idempotency key adds each name once, even after a lost response', async () => {
    const shop = openShop();
    const idempotencyKey = freshIdempotencyKey();
    const shaky = openShop({
      world: shop.world,
      browser: shop.browser,
      change: ({ orders }) => ({ orders: withFaults(orders, faultAt('addLine', 2, lostAnswer)) }),
    });
    await add(shaky, free.slice(0, 4), { idempotencyKey });
    expect(expectOk(await add(shop, free.slice(0, 4), { idempotencyKey })).added).toEqual(free.slice(0, 4));
    expect([...(await inCart(shop))].sort()).toEqual([...free.slice(0, 4)].sort());
  });

  test('CART-19 a name whose price differs from the expected one is rejected with the true price', async () => {
    const shop = openShop();
    const expectedTotal = { 'ten-mien-vn': dong(1), 'ten-mien-com': dong(322_920) };
    const { added, refusedDomains } = expectOk(await add(shop, ['may-gia.vn', 'may-gia.com'], { expectedTotal }));
    expect(added).toEqual(['may-gia.com']);
    expect(refusedDomains[0]?.failure).toEqual({ kind: 'price-changed', old: 1, now: 666_000 });
  });

  test('DOM-01 terms of several years cost what the search page shows', async () => {
    const shop = openShop();
    const found = expectOk(await shop.useCases.searchBulk({ text: '', extensions: [], years: 5, wait: false }));
    const offers = found.offers.filter(({ kind }) => kind === 'plain').slice(0, 50);
    const expectedTotal = Object.fromEntries(offers.map(({ slug, first }) => [slug, first.total]));
    const names = offers.map(({ extension }) => `may-nhieu-nam${extension}`);
    const outcome = expectOk(await add(shop, names, { years: 5, expectedTotal }));
    expect(outcome.refusedDomains).toEqual([]);
    expect(outcome.cart?.lines.map(({ line }) => line.term)).toEqual(names.map(() => 5));
    expect(outcome.cart?.totals.gross).toBe(offers.reduce((sum, { first }) => sum + first.total, 0));
  });

  test('DOM-01 at most fifty names, each once', async () => {
    const shop = openShop({
      change: () => ({ domains: { check: async (name) => ok({ name, status: 'registered' }) } }),
    });
    const names = Array.from({ length: 60 }, (_, at) => `ten${at}.vn`);
    expect(expectOk(await add(shop, [...names, ...names])).refusedDomains).toHaveLength(50);
    expect(expectOk(await add(openShop(), ['May-Doi.vn', 'may-doi.vn', 'may-doi.vn.'])).added).toEqual(['may-doi.vn']);
  });

  test('DOM-01 when the catalogue does not answer, nothing is added and the failure says so', async () => {
    const shop = openShop({
      change: ({ catalogue }) => ({ catalogue: withFaults(catalogue, always(unreachable, 'products')) }),
    });
    expect(expectFailure(await add(shop, ['may-xanh.vn']))).toEqual({ kind: 'unreachable' });
    expect(await inCart(shop)).toEqual([]);
  });
});

describe('the redirect after adding', () => {
  test('DOM-01 a shopper who adds on the search page stays there and sees what was not added', async () => {
    const shop = openShop();
    const { goTo } = expectOk(
      await add(shop, ['may-o-lai.vn', 'google.com'], { path: '/tim-kiem-domain?q=may&chua-them=cu.vn~unknown' }),
    );
    expect(goTo).toBe('/tim-kiem-domain?q=may&chua-them=google.com~registered');
    expect(parseRefusedDomain('google.com~registered')).toEqual({ name: 'google.com', reason: 'registered' });
  });

  test('DOM-01 a form cannot redirect anywhere else', () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('//x/tim-kiem-domain', '/tim-kiem-domainx')),
        (path) => {
          const to = refusedDomainsPath(path, []);
          expect(to === null || to === '/tim-kiem-domain' || to.startsWith('/tim-kiem-domain?')).toBe(true);
        },
      ),
    ));

  test('DOM-01 a rejected name in the URL is read only when it is a valid name and reason', () => {
    for (const text of ['', '~', 'x', 'may.vn', 'may.vn~<b>', 'kein name~registered'])
      expect(parseRefusedDomain(text)).toBe(null);
  });
});
