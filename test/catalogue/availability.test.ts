import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryCatalogue } from '#adapters/memory/catalogue/catalogue.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { stockOfWire, stockSentence, wireStocks } from '#contracts/place-stock.ts';
import { availableLocations, isAvailable, isSoldOut, locationsOf } from '#core/catalogue/availability.ts';
import { configurationFromQuery, configurationToQuery, defaultConfiguration } from '#core/catalogue/configuration.ts';
import { type LocationStock, type Product, type ProductOption, stocks } from '#core/catalogue/product.ts';
import { validateConfiguration } from '#core/catalogue/validate-configuration.ts';
import { refuseSoldOutLocation } from '#core/order-rules/sold-out-location.ts';
import { computeQuote, optionFieldName } from '#core/pricing/quote.ts';
import { moveStock } from '#test/kit/fakes/memory-changes.ts';
import { expectOk, freshIdempotencyKey, kindOf, openShop } from '#test/kit/fakes/shop.ts';
import { products } from '#test/pricing/products.ts';

const runs = { numRuns: 200 };
const lines = ['bare-metal', 'big-memory', 'gpu-desktop'] as const;
const anyStock = fc.constantFrom(...stocks, null);

/** Any seed product, with any stock on its values. */
const anyStocked: fc.Arbitrary<Product> = fc
  .constantFrom(...products)
  .chain((product) =>
    fc
      .array(anyStock, { minLength: 60, maxLength: 60 })
      .map((drawn) => ({ ...product, options: withStock(product.options, drawn) })),
  );

const withStock = (
  options: readonly ProductOption[],
  drawn: readonly ProductOption['values'][number]['stock'][],
): readonly ProductOption[] => {
  let next = 0;
  return options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, stock: drawn[next++ % drawn.length] ?? null })),
  }));
};

const soldOutValueIds = ({ options }: Pick<Product, 'options'>): readonly string[] =>
  options.flatMap(({ values }) => values.filter((value) => !isAvailable(value)).map(({ id }) => id));

describe('CAT-10 sold-out values', () => {
  test('CAT-10 the default configuration chooses the first free value that is not sold out', () =>
    fc.assert(
      fc.property(anyStocked, (product) => {
        const { chosen } = defaultConfiguration(product);
        for (const option of product.options) {
          const free = option.kind === 'select-one' ? option.values.filter(({ perMonth }) => perMonth === 0) : [];
          const first = free.find(isAvailable);
          expect(chosen[option.id]).toEqual(first === undefined ? undefined : [first.id]);
        }
      }),
      runs,
    ));

  test('CAT-10 an address cannot choose a sold-out value, and a configuration is read back from its own address', () =>
    fc.assert(
      fc.property(anyStocked, fc.nat(), (product, pick) => {
        const query = Object.fromEntries(
          product.options.map(({ id, values }) => [`chosen[${id}]`, values[pick % Math.max(1, values.length)]?.id]),
        );
        const configuration = configurationFromQuery(product, query);
        const gone = soldOutValueIds(product);
        expect(
          Object.values(configuration.chosen)
            .flat()
            .filter((id) => gone.includes(id)),
        ).toEqual([]);
        expect(computeQuote(product, configuration).ok).toBe(true);
        expect(configurationFromQuery(product, configurationToQuery(product, configuration))).toEqual(configuration);
      }),
      runs,
    ));

  test('CAT-10 a sold-out choice is a problem of its option only', () =>
    fc.assert(
      fc.property(anyStocked, fc.nat(), (product, pick) => {
        const choices = product.options.filter(({ values }) => values.length > 0);
        const chosen = Object.fromEntries(
          choices.map(({ id, values }) => [id, [values[pick % values.length]?.id ?? '']]),
        );
        const problems = validateConfiguration(product, { ...defaultConfiguration(product), chosen });
        const soldOut = Object.entries(problems).flatMap(([field, problem]) => (problem === 'sold-out' ? [field] : []));
        const gone = soldOutValueIds(product);
        const expected = choices.filter(({ id }) => gone.includes(chosen[id]?.[0] ?? ''));
        expect(soldOut).toEqual(expected.map(({ id }) => optionFieldName(id)));
      }),
      runs,
    ));

  test('CAT-10 a product is sold out only when a required option has no value left', () =>
    fc.assert(
      fc.property(anyStocked, (product) => {
        const stuck = product.options.filter(
          ({ required, values }) => required && values.length > 0 && values.every(({ stock }) => stock === 'sold-out'),
        );
        expect(isSoldOut(product)).toBe(stuck.length > 0);
      }),
      runs,
    ));

  test('CAT-10 the offered locations are all that are not sold out, ready ones first', () =>
    fc.assert(
      fc.property(fc.array(fc.record({ location: fc.string(), stock: fc.constantFrom(...stocks) })), (places) => {
        const offered = availableLocations(places);
        expect(offered.length).toBe(places.filter(isAvailable).length);
        const firstToOrder = offered.findIndex(({ stock }) => stock === 'to-order');
        const after = firstToOrder < 0 ? [] : offered.slice(firstToOrder);
        expect(after.every(({ stock }) => stock === 'to-order')).toBe(true);
      }),
      runs,
    ));
});

