import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryWorld } from '#adapters/memory/world.ts';
import {
  always,
  type Fault,
  faultAt,
  garbled,
  lostAnswer,
  lostRequest,
  unreachable,
} from '#test/kit/backends/faults.ts';
import { addBySlug, expectOk, freshIdempotencyKey, kindOf, openShop, slugs } from '#test/kit/fakes/shop.ts';
import { linesNow, withOrders } from './adding.ts';

describe('idempotent adds', () => {
  const faults: readonly Fault[] = [unreachable, lostRequest, lostAnswer];

  test('CART-17 for any failure, retrying until success leaves exactly one line', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('createDraftCart', 'addLine', 'load', 'setOptions'),
        fc.constantFrom(...faults, garbled),
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        async (method, fault, call, forever) => {
          const world = memoryWorld();
          const idempotencyKey = freshIdempotencyKey();
          const shaky = withOrders(faultAt(method, call, fault, forever), world);
          await addBySlug(shaky, slugs.server, { idempotencyKey });
          const sound = openShop({ world, browser: shaky.browser });
          expectOk(await addBySlug(sound, slugs.server, { idempotencyKey }));
          expect(await linesNow(sound)).toHaveLength(1);
        },
      ),
      { numRuns: 80 },
    ));

  test('CART-17 an add that returned success is in the cart, for any failure in between', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.constantFrom('createDraftCart', 'addLine', 'load'),
            fc.integer({ min: 1, max: 6 }),
            fc.constantFrom(...faults),
          ),
          { maxLength: 4 },
        ),
        async (planned) => {
          const world = memoryWorld();
          const shaky = withOrders(
            (method, call) => planned.find(([name, at]) => name === method && at === call)?.[2] ?? null,
            world,
          );
          const idempotencyKeys = [freshIdempotencyKey(), freshIdempotencyKey()];
          const answers = [];
          for (const idempotencyKey of idempotencyKeys)
            answers.push(await addBySlug(shaky, slugs.server, { idempotencyKey }));
          const sound = openShop({ world, browser: shaky.browser });
          const there = (await linesNow(sound)).map(({ line }) => line.idempotencyKey);
          for (const [at, idempotencyKey] of idempotencyKeys.entries()) {
            if (answers[at]?.ok) expect(there.filter((each) => each === idempotencyKey)).toHaveLength(1);
          }
        },
      ),
      { numRuns: 80 },
    ));

  test('CART-17 a double click adds one line', async () => {
    const shop = openShop();
    const idempotencyKey = freshIdempotencyKey();
    const both = await Promise.all([
      addBySlug(shop, slugs.server, { idempotencyKey }),
      addBySlug(shop, slugs.server, { idempotencyKey }),
    ]);
    expect(both.map(kindOf)).toEqual(['ok', 'ok']);
    expect(await linesNow(shop)).toHaveLength(1);
  });

  test('CART-17 two tabs that create a cart at once create one cart', async () => {
    const shop = openShop();
    expect(kindOf(await shop.useCases.loadCheckout({}))).toBe('cart-empty');
    const tabs = [openShop(shop), openShop(shop)];
    const [one, two] = await Promise.all(tabs.map((tab) => addBySlug(tab, slugs.server)));
    expect([one, two].map((each) => each && kindOf(each))).toEqual(['ok', 'ok']);
    expect(await linesNow(shop)).toHaveLength(2);
  });

  test('CART-17 an accepted add shows the cart even when no cart can be loaded', async () => {
    const shop = withOrders(always(unreachable, 'load'));
    const outcome = expectOk(await addBySlug(shop, slugs.server));
    expect(outcome).toMatchObject({ cart: { itemCount: 1 }, notice: 'added' });
    expect(shop.ports.carts.get()).not.toBe(null);
  });
});
