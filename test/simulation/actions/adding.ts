import type { CartView } from '#core/cart/cart.ts';
import { dong } from '#core/shared/dong.ts';
import { idempotencyKey, orderId, productId } from '#core/shared/ids.ts';
import type { UseCases } from '#core/use-cases.ts';
import type { Add } from '../add.ts';
import { configured, someProduct } from '../configure.ts';
import type { Answer, Shopper } from '../shopper.ts';
import type { Action, Simulation } from '../simulation.ts';

/** Answers after which nothing can have happened. */
const definite: ReadonlySet<string> = new Set([
  'price-changed',
  'product-unavailable',
  'place-sold-out',
  'domain-unavailable',
  'domain-in-order',
  'count-out-of-range',
  'term-not-sold',
  'invalid-fields',
  'too-many-lines',
]);

/** Whether nothing can have happened. */
export const isDefinite = (answer: Answer<unknown>): boolean => !answer.ok && definite.has(answer.failure.kind);

const toldBy = (before: Add['told'], answer: Answer<unknown>): Add['told'] => {
  if (answer.ok || before === 'in') return 'in';
  return isDefinite(answer) ? before : 'perhaps';
};

export const showCart = (simulation: Simulation, shopper: Shopper, cart: CartView | null): void => {
  shopper.cart = cart;
  for (const { line } of cart?.lines ?? []) simulation.model.lines.set(line.id, { count: line.count, time: line.time });
};

/** One press that adds: the first time, and again where the answer was uncertain. */
const pressAdd = async (
  simulation: Simulation,
  shopper: Shopper,
  add: Add,
  use: (useCases: UseCases) => ReturnType<UseCases['addToCart']>,
): Promise<void> => {
  const { holder } = shopper;
  const before = add.told;
  const answer = await simulation.ask(shopper, use);
  add.told = toldBy(add.told, answer);
  add.holder = holder === shopper.holder ? holder : 'unsure';
  if (answer.ok) {
    if (before === 'not') simulation.model.accepted(simulation.world, add);
    if (answer.value.cart) showCart(simulation, shopper, answer.value.cart);
    shopper.again = null;
  } else if (add.told === 'perhaps') shopper.again = () => pressAdd(simulation, shopper, add, use);
};

const newAdd = (simulation: Simulation, shopper: Shopper, expectedTotal: number | null): Add => {
  const add: Add = {
    shopper,
    idempotencyKey: simulation.newIdempotencyKey(),
    holder: '',
    expectedTotal,
    told: 'not',
    removed: 'no',
  };
  simulation.model.adds.set(add.idempotencyKey, add);
  return add;
};

const pageAdd = (simulation: Simulation, shopper: Shopper, asked: string | null): (() => Promise<void>) => {
  const { page } = shopper;
  if (!page) return async () => undefined;
  const add = newAdd(simulation, shopper, page.total);
  const command = {
    slug: page.product.slug,
    configuration: page.configuration,
    expectedTotal: dong(page.total),
    orderId: asked === null ? null : orderId(asked),
    keepPointer: true,
    campaign: null,
    source: null,
    idempotencyKey: idempotencyKey(add.idempotencyKey),
  };
  return () => pressAdd(simulation, shopper, add, (useCases) => useCases.addToCart(command));
};

export const browse: Action = async (simulation, shopper) => {
  const { slug } = someProduct(simulation.random);
  const answer = await simulation.ask(shopper, (useCases) => useCases.loadProduct({ slug }));
  if (answer.ok) shopper.page = configured(simulation.random, answer.value);
};

export const configure: Action = async ({ random }, shopper) => {
  if (shopper.page) shopper.page = configured(random, shopper.page.product);
};

export const add: Action = (simulation, shopper) => pageAdd(simulation, shopper, null)();

/** A link that somebody else sent, with the other's order in it. [CART-02] */
export const addWithForeignLink: Action = (simulation, shopper) =>
  pageAdd(simulation, shopper, simulation.orderOfAnother(shopper))();

export const addByQuery: Action = async (simulation, shopper) => {
  const product = someProduct(simulation.random, 'without-text');
  const press = newAdd(simulation, shopper, null);
  const command = {
    productId: productId(product.id),
    children: [],
    orderId: null,
    idempotencyKey: idempotencyKey(press.idempotencyKey),
  };
  await pressAdd(simulation, shopper, press, (useCases) => useCases.addByQuery(command));
};

/** A browser without any token buys one per request, so that only one that has a token can press twice at a time. */
const hasToken = ({ browser }: Shopper): boolean => browser.anonymous !== null || browser.session !== null;

/** Two tabs press at the same time; each has its own page. */
export const addInTwoTabs: Action = async (simulation, shopper) => {
  if (hasToken(shopper)) await Promise.all([add(simulation, shopper), addByQuery(simulation, shopper)]);
};

/** The same press twice at the same time, as an impatient finger or a repeated request sends it. */
export const addTwice: Action = async (simulation, shopper) => {
  const press = pageAdd(simulation, shopper, null);
  if (hasToken(shopper)) await Promise.all([press(), press()]);
};

export const pressAgain: Action = async (_, shopper) => {
  await shopper.again?.();
};
