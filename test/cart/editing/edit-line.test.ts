import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineItemId } from '#core/shared/ids.ts';
import { faultAt, lostAnswer, lostRequest, rejected, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { addBySlug, expectFailure, expectOk, kindOf, openShop, type Shop, slugs } from '#test/kit/fakes/shop.ts';
import { FEW_CASES } from '#test/kit/test-size.ts';
import { anyEdit, configurationOf, linesOf, saveLine, shownOf } from './editing.ts';

/** A cart with a line before and one after the edited one. */
const openCart = async (slug: string, configuration: Parameters<typeof saveLine>[3], shop: Shop = openShop()) => {
  expectOk(await addBySlug(shop, slugs.promoted));
  expectOk(await addBySlug(shop, slug, { configuration }));
  expectOk(await addBySlug(shop, slugs.server));
  const lines = await linesOf(shop);
  return { shop, lines, edited: lines[1]?.line.id ?? lineItemId('') };
};

/** What the line is when it is added to an empty cart. */
const addedFresh = async (slug: string, configuration: Parameters<typeof saveLine>[3]) => {
  const shop = openShop();
  expectOk(await addBySlug(shop, slug, { configuration }));
  const [line] = await linesOf(shop);
  if (line === undefined) throw new Error('no line');
  return shownOf(line);
};

const others = (lines: Awaited<ReturnType<typeof linesOf>>, ids: readonly string[]) =>
  lines.filter(({ line }) => ids.includes(line.id));

describe('CART-20 a line takes another configuration', () => {
  test('CART-20 an edited line is what the same configuration is when it is added, and no other line moves', () =>
    fc.assert(
      fc.asyncProperty(anyEdit, async ({ slug, other, before, after }) => {
        const { shop, lines, edited } = await openCart(slug, before);
        const outcome = expectOk(await saveLine(shop, edited, other, after));
        expect(outcome).toMatchObject({ notice: 'changed', goTo: expect.stringMatching(/^\/gio-hang/) });
        const now = await linesOf(shop);
        expect(now).toHaveLength(3);
        const rest = lines.filter(({ line }) => line.id !== edited).map(({ line }) => line.id as string);
        expect(others(now, rest)).toEqual(others(lines, rest));
        const [mine] = now.filter(({ line }) => !rest.includes(line.id));
        expect(mine && shownOf(mine)).toEqual(await addedFresh(other, after));
      }),
      { numRuns: FEW_CASES },
    ));

  test('CART-20 the last of two edits counts, also from a page that shows the line of before', () =>
    fc.assert(
      fc.asyncProperty(anyEdit, fc.boolean(), async ({ slug, other, before, between, after }, isStale) => {
        const { shop, lines, edited } = await openCart(slug, before);
        expectOk(await saveLine(shop, edited, slug, between));
        const rest = lines.filter(({ line }) => line.id !== edited).map(({ line }) => line.id as string);
        const current = (await linesOf(shop)).find(({ line }) => !rest.includes(line.id))?.line.id ?? edited;
        expectOk(await saveLine(shop, isStale ? edited : current, other, after));
        const now = await linesOf(shop);
        expect(now).toHaveLength(3);
        const [mine] = now.filter(({ line }) => !rest.includes(line.id));
        expect(mine && shownOf(mine)).toEqual(await addedFresh(other, after));
      }),
      { numRuns: FEW_CASES },
    ));

  test('CART-20 the form opens with what the line has', () =>
    fc.assert(
      fc.asyncProperty(anyEdit, async ({ slug, before }) => {
        const { shop, lines, edited } = await openCart(slug, before);
        const item = lines[1];
        if (item === undefined) throw new Error('no line');
        expect(item.isConfigurable).toBe(true);
        // Saved unchanged, it is the same line.
        expectOk(await saveLine(shop, edited, slug, configurationOf(slug, item)));
        expect(await linesOf(shop)).toEqual(lines);
      }),
      { numRuns: FEW_CASES },
    ));

  test('CART-20 whatever call fails, a line is there, and the next press ends at one line with the configuration', () =>
    fc.assert(
      fc.asyncProperty(
        anyEdit,
        fc.constantFrom('addLine', 'setOptions', 'removeLine', 'changeLine', 'load'),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(lostAnswer, lostRequest, unreachable, rejected('bad-input')),
        async ({ slug, other, before, after }, call, at, fault) => {
          const { shop, lines, edited } = await openCart(slug, before);
          const { world, browser } = shop;
          const faulty = openShop({
            world,
            browser,
            change: ({ orders }) => ({ orders: withFaults(orders, faultAt(call, at, fault, true)) }),
          });
          await saveLine(faulty, edited, other, after);
          const rest = lines.filter(({ line }) => line.id !== edited).map(({ line }) => line.id as string);
          const left = (await linesOf(shop)).filter(({ line }) => !rest.includes(line.id));
          expect(left.length).toBeGreaterThan(0);
          expectOk(await saveLine(shop, edited, other, after));
          const now = await linesOf(shop);
          expect(now).toHaveLength(3);
          const [mine] = now.filter(({ line }) => !rest.includes(line.id));
          expect(mine && shownOf(mine)).toEqual(await addedFresh(other, after));
        },
      ),
      { numRuns: FEW_CASES },
    ));

  test('CART-20 two tabs that edit one line at once leave one line', () =>
    fc.assert(
      fc.asyncProperty(anyEdit, async ({ slug, other, before, between, after }) => {
        const { shop, lines, edited } = await openCart(slug, before);
        const tab = openShop({ world: shop.world, browser: shop.browser });
        const answers = await Promise.all([saveLine(shop, edited, slug, between), saveLine(tab, edited, other, after)]);
        expect(answers.some(({ ok }) => ok)).toBe(true);
        const rest = lines.filter(({ line }) => line.id !== edited).map(({ line }) => line.id as string);
        const mine = (await linesOf(shop)).filter(({ line }) => !rest.includes(line.id));
        expect(mine).toHaveLength(1);
        const either = [await addedFresh(slug, between), await addedFresh(other, after)];
        expect(either).toContainEqual(mine[0] && shownOf(mine[0]));
      }),
      { numRuns: FEW_CASES },
    ));

  test('CART-20 a choice in one tab and a quantity in the other, at once, leave what one of them shows', () =>
    fc.assert(
      fc.asyncProperty(anyEdit, fc.integer({ min: 1, max: 9 }), fc.boolean(), async (edit, quantity, isFirst) => {
        const { slug, before } = edit;
        const { shop, lines, edited } = await openCart(slug, before);
        const tab = openShop({ world: shop.world, browser: shop.browser });
        const chosen = { ...before, chosen: edit.between.chosen };
        const counted = { ...before, quantity };
        const [one, other] = isFirst ? [chosen, counted] : [counted, chosen];
        await Promise.all([saveLine(shop, edited, slug, one), saveLine(tab, edited, slug, other)]);
        const rest = lines.filter(({ line }) => line.id !== edited).map(({ line }) => line.id as string);
        const mine = (await linesOf(shop)).filter(({ line }) => !rest.includes(line.id));
        expect(mine).toHaveLength(1);
        const either = [await addedFresh(slug, chosen), await addedFresh(slug, counted)];
        expect(either).toContainEqual(mine[0] && shownOf(mine[0]));
      }),
      { numRuns: FEW_CASES },
    ));
});

describe('CART-20 a refused change leaves the line', () => {
  const server = slugs.server;
  const configuration = { term: 3, quantity: 1, chosen: { '106066': ['10606601'], '106067': ['10606701'] } };

  test('CART-20 another price, a term that is not sold and a quantity of 51 change nothing', async () => {
    const { shop, lines, edited } = await openCart(server, configuration);
    const priced = { ...configuration, chosen: { ...configuration.chosen, '106069': ['10606902'] } };
    const refused = [
      await saveLine(shop, edited, server, priced, { expectedTotal: 1 as never }),
      await saveLine(shop, edited, server, { ...configuration, term: 7 }),
      await saveLine(shop, edited, server, { ...configuration, quantity: 51 }),
      await saveLine(shop, edited, server, { ...configuration, chosen: { '106066': ['gone'] } }),
    ];
    expect(refused.map(kindOf)).toEqual(['price-changed', 'term-not-sold', 'quantity-out-of-range', 'invalid-fields']);
    expect(await linesOf(shop)).toEqual(lines);
  });

  test('CART-20 a line that was removed or ordered meanwhile says so, and nothing is added', async () => {
    const { shop, lines, edited } = await openCart(server, configuration);
    const common = { orderId: null, idempotencyKey: 'a'.repeat(32) as never };
    expectOk(await shop.useCases.removeLine({ ...common, lineId: edited }));
    expect(expectFailure(await saveLine(shop, edited, server, configuration))).toEqual({
      kind: 'line-gone',
      why: 'removed',
    });
    expect(await linesOf(shop)).toHaveLength(lines.length - 1);
    expectOk(await shop.useCases.clearCart(common));
    expect(expectFailure(await saveLine(shop, edited, server, configuration))).toEqual({
      kind: 'line-gone',
      why: 'ordered',
    });
    expect(await linesOf(shop)).toEqual([]);
  });

  test('CART-20 a visitor cannot edit the line of another', async () => {
    const { shop, lines, edited } = await openCart(server, configuration);
    const stranger = openShop({ world: shop.world });
    expectOk(await addBySlug(stranger, slugs.promoted));
    expect(kindOf(await saveLine(stranger, edited, server, { ...configuration, quantity: 9 }))).toBe('line-gone');
    expect(await linesOf(shop)).toEqual(lines);
    expect(await linesOf(stranger)).toHaveLength(1);
  });
});
