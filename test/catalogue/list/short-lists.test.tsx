import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MIN_FILTERED_PLANS } from '#core/catalogue/plans/faceted-list.ts';
import { dong } from '#core/shared/dong.ts';
import { productTypes } from '#core/shared/goods/product-types.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';

const { useCases } = openShop();
const list = async (narrowed: object) =>
  expectOk(
    await useCases.listProducts({
      category: null,
      keyword: null,
      tag: null,
      store: null,
      priceFrom: null,
      priceTo: null,
      onlyPromotion: false,
      sort: null,
      page: 1,
      perPage: 100,
      facets: {},
      ...narrowed,
    }),
  );

const anyNarrowing = fc.constantFrom(
  { priceFrom: dong(1) },
  { priceTo: dong(900_000_000) },
  { onlyPromotion: true },
  { facets: { stock: ['ready'] } },
  { keyword: 'server' },
);

describe('ROUTE-05 lists that are seen at a glance', () => {
  test('ROUTE-05 a line has filters exactly from eight plans on', async () => {
    const short: string[] = [];
    for (const category of productTypes) {
      const { total, selection } = await list({ category });
      expect(selection?.isShort).toBe(total < MIN_FILTERED_PLANS);
      if (total < MIN_FILTERED_PLANS) expect(selection?.facets).toEqual([]);
      if (total < MIN_FILTERED_PLANS) short.push(category);
    }
    expect(short).toContain('bare-metal');
    expect(short).not.toContain('cloud-server');
  });

  test('ROUTE-05 a list that something narrows keeps its filters, however short it is', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...productTypes), anyNarrowing, async (category, narrowing) => {
        expect((await list({ category, ...narrowing })).selection?.isShort).toBe(false);
      }),
    ));

  test('ROUTE-02 Bare Metal has neither filters nor a side, and leads to the other lines', async () => {
    await openPage('/baremetal');
    await screen.findByRole('table');
    expect(screen.queryByRole('region', { name: 'Bộ lọc' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Bộ lọc' })).toBeNull();
    const lines = within(screen.getByRole('navigation', { name: 'Các dòng sản phẩm' }));
    expect(lines.getByRole('link', { name: 'Cloud Server' })).toBeTruthy();
  });

  test('ROUTE-05 «Xoá hết» is there once something is chosen, in the side and in the sheet', async () => {
    await openPage('/cua-hang/danh-muc/cloud-server');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Bộ lọc' })).toBeTruthy());
    expect(screen.queryByRole('link', { name: 'Xoá hết' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Bộ lọc' }));
    const sheet = await screen.findByRole('dialog', { name: 'Bộ lọc' });
    expect(screen.queryByRole('button', { name: 'Xoá hết' })).toBeNull();
    const box = [...sheet.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].find(
      ({ name }) => name === 'ram',
    );
    if (box === undefined) throw new Error('no size to choose');
    fireEvent.click(box);
    expect(await screen.findByRole('button', { name: 'Xoá hết' })).toBeTruthy();
  });
});
