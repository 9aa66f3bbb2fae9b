import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAvailable } from '#core/catalogue/availability.ts';
import { defaultConfiguration, pricedDefaults } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import { computeQuote, isPriced } from '#core/pricing/quote.ts';
import { ok } from '#core/shared/result.ts';
import { addBySlug, expectOk, openShop, type Shop, slugs } from '#test/kit/fakes/shop.ts';
import { anyProduct } from '#test/pricing/products.ts';
import { openPage } from '#test/ui/open-page.tsx';

/** A product whose single choices have no free value; `required` says whether it demands them. */
const withoutFreeValues = <Sold extends Product>(product: Sold, required: boolean): Sold => ({
  ...product,
  options: product.options.map((option) =>
    option.kind !== 'select-one' || !option.values.some(isPriced)
      ? option
      : { ...option, required, values: option.values.filter(isPriced) },
  ),
});

describe('CART-08 the default of a single choice', () => {
  test('CART-08 a choice that the product demands without a free value is its first value, in the price and named; no other priced value is', () =>
    fc.assert(
      fc.property(anyProduct, fc.boolean(), fc.boolean(), (sold, required, hasFree) => {
        const product = hasFree ? sold : withoutFreeValues(sold, required);
        const { chosen } = defaultConfiguration(product);
        const quote = expectOk(computeQuote(product, defaultConfiguration(product)));
        for (const option of product.options.filter(({ kind }) => kind === 'select-one')) {
          const available = option.values.filter(isAvailable);
          const free = available.find((value) => value.perMonth === 0);
          const expected = free ?? (option.required ? available[0] : undefined);
          expect(chosen[option.id] ?? []).toEqual(expected === undefined ? [] : [expected.id]);
          const isNamed = pricedDefaults(product, quote).includes(option);
          expect(isNamed).toBe(expected !== undefined && isPriced(expected));
        }
        expect(quote.optionCharges).toHaveLength(pricedDefaults(product, quote).length);
      }),
    ));
});

const demanding = ({ catalogue }: Shop['ports']) => ({
  catalogue: {
    ...catalogue,
    product: async (slug: string) => {
      const found = await catalogue.product(slug);
      return found.ok ? ok(withoutFreeValues(found.value, true)) : found;
    },
  },
});

test('CART-08 a card adds the demanded value as a child item at its price', async () => {
  const shop = openShop({ change: demanding });
  const product = expectOk(await shop.ports.catalogue.product(slugs.server));
  const quote = expectOk(computeQuote(product, defaultConfiguration(product)));
  const names = pricedDefaults(product, quote).map(({ name }) => name);
  expect(names).not.toEqual([]);
  const outcome = expectOk(
    await addBySlug(shop, slugs.server, { configuration: { term: 12, quantity: 1, chosen: null } }),
  );
  expect(outcome.cart?.lines[0]?.children).toHaveLength(names.length);
});

test('CART-08 the receipt names what was chosen for the shopper, and says that they may change it', async () => {
  await openPage(`/san-pham/${slugs.server}`, { change: demanding });
  const receipt = within(await screen.findByRole('complementary', { name: 'Đơn của bạn' }));
  expect(receipt.getByText(/^Đã gồm .*: bắt buộc, chọn sẵn mức đầu, bạn đổi được$/)).toBeTruthy();
  await openPage(`/san-pham/${slugs.server}`);
  expect(screen.queryByText(/chọn sẵn mức đầu/)).toBeNull();
});
