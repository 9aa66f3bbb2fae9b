import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSoldProduct } from '#adapters/memory/catalogue/products.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { domainPrices as seedPrices } from '#contracts/seed/domains/domain-prices.ts';
import { findCurrentPrice } from '#core/order-rules/change-item.ts';
import { priceAtCatalogue } from '#core/order-rules/price-line.ts';
import { domainPrices } from '#core/pricing/domain-price.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import { ok } from '#core/shared/result.ts';
import { expectOk, freshIdempotencyKey, openShop } from '#test/kit/fakes/shop.ts';

const VAT = 8;
const fee = fc.integer({ min: 0, max: 5_000_000 });

test('DOM-01 a transfer costs the service of its extension beside the state fee of a renewal, in the table, the cart and later', () => {
  const sold = findSoldProduct(memoryWorld(), seedProducts.find(({ sku }) => sku === 'TM-VN')?.id ?? '');
  if (sold === undefined) throw new Error('.vn is not sold');
  const line = {
    productId: sold.id,
    term: 1,
    quantity: 1,
    expectedPrice: null,
    description: 'tiem-banh-cu.vn',
    options: [],
    instalmentPlan: null,
    quotation: null,
    children: [],
  };
  const item = { ...line, id: '1', parentId: null, title: sold.title, isTransfer: true };
  fc.assert(
    fc.property(fee, fee, fee, fc.option(fee), (maintenance, renewal, laterMaintenance, transfer) => {
      const raw = {
        ext: '.vn',
        registrationFee: 100_000,
        maintenanceFee: maintenance,
        serviceFeeFirst: 200_000,
        serviceFeeRenew: renewal,
        renewalMaintenanceFee: laterMaintenance,
        ...(transfer === null ? {} : { serviceFeeTransfer: transfer }),
      };
      const product = { ...sold, prices: seedPrices(raw, [1, 2]) };
      const [year] = product.prices;
      if (year === undefined) throw new Error('no year is sold');
      const shown = domainPrices(year, VAT).transfer;
      expect(shown).toMatchObject({ registration: 0, maintenance: laterMaintenance, service: transfer ?? renewal });
      const charge = expectOk(priceAtCatalogue(product, { ...line, authCode: 'Ma-Chuyen-1' })).price.charge;
      expect(computeLineAmounts(charge, 1, VAT).gross).toBe(shown.total);
      expect(findCurrentPrice(item, product, 1)).toMatchObject({ charge, renewal: year.renewal });
      // A registration knows nothing of it.
      expect(expectOk(priceAtCatalogue(product, line)).price.charge).toEqual(year.charge);
    }),
  );
});

test('DOM-01 CART-19 what the table shows for a transfer is what the page offers and the cart charges, for each extension', async () => {
  const offers = expectOk(await openShop().useCases.loadDomainOffers({})).filter(({ kind }) => kind === 'plain');
  const own = offers.filter(({ transfer, renewal }) => transfer.total !== renewal.total);
  expect(own.map(({ extension, transfer }) => [extension, transfer.total])).toEqual([['.xyz', 253_800]]);
  for (const { extension, transfer } of offers) {
    const name = `tiem-banh-rat-cu${extension}`;
    const { world, useCases } = openShop({
      change: () => ({ domains: { check: async (name) => ok({ name, status: 'registered' }) } }),
    });
    world.state.registered.add(name);
    expect(expectOk(await useCases.loadTransfer({ name }))).toMatchObject({ problem: null, domainPrice: transfer });
    const { cart } = expectOk(
      await useCases.addTransfer({
        name,
        authCode: 'Ma-Chuyen-1',
        expectedTotal: transfer.total,
        orderId: null,
        idempotencyKey: freshIdempotencyKey(),
      }),
    );
    expect(cart?.totals.gross).toBe(transfer.total);
  }
});
