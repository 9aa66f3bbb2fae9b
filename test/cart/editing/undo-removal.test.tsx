import { fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REMOVED_PARAM } from '#core/cart/lines/undo-removal.ts';
import { configurationFromQuery } from '#core/catalogue/configuration.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import { expectOk, freshIdempotencyKey, openShop, type Shop, shownTotalOf } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { cartOf, mainText, sameBrowser, shopWithCart } from '#test/ui/order-pages.tsx';
import { parseSearch } from '#ui/navigation/search.ts';
import { anyEdit, linesOf, productOf, shownOf } from './editing.ts';

const add = (shop: Shop, slug: string, configuration: Configuration) =>
  shop.useCases.addToCart({
    slug,
    configuration,
    expectedTotal: shownTotalOf(productOf(slug), configuration),
    orderId: null,
    keepPointer: true,
    campaign: null,
    source: null,
    idempotencyKey: freshIdempotencyKey(),
  });

const removeFirst = async (shop: Shop) => {
  const [item] = await linesOf(shop);
  if (item === undefined) throw new Error('no line');
  const { id: lineId } = item.line;
  return expectOk(await shop.useCases.removeLine({ orderId: null, lineId, idempotencyKey: freshIdempotencyKey() }));
};

describe('the way back of a removed line', () => {
  test('CART-14 the address after the removal holds all of the line: added again, it is what it was', () =>
    fc.assert(
      fc.asyncProperty(anyEdit, async ({ slug, before }) => {
        const shop = openShop();
        expectOk(await add(shop, slug, before));
        const was = (await linesOf(shop)).map(shownOf);
        const { goTo, notice } = await removeFirst(shop);
        expect([(await linesOf(shop)).length, notice]).toEqual([0, null]);
        const search = parseSearch(goTo.split('?')[1] ?? '');
        expect(search[REMOVED_PARAM]).toBe(slug);
        expectOk(await add(shop, slug, configurationFromQuery(productOf(slug), search)));
        expect((await linesOf(shop)).map(shownOf)).toEqual(was);
      }),
      { numRuns: 100 },
    ));

  test.each([[['plain'] as const], [['plain', 'server'] as const]])(
    'CART-14 the page says once what %s lost, and «Hoàn tác» brings it back',
    async (goods) => {
      const shop = await shopWithCart(...goods);
      const was = (await cartOf(shop)).lines.map(shownOf);
      const { router } = await openPage('/gio-hang', sameBrowser(shop));
      fireEvent.click(screen.getByRole('button', { name: 'Xoá Cloud Server SSD 2 khỏi giỏ' }));
      const undo = await screen.findByRole('button', { name: 'Hoàn tác' });
      expect(mainText().split('Đã bỏ')).toHaveLength(2);
      expect(mainText()).toContain('Đã bỏ Cloud Server SSD 2 khỏi giỏ hàng.');
      expect((await cartOf(shop)).itemCount).toBe(goods.length - 1);
      fireEvent.click(undo);
      await waitFor(() => expect(addressOf(router)).not.toContain(REMOVED_PARAM));
      expect(screen.queryByRole('button', { name: 'Hoàn tác' })).toBeNull();
      expect((await cartOf(shop)).lines.map(shownOf)).toEqual(expect.arrayContaining(was));
      expect((await cartOf(shop)).itemCount).toBe(was.length);
    },
  );

  test('CART-14 an option, and a product that the shop does not know any more, leave without a way back', async () => {
    const shop = await shopWithCart('server');
    const [child] = (await cartOf(shop)).lines[0]?.children ?? [];
    if (child === undefined) throw new Error('no option');
    const gone = { orderId: null, lineId: child.id, idempotencyKey: freshIdempotencyKey() };
    expect(expectOk(await shop.useCases.removeLine(gone))).toMatchObject({
      notice: 'removed',
      goTo: expect.not.stringContaining(REMOVED_PARAM),
    });
    await openPage('/gio-hang?removed=khong-co-goi-nay', sameBrowser(shop));
    expect(screen.queryByRole('button', { name: 'Hoàn tác' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Cloud Server SSD 4' })).toBeTruthy();
  });
});
