import fc from 'fast-check';
import { expect } from 'vitest';
import { stockSentence } from '#contracts/place-stock.ts';
import { isAnyAvailable } from '#core/catalogue/availability.ts';
import { type Product, stocks } from '#core/catalogue/product.ts';
import { productId } from '#core/shared/ids.ts';
import { everything, valueOrThrow } from '#test/catalogue/catalogue-subject.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';
import {
  addLineTo,
  always,
  checkout,
  contact,
  expectRejected,
  freshIdempotencyKey,
  loadOrder,
  newCart,
  newParty,
  unwrap,
} from '#test/orders/order-world.ts';
import { at, lineAt, locationNames, machine, type StockWorld, scarceProducts } from './stock-world.ts';

/** Any location, and any stock there. */
const anyPlace = fc.constantFrom(...locationNames);
const anyStock = fc.constantFrom(...stocks);
const anyScarce = fc.constantFrom(...scarceProducts);
const [firstPlace = '', secondPlace = '', lastPlace = ''] = locationNames;

const soldOutFailure = (place: string, left: readonly string[], product: { id: string; title: string }) => ({
  failure: {
    kind: 'rejected',
    code: 'location-sold-out',
    detail: { productId: product.id, product: product.title, place, left: left.join(', ') },
  },
});

/** Sells the server out at every location while `work` runs. */
const whileSoldOutEverywhere = (world: StockWorld, work: () => Promise<void>): Promise<void> =>
  locationNames.reduce<() => Promise<void>>(
    (inner, place) => () => world.atStock(machine.id, place, 'sold-out', inner),
    work,
  )();

const stocksOf = (product: Product) =>
  product.options.flatMap(({ values }) =>
    values.flatMap(({ title, stock }) => (stock === null ? [] : [{ location: title, stock }])),
  );