describe('CAT-10 the seed', () => {
  test.each(lines)('CAT-10 %s covers every stock level, and each product has a valid default location', (line) => {
    const machines = products.filter(({ type }) => type === line);
    const all = machines.flatMap(({ locations }) => locations.map(({ stock }) => stock));
    for (const stock of stocks) expect(all).toContain(stock);
    for (const product of machines) {
      expect(product.locations).toHaveLength(3);
      expect(product.isAvailable).toBe(true);
      expect(validateConfiguration(product, defaultConfiguration(product))).toEqual({});
    }
  });

  test('CAT-10 all other products have no stock per location and do not mention it', () => {
    for (const product of products.filter(({ type }) => !(lines as readonly string[]).includes(type))) {
      expect(product.options.flatMap(locationsOf)).toEqual([]);
      expect([product.locations, product.specifications.filter(({ label }) => label === 'Tình trạng')]).toEqual([
        [],
        [],
      ]);
    }
  });

  test('CAT-10 «Tình trạng» describes the stock and names every location once', () => {
    for (const product of products.filter(({ locations }) => locations.length > 0)) {
      const state = product.specifications.find(({ label }) => label === 'Tình trạng')?.value ?? '';
      expect(state).toBe(stockSentence(product.locations));
      for (const { location } of product.locations) expect(state.split(location)).toHaveLength(2);
    }
    const said = (...each: readonly (readonly [string, LocationStock['stock']])[]) =>
      stockSentence(each.map(([location, stock]) => ({ location, stock })));
    expect(said()).toBe('');
    expect(said(['Hà Nội', 'ready'])).toBe('Có sẵn tại Hà Nội');
    expect(said(['Hà Nội', 'to-order'], ['Huế', 'to-order'])).toBe('Đặt trước tại Hà Nội và Huế');
    expect(said(['Huế', 'sold-out'], ['Hà Nội', 'ready'], ['Đà Nẵng', 'to-order'], ['Vinh', 'ready'])).toBe(
      'Có sẵn tại Hà Nội và Vinh; đặt trước tại Đà Nẵng; hết chỗ tại Huế',
    );
  });
});

describe('CAT-10 the wire', () => {
  test('CAT-10 every stock level has its own wire name, and an unknown name is null', () => {
    for (const stock of stocks) expect(stockOfWire(wireStocks[stock])).toBe(stock);
    for (const odd of [null, '', 'ready', 'GONE', 'constructor', '__proto__']) expect(stockOfWire(odd)).toBeNull();
  });

  test('CAT-10 a sold-out choice is recognised by title, id or product in any spelling, and other texts are not', () => {
    const value = { id: '7', title: 'Đà Nẵng', productId: '2001', stock: 'sold-out' as const };
    const options = [{ id: '1', required: true, values: [value, { ...value, id: '8', title: 'Huế', stock: null }] }];
    const item = { id: '9', title: 'Máy', options };
    const judged = (given: string, option = '1') =>
      refuseSoldOutLocation(item, [{ id: option, value: given }], []) !== null;
    expect([judged('Đà Nẵng'), judged(' đà nẵng '.normalize('NFD')), judged('7')]).toEqual([true, true, true]);
    expect([judged('Huế'), judged('Đà Nẵng', '2'), judged('')]).toEqual([false, false, false]);
    const detail = { productId: '9', product: 'Máy', place: 'Đà Nẵng', left: '' };
    expect(refuseSoldOutLocation(item, [], ['2001'])).toMatchObject({ failure: { detail } });
  });
});

describe('CAT-10 a product that is sold out at every location', () => {
  test('CAT-10 CART-19 the product is unavailable and cannot be added until a location has stock again', async () => {
    const world = memoryWorld();
    const machine = products.find(({ type }) => type === 'bare-metal');
    if (machine === undefined) throw new Error('the seed has no bare metal');
    const configuration = defaultConfiguration(machine);
    const expectedTotal = expectOk(computeQuote(machine, configuration)).totals.gross;
    const add = () =>
      openShop({ world }).useCases.addToCart({
        slug: machine.slug,
        configuration,
        expectedTotal,
        idempotencyKey: freshIdempotencyKey(),
        orderId: null,
        keepPointer: true,
        campaign: null,
        source: null,
      });
    for (const { location } of machine.locations) moveStock(world, machine.id, location, 'sold-out');
    expect(expectOk(await memoryCatalogue(world).product(machine.slug)).isAvailable).toBe(false);
    expect(kindOf(await add())).toBe('product-unavailable');
    moveStock(world, machine.id, 'Hà Nội', 'ready');
    expect(kindOf(await add())).toBe('ok');
  });
});
