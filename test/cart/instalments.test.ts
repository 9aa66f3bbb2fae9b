import { describe, expect, test } from 'vitest';
import { bankOf } from '#adapters/memory/orders/bank.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { instalmentOffers } from '#core/pricing/instalment-offers.ts';
import { dong } from '#core/shared/dong.ts';
import { placeCart, validCheckoutFields } from '#test/kit/checkout.ts';
import {
  addBySlug,
  expectOk,
  freshIdempotencyKey,
  kindOf,
  openShop,
  type Shop,
  shownTotalOf,
} from '#test/kit/fakes/shop.ts';

const SERVER = 'bare-metal-s';
const PLAN = 'tra-gop-12';

/** The server with its one-year instalment plan, as its product page shows it. */
const onPlan = async ({ ports }: Shop) => {
  const product = expectOk(await ports.catalogue.product(SERVER));
  const configuration = { ...defaultConfiguration(product), term: 12, plan: PLAN };
  const offer = instalmentOffers(product, configuration).find(({ plan }) => plan.id === PLAN);
  if (!offer) throw new Error('the server has no plan');
  return { product, configuration, offer };
};

const payAndInvoice = async (shop: Shop) => {
  const placed = expectOk(await placeCart(shop));
  const { payment } = expectOk(await shop.useCases.loadPayment({ orderId: placed.orderId }));
  if (payment === null) throw new Error('no payment');
  bankOf(shop.world).confirm(payment.id);
  const invoice = expectOk(await shop.useCases.loadInvoice({ id: null, orderId: placed.orderId }));
  return { placed, payment, invoice };
};

describe('buying with instalments', () => {
  test('INS-01 product page, cart, bank and invoice agree on the first instalment', async () => {
    const shop = openShop();
    const { configuration, offer } = await onPlan(shop);
    const { cart } = expectOk(await addBySlug(shop, SERVER, { configuration }));
    const { firstMonth, nextMonth } = offer.breakdown;
    expect(cart?.totals.gross).toBe(firstMonth.total);
    expect(cart?.lines[0]).toMatchObject({
      line: { instalmentPlan: PLAN, term: 12 },
      amounts: { gross: firstMonth.total },
      renewal: { gross: nextMonth.total },
    });
    const { payment, invoice, placed } = await payAndInvoice(shop);
    expect([payment.amount, invoice.totals.gross]).toEqual([firstMonth.total, firstMonth.total]);
    expect(invoice.lines[0]?.title).toMatch(/, trả góp 12 tháng, tháng đầu$/);
    const order = expectOk(await shop.useCases.loadOrder({ orderId: placed.orderId }));
    expect(order.lines.every(({ instalmentPlan }) => instalmentPlan === PLAN)).toBe(true);
  });

  test('INS-01 ERR-06 an instalment plan that is withdrawn before the add is reported, and nothing is added', async () => {
    const shop = openShop();
    const { configuration, product } = await onPlan(shop);
    const expectedTotal = shownTotalOf(product, configuration);
    shop.world.state.withdrawn.add(PLAN);
    expect(kindOf(await addBySlug(shop, SERVER, { configuration, expectedTotal }))).toBe('instalment-plan-not-found');
    expect(expectOk(await shop.useCases.loadCart({ orderId: null }))).toBeNull();
    expect(kindOf(await addBySlug(shop, SERVER))).toBe('ok');
  });

  test('INS-01 an instalment plan that is withdrawn between cart and order is reported before any payment', async () => {
    const shop = openShop();
    const { configuration } = await onPlan(shop);
    expectOk(await addBySlug(shop, SERVER, { configuration }));
    shop.world.state.withdrawn.add(PLAN);
    expect(kindOf(await placeCart(shop))).toBe('instalment-plan-not-found');
    expect([...shop.world.state.payments.values()]).toEqual([]);
  });

  test('INS-01 CART-19 the cash price is rejected as the expected total of the first instalment', async () => {
    const shop = openShop();
    const { configuration, product } = await onPlan(shop);
    const expectedTotal = shownTotalOf(product, { ...configuration, plan: null });
    expect(await addBySlug(shop, SERVER, { configuration, expectedTotal })).toMatchObject({
      failure: { kind: 'price-changed', old: expectedTotal, now: shownTotalOf(product, configuration) },
    });
  });

  test('INS-01 ROUTE-09 «Mua ngay» also orders with an instalment plan, and the cart stays unchanged', async () => {
    const shop = openShop({ world: memoryWorld() });
    const { configuration, offer, product } = await onPlan(shop);
    const view = expectOk(await shop.useCases.loadDirectOrder({ slug: SERVER, configuration }));
    expect(view.quote.totals.gross).toBe(offer.breakdown.firstMonth.total);
    const placed = expectOk(
      await shop.useCases.placeDirectOrder({
        ...(await validCheckoutFields(shop)),
        slug: SERVER,
        configuration,
        expectedTotal: dong(shownTotalOf(product, configuration)),
        idempotencyKey: freshIdempotencyKey(),
      }),
    );
    const { payment } = expectOk(await shop.useCases.loadPayment({ orderId: placed.orderId }));
    expect(payment?.amount).toBe(offer.breakdown.firstMonth.total);
    expect(expectOk(await shop.useCases.loadCart({ orderId: null }))).toBeNull();
  });

  test('INS-01 servers with and without instalments are in one cart, each at its own price', async () => {
    const shop = openShop();
    const { configuration, offer, product } = await onPlan(shop);
    expectOk(await addBySlug(shop, SERVER, { configuration }));
    const { cart } = expectOk(await addBySlug(shop, SERVER));
    const atOnce = shownTotalOf(product, defaultConfiguration(product));
    expect(cart?.lines.map(({ amounts }) => amounts.gross)).toEqual([offer.breakdown.firstMonth.total, atOnce]);
    expect(cart?.lines[1]?.line.instalmentPlan).toBeUndefined();
  });
});