/** Laws of the catalogue and the order service for servers at locations. */
export const stockLaws: readonly Law<StockWorld>[] = [
  {
    name: 'CAT-10 options, cards, the location list and the specification show the same stock',
    check: (open) =>
      always<[string, (typeof stocks)[number]], StockWorld>(
        open,
        [anyPlace, anyStock],
        async (world, _, place, stock) => {
          const { catalogue } = world;
          await world.atStock(machine.id, place, stock, async () => {
            const product = valueOrThrow(await catalogue.productById(productId(machine.id)));
            expect(product.locations.find((each) => each.location === place)?.stock).toBe(stock);
            expect(product.locations).toEqual(stocksOf(product));
            const list = valueOrThrow(await catalogue.products({ ...everything, category: 'bare-metal' })).products;
            expect(list.find(({ id }) => id === product.id)?.locations).toEqual(product.locations);
            const asked = valueOrThrow(await catalogue.listOffers([product.id, productId('khong-co')]));
            expect(asked).toEqual([{ id: product.id, prices: product.prices, locations: product.locations }]);
            const state = product.specifications.filter(({ label }) => label === 'Tình trạng');
            expect(state.map(({ value }) => value)).toEqual([stockSentence(product.locations)]);
          });
        },
      ),
  },
  {
    name: 'CAT-10 a server that is sold out everywhere is unavailable on its page and in lists, and cannot be ordered',
    check: async (open) => {
      const world = await open();
      const shopper = await world.shopper();
      const cart = await newCart(shopper);
      const lying = await addLineTo(shopper, cart.id, lineAt(machine, firstPlace));
      unwrap(await shopper.orders.setCustomer(cart.id, await newParty(shopper), checkout));
      await whileSoldOutEverywhere(world, async () => {
        const product = valueOrThrow(await world.catalogue.productById(productId(machine.id)));
        const list = valueOrThrow(await world.catalogue.products({ ...everything, category: 'bare-metal' })).products;
        expect(isAnyAvailable(product.locations)).toBe(false);
        expect([product.isAvailable, list.find(({ id }) => id === product.id)?.isAvailable]).toEqual([false, false]);
        const gone = await shopper.orders.addLine(cart.id, lineAt(machine, firstPlace), freshIdempotencyKey());
        expectRejected(gone, 'product-unavailable');
        expectRejected(await shopper.orders.open(cart.id), 'product-unavailable');
        const moving = await shopper.orders.setOptions(cart.id, lying, [at(secondPlace)]);
        expectRejected(moving, 'product-unavailable');
        expect((await loadOrder(shopper, cart.id)).lines.map(({ id }) => id)).toEqual([lying]);
      });
      expect(valueOrThrow(await world.catalogue.productById(productId(machine.id))).isAvailable).toBe(true);
      expect(unwrap(await shopper.orders.open(cart.id)).status).toBe('open');
    },
  },
  {
    name: 'CAT-10 a line at a sold-out location is rejected with the locations that have stock, and changes nothing',
    check: (open) =>
      always<[(typeof scarceProducts)[number]], StockWorld>(
        open,
        [anyScarce],
        async (_, shopper, { product, gone, left }) => {
          const cart = await newCart(shopper);
          const refused = await shopper.orders.addLine(cart.id, lineAt(product, gone), freshIdempotencyKey());
          expect(refused).toMatchObject(soldOutFailure(gone, left, product));
          const odd = lineAt(product, ` ${gone.normalize('NFD').toUpperCase()} `);
          expectRejected(await shopper.orders.addLine(cart.id, odd, freshIdempotencyKey()), 'location-sold-out');
          expect((await loadOrder(shopper, cart.id)).lines).toEqual([]);
          for (const place of left) await addLineTo(shopper, cart.id, lineAt(product, place));
          expect((await loadOrder(shopper, cart.id)).lines).toHaveLength(left.length);
        },
      ),
  },
  {
    name: 'CAT-10 FIN-03 a direct order for a sold-out location is rejected as a whole',
    check: (open) =>
      always<[(typeof scarceProducts)[number]], StockWorld>(
        open,
        [anyScarce],
        async (world, shopper, { product, gone, left }) => {
          const signature = unwrap(await world.signer.sign(contact, world.now()));
          const lines = [lineAt(product, left[0] ?? ''), lineAt(product, gone)];
          const press = freshIdempotencyKey();
          const refused = await shopper.orders.placeExpress(lines, checkout, signature, press);
          expect(refused).toMatchObject(soldOutFailure(gone, left, product));
          expect(await shopper.orders.findPlaced(press)).toMatchObject({ failure: { kind: 'not-found' } });
        },
      ),
  },
  {
    name: 'CAT-10 a line cannot move to a sold-out location and stays where it was',
    check: (open) =>
      always<[(typeof scarceProducts)[number]], StockWorld>(
        open,
        [anyScarce],
        async (_, shopper, { product, gone, left }) => {
          const cart = await newCart(shopper);
          const id = await addLineTo(shopper, cart.id, lineAt(product, left[0] ?? ''));
          const before = await loadOrder(shopper, cart.id);
          const refused = await shopper.orders.setOptions(cart.id, id, [at(gone)]);
          expect(refused).toMatchObject(soldOutFailure(gone, left, product));
          expect(await loadOrder(shopper, cart.id)).toEqual(before);
        },
      ),
  },
  {
    name: 'CAT-10 FIN-01 a cart with a location that sold out meanwhile stays a draft with every line, and opens after the location is changed',
    check: (open) =>
      always<[string], StockWorld>(open, [fc.constantFrom(secondPlace, lastPlace)], async (world, shopper, place) => {
        const cart = await newCart(shopper);
        await addLineTo(shopper, cart.id, lineAt(machine, firstPlace));
        const id = await addLineTo(shopper, cart.id, lineAt(machine, place));
        unwrap(await shopper.orders.setCustomer(cart.id, await newParty(shopper), checkout));
        const before = await loadOrder(shopper, cart.id);
        await world.atStock(machine.id, place, 'sold-out', async () => {
          const others = locationNames.filter((each) => each !== place);
          expect(await shopper.orders.open(cart.id)).toMatchObject(soldOutFailure(place, others, machine));
          expect(await loadOrder(shopper, cart.id)).toEqual(before);
          unwrap(await shopper.orders.setOptions(cart.id, id, [at(firstPlace)]));
          expect(unwrap(await shopper.orders.open(cart.id))).toMatchObject({ status: 'open', totals: before.totals });
        });
      }),
  },
];

/** Runs the laws on one adapter. */
export const stockContract = (name: string, open: () => Promise<StockWorld>): void =>
  describeLaws(`${name} keeps the contract of stock`, stockLaws, open);
