import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visitorAtFirst, withLoading, withVisitor } from '#core/session/visitor-page.ts';
import { nobody } from '#core/session/visitor-state.ts';
import { orderId } from '#core/shared/ids.ts';

const cartId = fc.option(fc.constantFrom('a', 'b', 'c').map(orderId), { nil: null });

describe('STA-01 the visitor as an open page holds him', () => {
  test('STA-01 carts that were seen are each there once, the newest first', () =>
    fc.assert(
      fc.property(fc.array(cartId), (ids) => {
        const page = ids.reduce((held, id) => withVisitor(held, { ...nobody, cartId: id }), visitorAtFirst);
        const seen = ids.filter((id) => id !== null);
        expect([...page.carts].sort()).toEqual([...new Set(seen)].sort());
        expect(page.carts[0] ?? null).toBe(seen.at(-1) ?? null);
      }),
    ));

  test('STA-01 what the host says replaces what it said; the way after log-in stays', () => {
    const page = { ...visitorAtFirst, afterLogin: { type: 'page', target: '/gio-hang' } } as const;
    const next = withVisitor(page, {
      ...nobody,
      loggedIn: true,
      favouritesCount: 2,
      user: { name: 'Mây', avatarPath: null },
    });
    expect(next).toMatchObject({
      loggedIn: true,
      favouritesCount: 2,
      afterLogin: { type: 'page', target: '/gio-hang' },
    });
    expect(JSON.stringify(next)).not.toMatch(/token/i);
  });

  test('STA-01 DATA-03 a loading flag is on from start to end, once', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('page', 'cart'), fc.boolean())), (changes) => {
        const page = changes.reduce((held, [name, on]) => withLoading(held, name, on), visitorAtFirst);
        for (const name of ['page', 'cart']) {
          const last = changes.findLast(([each]) => each === name)?.[1] ?? false;
          expect(page.loading.filter((each) => each === name)).toHaveLength(last ? 1 : 0);
        }
      }),
    ));
});
