import { type BrowserState, createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryPorts } from '#adapters/memory/memory-ports.ts';
import { memorySettings } from '#adapters/memory/settings.ts';
import { memoryWorld, type World } from '#adapters/memory/world.ts';
import { completeConfiguration, defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { Product } from '#core/catalogue/product.ts';
import { createUseCases } from '#core/create-use-cases.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { UseCases } from '#core/operations.ts';
import type { Ports } from '#core/ports.ts';
import { type Configuration, computeQuote } from '#core/pricing/quote.ts';
import { type Dong, dong } from '#core/shared/dong.ts';
import { type IdempotencyKey, idempotencyKey } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';

export type Shop = {
  readonly world: World;
  readonly browser: BrowserState;
  readonly ports: Ports;
  readonly useCases: UseCases;
  /** Messages that were logged so far. */
  readonly logged: () => readonly string[];
};

export type ShopOptions = {
  readonly world?: World;
  readonly browser?: BrowserState;
  /** Replaces ports, for example by ones with faults. */
  readonly change?: (ports: Ports) => Partial<Ports>;
};

/**
 * The whole core over one memory world, for one browser. A second shop over the same world and browser is another
 * request.
 */
export const openShop = ({ world = memoryWorld(), browser = createBrowser(), change }: ShopOptions = {}): Shop => {
  const plain: Ports = { ...memoryPorts(world, browser), settings: memorySettings };
  const ports = { ...plain, ...change?.(plain) };
  return { world, browser, ports, useCases: createUseCases(ports), logged: () => world.log.map(({ event }) => event) };
};

/** The value of a result that must be a success. */
export const expectOk = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error(`expected a value, got ${JSON.stringify(result.failure)}`);
  return result.value;
};

/** The failure of a result that must be a failure. */
export const expectFailure = <Failure>(result: Result<unknown, Failure>): Failure => {
  if (result.ok) throw new Error(`expected a failure, got ${JSON.stringify(result.value)}`);
  return result.failure;
};

/** Kind of the failure, or `ok`. */
export const kindOf = (result: Result<unknown, ShopFailure>): ShopFailure['kind'] | 'ok' =>
  result.ok ? 'ok' : result.failure.kind;

let presses = 0;
/** A new idempotency key, as for a new press of a button. */
export const freshIdempotencyKey = (): IdempotencyKey => {
  presses += 1;
  return idempotencyKey(presses.toString(16).padStart(32, '0'));
};

/** The total with VAT that the page shows for a configuration. */
export const shownTotalOf = (product: Product, configuration: Configuration): Dong => {
  const quote = computeQuote(product, configuration);
  return quote.ok ? quote.value.totals.gross : dong(0);
};

type AddInput = Parameters<UseCases['addToCart']>[0];

/** What «Thêm vào giỏ» sends from the page of a product. */
export const addInputOf = async (
  { ports }: Pick<Shop, 'ports'>,
  slug: string,
  more: Partial<AddInput> = {},
): Promise<AddInput> => {
  const product = expectOk(await ports.catalogue.product(slug));
  const configuration = completeConfiguration(product, more.configuration ?? defaultConfiguration(product));
  return {
    slug,
    configuration,
    expectedTotal: shownTotalOf(product, configuration),
    orderId: null,
    keepPointer: true,
    campaign: null,
    source: null,
    idempotencyKey: freshIdempotencyKey(),
    ...more,
  };
};

/** Presses «Thêm vào giỏ» on a product page. */
export const addBySlug = async (
  shop: Pick<Shop, 'useCases' | 'ports'>,
  slug: string,
  more: Partial<AddInput> = {},
): Promise<ReturnType<UseCases['addToCart']>> => shop.useCases.addToCart(await addInputOf(shop, slug, more));

/** Slugs of products that the tests buy. */
export const slugs = {
  server: 'cloud-server-ssd-4',
  promoted: 'cloud-server-ssd-2',
  domain: 'ten-mien-com-vn',
} as const;

/** The configuration of a domain product with this name. */
export const namedDomain = (product: Product, name: string): Configuration => ({
  ...defaultConfiguration(product),
  chosen: Object.fromEntries(product.options.filter(({ kind }) => kind === 'text').map(({ id }) => [id, [name]])),
});
