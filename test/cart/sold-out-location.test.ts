import { describe, expect, test } from 'vitest';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { computeQuote, optionFieldName } from '#core/pricing/quote.ts';
import { always, unreachable, withFaults } from '#test/kit/backends/faults.ts';
import { placeCart } from '#test/kit/checkout.ts';
import { moveStock } from '#test/kit/fakes/memory-changes.ts';
import { expectFailure, expectOk, freshIdempotencyKey, kindOf, openShop, type Shop } from '#test/kit/fakes/shop.ts';
import { products } from '#test/pricing/products.ts';

const found = products.find(({ sku }) => sku === 'BM-S');
if (found === undefined) throw new Error('the seed has no BM-S');
const machine = found;
const location = machine.options.find(({ values }) => values.some(({ stock }) => stock !== null));
const idOf = (place: string): string => location?.values.find(({ title }) => title === place)?.id ?? '';
const LOCATION = location?.id ?? '';

const configured = (place: string) => {
  const start = defaultConfiguration(machine);
  return { ...start, chosen: { ...start.chosen, [LOCATION]: [idOf(place)] } };
};

const addAt = ({ useCases }: Shop, place: string) => {
  const configuration = configured(place);
  return useCases.addToCart({
    slug: machine.slug,
    configuration,
    expectedTotal: expectOk(computeQuote(machine, configuration)).totals.gross,
    idempotencyKey: freshIdempotencyKey(),
    orderId: null,
    keepPointer: true,
    campaign: null,
    source: null,
  });
};

const lineOf = async ({ useCases }: Shop) => {
  const cart = expectOk(await useCases.loadCart({ orderId: null }));
  const [line] = cart?.lines ?? [];
  if (!cart || !line) throw new Error('the cart is empty');
  return { cart, line };
};

const moveTo = async (shop: Shop, place: string) => {
  const { cart, line } = await lineOf(shop);
  const option = line.line.options.find(({ id }) => id === LOCATION);
  if (option === undefined) throw new Error('the line stands nowhere');
  return shop.useCases.setLineOptions({
    orderId: cart.orderId,
    lineId: line.line.id,
    idempotencyKey: freshIdempotencyKey(),
    options: [{ id: option.id, name: '', value: place }],
  });
};

describe('CAT-10 a sold-out location', () => {
  test('CAT-10 an add with this location is rejected at its field, and the cart stays empty', async () => {
    const shop = openShop();
    moveStock(shop.world, machine.id, 'Hà Nội', 'sold-out');
    expect(expectFailure(await addAt(shop, 'Hà Nội'))).toEqual({
      kind: 'invalid-fields',
      fields: { [optionFieldName(LOCATION)]: 'sold-out' },
    });
    expect(expectOk(await shop.useCases.loadCart({ orderId: null }))).toBeNull();
  });

  test('CAT-10 CART-16 a line at this location stays, says so, and lists the locations with stock, ready ones first', async () => {
    const shop = openShop();
    expectOk(await addAt(shop, 'Hà Nội'));
    expect((await lineOf(shop)).line.soldOutLocation).toBeNull();
    moveStock(shop.world, machine.id, 'Hà Nội', 'sold-out');
    const { line } = await lineOf(shop);
    expect(line.soldOutLocation).toEqual({
      option: LOCATION,
      location: 'Hà Nội',
      alternatives: [
        { location: 'TP. Hồ Chí Minh', stock: 'ready' },
        { location: 'Đà Nẵng', stock: 'to-order' },
      ],
    });
    moveStock(shop.world, machine.id, 'TP. Hồ Chí Minh', 'sold-out');
    expect(expectFailure(await moveTo(shop, 'TP. Hồ Chí Minh'))).toEqual({
      kind: 'location-sold-out',
      product: machine.title,
      place: 'TP. Hồ Chí Minh',
      left: 'Đà Nẵng',
    });
    expect((await lineOf(shop)).line.line.options).toEqual(line.line.options);
    expect(kindOf(await moveTo(shop, 'Đà Nẵng'))).toBe('ok');
    const moved = (await lineOf(shop)).line;
    expect([moved.soldOutLocation, moved.line.options.find(({ id }) => id === LOCATION)?.value]).toEqual([
      null,
      'Đà Nẵng',
    ]);
    expect(moved.amounts).toEqual(line.amounts);
  });

  test('CAT-10 the cart cannot be quoted, and the failure names product and location', async () => {
    const shop = openShop();
    expectOk(await addAt(shop, 'Hà Nội'));
    moveStock(shop.world, machine.id, 'Hà Nội', 'sold-out');
    const quoted = await shop.useCases.createQuotation({
      slug: null,
      configuration: null,
      orderId: null,
      idempotencyKey: freshIdempotencyKey(),
    });
    expect(expectFailure(quoted)).toEqual({
      kind: 'location-sold-out',
      product: machine.title,
      place: 'Hà Nội',
      left: 'TP. Hồ Chí Minh, Đà Nẵng',
    });
  });

  test('CAT-10 FIN-01 placing the order is rejected and the cart keeps its line; the order is placed once the location is changed', async () => {
    const shop = openShop();
    expectOk(await addAt(shop, 'Hà Nội'));
    const { cart } = await lineOf(shop);
    moveStock(shop.world, machine.id, 'Hà Nội', 'sold-out');
    expect(expectFailure(await placeCart(shop))).toMatchObject({
      kind: 'location-sold-out',
      product: machine.title,
      place: 'Hà Nội',
    });
    expect((await lineOf(shop)).line.line.id).toBe(cart.lines[0]?.line.id);
    expectOk(await moveTo(shop, 'Đà Nẵng'));
    expect(expectOk(await placeCart(shop)).orderId).toBe(cart.orderId);
  });

  test('CAT-10 ROUTE-19 an order that was placed before is not shown as sold out', async () => {
    const shop = openShop();
    expectOk(await addAt(shop, 'Hà Nội'));
    const { cart } = await lineOf(shop);
    expectOk(await placeCart(shop));
    moveStock(shop.world, machine.id, 'Hà Nội', 'sold-out');
    const order = expectOk(await shop.useCases.loadEditableOrder({ orderId: cart.orderId }));
    expect(order.lines.map(({ soldOutLocation }) => soldOutLocation)).toEqual([null]);
  });

  test('ERR-02 CAT-10 without the catalogue no line is shown as sold out', async () => {
    const shop = openShop();
    expectOk(await addAt(shop, 'Hà Nội'));
    moveStock(shop.world, machine.id, 'Hà Nội', 'sold-out');
    const blind = openShop({
      world: shop.world,
      browser: shop.browser,
      change: ({ catalogue }) => ({ catalogue: withFaults(catalogue, always(unreachable, 'listOffers')) }),
    });
    const { line } = await lineOf(blind);
    expect(line.soldOutLocation).toBeNull();
    expect(blind.logged()).toContain('Failed to fetch prices and stock');
  });
});
