import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import type { Product, ProductSummary } from '#core/catalogue/product.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { Shopper } from '#test/orders/order-world.ts';
import { pretendAdded } from '../mutated-gateway.ts';
import type { StockWorld } from './stock-world.ts';

const isSoldOut = (failure: PortFailure): boolean =>
  failure.kind === 'rejected' && failure.code === 'location-sold-out';
const isUnavailable = (failure: PortFailure): boolean =>
  failure.kind === 'rejected' && failure.code === 'product-unavailable';

const changingOrders =
  (change: (real: OrderGateway) => Partial<OrderGateway>) =>
  (world: StockWorld): StockWorld => ({
    ...world,
    runs: 6,
    shopper: async () => {
      const shopper: Shopper = await world.shopper();
      return { ...shopper, orders: { ...shopper.orders, ...change(shopper.orders) } };
    },
  });

const changingCatalogue =
  (change: (real: Catalogue) => Partial<Catalogue>) =>
  (world: StockWorld): StockWorld => ({
    ...world,
    runs: 12,
    catalogue: { ...world.catalogue, ...change(world.catalogue) },
  });

/** Changes only what the catalogue returns for a single product. */
const changingProduct = (change: (product: Product) => Partial<ProductSummary>) =>
  changingCatalogue((real) => ({
    productById: async (id) => {
      const found = await real.productById(id);
      return found.ok ? ok({ ...found.value, ...change(found.value) }) : found;
    },
  }));

/** Mutants with faults about locations; each has one fault. */
export const stockMutants: Mutants<StockWorld> = {
  'adding a line at a sold-out location reports success': changingOrders((real) => ({
    addLine: async (id, line, press) => {
      const answer = await real.addLine(id, line, press);
      return !answer.ok && isSoldOut(answer.failure) ? pretendAdded(real, id) : answer;
    },
  })),
  'a sold-out location is dropped and the line is added': changingOrders((real) => ({
    addLine: async (id, line, press) => {
      const answer = await real.addLine(id, line, press);
      return !answer.ok && isSoldOut(answer.failure) ? real.addLine(id, { ...line, options: [] }, press) : answer;
    },
  })),
  'a rejected opening does not list the locations with stock': changingOrders((real) => ({
    open: async (id) => {
      const answer = await real.open(id);
      return !answer.ok && answer.failure.kind === 'rejected' ? fail({ ...answer.failure, detail: {} }) : answer;
    },
  })),
  'a direct order ignores the chosen locations': changingOrders((real) => ({
    placeExpress: (lines, checkout, signature, press) =>
      real.placeExpress(
        lines.map((line) => ({ ...line, options: [] })),
        checkout,
        signature,
        press,
      ),
  })),
  'moving a line to a sold-out location reports success': changingOrders((real) => ({
    setOptions: async (id, line, options) => {
      const answer = await real.setOptions(id, line, options);
      return !answer.ok && isSoldOut(answer.failure) ? ok(undefined) : answer;
    },
  })),
  'opening an order with an unavailable product reports success': changingOrders((real) => ({
    open: async (id) => {
      const answer = await real.open(id);
      return !answer.ok && isUnavailable(answer.failure) ? real.load(id) : answer;
    },
  })),
  'a rejected opening removes the lines': changingOrders((real) => ({
    open: async (id) => {
      const answer = await real.open(id);
      if (answer.ok || !isSoldOut(answer.failure)) return answer;
      const order = await real.load(id);
      for (const line of order.ok ? order.value.lines : []) await real.removeLine(id, line.id, 'x');
      return answer;
    },
  })),
  'the product page shows every location as ready': changingProduct(({ locations }) => ({
    locations: locations.map(({ location }) => ({ location: location, stock: 'ready' as const })),
  })),
  'a product that is sold out everywhere is available': changingProduct(() => ({ isAvailable: true })),
  'the specification shows outdated stock': changingProduct(({ specifications }) => ({
    specifications: specifications.map(({ label, value }) =>
      label === 'Tình trạng' ? { label, value: 'Có sẵn tại 2 nơi' } : { label, value },
    ),
  })),
  'the list of offers is empty': changingCatalogue(() => ({ listOffers: async () => ok([]) })),
};
