import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lacksDomain } from '#core/cart/domain-step.ts';
import { lineItemId } from '#core/shared/ids.ts';
import { addBySlug, expectFailure, expectOk, freshIdempotencyKey, openShop } from '#test/kit/fakes/shop.ts';

type Shop = ReturnType<typeof openShop>;
const cartOf = async ({ useCases }: Shop) => expectOk(await useCases.loadCart({ orderId: null }));
const linesOf = async (shop: Shop) => ((await cartOf(shop))?.lines ?? []).map(({ line }) => line);
const hostingOf = async (shop: Shop) => {
  const line = (await linesOf(shop)).find(({ category }) => category === 'web-hosting');
  if (line === undefined) throw new Error('no hosting in the cart');
  return line;
};
const nameOf = async (shop: Shop) => (await hostingOf(shop)).options.find(({ name }) => name === 'Tên miền')?.value;
const add = (shop: Shop, name: string, forLine: string | null) =>
  shop.useCases.addDomains({
    names: [name],
    years: 1,
    expectedTotal: {},
    orderId: null,
    forLine: forLine === null ? null : lineItemId(forLine),
    path: '',
    idempotencyKey: freshIdempotencyKey(),
  });
const openWithHosting = async () => {
  const shop = openShop();
  expectOk(await addBySlug(shop, 'hosting-khoi-nghiep'));
  return { shop, hosting: await hostingOf(shop) };
};

describe('CART-14 a name for the hosting in the cart', () => {
  test('CART-14 one press adds the name and says that the hosting is for it', async () => {
    const { shop, hosting } = await openWithHosting();
    expect(lacksDomain(hosting)).toBe(true);
    const done = expectOk(await add(shop, 'may-xanh.vn', hosting.id));
    expect([done.added, done.notice, await nameOf(shop)]).toEqual([['may-xanh.vn'], 'added', 'may-xanh.vn']);
    expect(lacksDomain(await hostingOf(shop))).toBe(false);
    expect((await linesOf(shop)).map(({ description }) => description)).toEqual(['', 'may-xanh.vn']);
  });

  test('CART-14 a name that is in the cart is used without being added again, however often it is pressed', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), async (presses) => {
        const { shop, hosting } = await openWithHosting();
        expectOk(await add(shop, 'may-xanh.vn', null));
        for (let press = 0; press < presses; press++) {
          const done = expectOk(await add(shop, 'may-xanh.vn', hosting.id));
          expect([done.refusedDomains, done.added]).toEqual([[], []]);
        }
        expect([(await linesOf(shop)).length, await nameOf(shop)]).toEqual([2, 'may-xanh.vn']);
      }),
      { numRuns: 5 },
    ));

  test('CART-14 a line that left the source open says that its name is bought', async () => {
    const { shop, hosting } = await openWithHosting();
    const sourceOf = ({ options }: typeof hosting) => options.find(({ name }) => name === 'Tên miền sử dụng')?.value;
    expect(sourceOf(hosting)).toBe('Chọn sau');
    expectOk(await add(shop, 'may-xanh.vn', hosting.id));
    expect(sourceOf(await hostingOf(shop))).toBe('Mua tên miền mới');
  });

  test('DOM-04 CART-14 a taken name is neither added nor used', async () => {
    const { shop, hosting } = await openWithHosting();
    const done = expectOk(await add(shop, 'google.com', hosting.id));
    expect(done.refusedDomains.map(({ name }) => name)).toEqual(['google.com']);
    expect(await nameOf(shop)).toBeUndefined();
  });

  test('CART-14 a line that is gone, a domain and a server take no name', async () => {
    const { shop } = await openWithHosting();
    expectOk(await addBySlug(shop, 'cloud-server-ssd-4'));
    expectOk(await add(shop, 'may-xanh.vn', null));
    const others = (await linesOf(shop)).filter(({ category }) => category !== 'web-hosting').map(({ id }) => id);
    for (const line of [...others, 'khong-co'])
      expect(expectFailure(await add(shop, 'may-xanh.vn', line))).toEqual({ kind: 'not-found' });
  });
});
