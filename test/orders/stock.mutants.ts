import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import type { Product, ProductSummary } from '#core/catalogue/product.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { lineItemId } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';
import type { Shopper } from './order-world.ts';
import type { StockWorld } from './stock-world.ts';

const isGone = (failure: PortFailure): boolean => failure.kind === 'rejected' && failure.code === 'place-sold-out';
const isUnsold = (failure: PortFailure): boolean =>
  failure.kind === 'rejected' && failure.code === 'product-unavailable';

const selling =
  (change: (real: OrderGateway) => Partial<OrderGateway>) =>
  (world: StockWorld): StockWorld => ({
    ...world,
    runs: 6,
    shopper: async () => {
      const shopper: Shopper = await world.shopper();
      return { ...shopper, orders: { ...shopper.orders, ...change(shopper.orders) } };
    },
  });

const telling =
  (change: (real: Catalogue) => Partial<Catalogue>) =>
  (world: StockWorld): StockWorld => ({
    ...world,
    runs: 12,
    catalogue: { ...world.catalogue, ...change(world.catalogue) },
  });

/** Changes only what the catalogue returns for a single product. */
const changingProduct = (change: (product: Product) => Partial<ProductSummary>) =>
  telling((real) => ({
    productById: async (id) => {
      const found = await real.productById(id);
      return found.ok ? ok({ ...found.value, ...change(found.value) }) : found;
    },
  }));

/** Mutants with faults about locations; each has one fault. */
export const stockMutants: Mutants<StockWorld> = {
  'what is sold out seems to be added': selling((real) => ({
    addLine: async (id, line, press) => {
      const answer = await real.addLine(id, line, press);
      return !answer.ok && isGone(answer.failure) ? ok({ line: lineItemId('d'.repeat(32)) }) : answer;
    },
  })),
  'a sold-out place is forgotten and the line added': selling((real) => ({
    addLine: async (id, line, press) => {
      const answer = await real.addLine(id, line, press);
      return !answer.ok && isGone(answer.failure) ? real.addLine(id, { ...line, options: [] }, press) : answer;
    },
  })),
  'nobody is told where one is left': selling((real) => ({
    open: async (id) => {
      const answer = await real.open(id);
      return !answer.ok && answer.failure.kind === 'rejected' ? fail({ ...answer.failure, detail: {} }) : answer;
    },
  })),
  'a whole order stands wherever there is room': selling((real) => ({
    placeExpress: (lines, checkout, signature, press) =>
      real.placeExpress(
        lines.map((line) => ({ ...line, options: [] })),
        checkout,
        signature,
        press,
      ),
  })),
  'a line seems to move to a sold-out place': selling((real) => ({
    setOptions: async (id, line, options) => {
      const answer = await real.setOptions(id, line, options);
      return !answer.ok && isGone(answer.failure) ? ok(undefined) : answer;
    },
  })),
  'what is sold nowhere seems to be ordered': selling((real) => ({
    open: async (id) => {
      const answer = await real.open(id);
      return !answer.ok && isUnsold(answer.failure) ? real.load(id) : answer;
    },
  })),
  'a refused line is thrown out of the cart': selling((real) => ({
    open: async (id) => {
      const answer = await real.open(id);
      if (answer.ok || !isGone(answer.failure)) return answer;
      const order = await real.load(id);
      for (const line of order.ok ? order.value.lines : []) await real.removeLine(id, line.id, 'x');
      return answer;
    },
  })),
  'every place is ready on a card': changingProduct(({ places }) => ({
    places: places.map(({ place }) => ({ place, stock: 'ready' as const })),
  })),
  'what is sold out everywhere is available': changingProduct(() => ({ available: true })),
  'the specification is a day old': changingProduct(({ specifications }) => ({
    specifications: specifications.map(({ label, value }) =>
      label === 'Tình trạng' ? { label, value: 'Có sẵn tại 2 nơi' } : { label, value },
    ),
  })),
  'nobody knows where machines stand': telling(() => ({ places: async () => ok([]) })),
};
