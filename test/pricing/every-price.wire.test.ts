import { expect, test } from 'vitest';
import { wireItems } from '#adapters/rest/line-items.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import { orderPaths } from '#contracts/rest/order-rest.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { seedVouchers } from '#contracts/seed/vouchers.ts';
import { isAvailable } from '#core/catalogue/availability.ts';
import { token } from '#core/shared/ids.ts';
import { pressAtBank } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, freshToken } from '#test/kit/backends/backends.ts';
import { forAll } from '#test/kit/for-all.ts';
import { bySize } from '#test/kit/test-size.ts';
import { wireBuyer } from '#test/vouchers/wire-vouchers.ts';
import { anyCounts, type Counts, everyItem, giftedDomain, type Item } from './every-price.ts';
import { type Basket, codeCases, expectChargedAsShown, type PriceSubject } from './laws-of-every-price.ts';

/** Every fifteenth basket is paid or not, as nine and fifteen have three in common, and has each code case, as eight has none. */
const STEP = bySize({ everyday: 15, whole: 1, nightly: 1 });

/** Every item of the seed, one product per order, with the code cases in turn. */
const baskets = async (now: number, counts: Counts): Promise<readonly Basket[]> => {
  const made: Basket[] = [];
  for (const [at, items] of (await everyItem(now, counts)).entries()) {
    const { codes = [], gift = false } = codeCases[at % codeCases.length] ?? {};
    made.push({ items: gift ? [...items, await giftedDomain(now, counts)] : items, codes });
  }
  return made;
};

/** Expects every product, term, available option value and code of the seed. */
const expectCover = (made: readonly Basket[]): void => {
  const items = made.flatMap((basket) => basket.items);
  const key = ({ product: { sku }, time }: Item, value = ''): string => `${sku} ${time} ${value}`;
  const terms = seedProducts.flatMap(({ sku, prices }) => prices.map(({ term }) => `${sku} ${term} `));
  expect(new Set(items.map((item) => key(item)))).toEqual(new Set(terms));
  const offered = (item: Item) => item.product.options.flatMap((option) => option.values.filter(isAvailable));
  expect(new Set(items.flatMap((item) => item.values.map((value) => key(item, value))))).toEqual(
    new Set(items.flatMap((item) => offered(item).map(({ id }) => key(item, id)))),
  );
  expect(new Set(made.flatMap(({ codes }) => codes))).toEqual(new Set(seedVouchers.map(({ code }) => code)));
};

eachBackend('every price', (backend) => {
  const shop = async (now: number): Promise<PriceSubject> => {
    const held = await freshToken(backend);
    return {
      buyer: wireBuyer(backend, token(held)),
      now,
      fill: async (id, lines) => {
        const answer = await fetch(backend.url + orderPaths.lineItem(organisationId, websiteStoreId, id), {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${held}` },
          body: JSON.stringify(lines.flatMap((line, at) => wireItems(line, `line-${at}`, null))),
        });
        expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, '']);
      },
      pay: async (id) => void (await pressAtBank(backend, id, 'confirm')),
    };
  };
  test('VOU-01 CART-14 REST-02 every product × term × option value, one product per order, with every code checked, one code case entered in turn, and every ninth order paid and invoiced: shown = charged, renewals cost the full price', () =>
    forAll(
      anyCounts,
      async (counts) => {
        const now = Date.now();
        const made = await baskets(now, counts);
        expectCover(made);
        // Nine and eight have no common divisor, so each code case is paid once.
        for (const [at, basket] of made.entries())
          if (at % STEP === 0) await expectChargedAsShown(await shop(now), basket, at % (codeCases.length + 1) === 0);
      },
      1,
    ));
});
