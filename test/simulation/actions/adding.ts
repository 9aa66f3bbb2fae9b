import type { CartView } from '#core/cart/cart.ts';
import type { UseCases } from '#core/operations.ts';
import { dong } from '#core/shared/dong.ts';
import { idempotencyKey, orderId, productId } from '#core/shared/ids.ts';
import type { AddAttempt } from '../add-attempt.ts';
import { configuredPage, randomProduct } from '../configure.ts';
import type { Answer, Shopper } from '../shopper.ts';
import type { Action, Simulation } from '../simulation.ts';

/** Refusals after which nothing can have happened. */
const definiteRefusals: ReadonlySet<string> = new Set([
  'price-changed',
  'product-unavailable',
  'location-sold-out',
  'domain-unavailable',
  'domain-already-in-order',
  'quantity-out-of-range',
  'term-not-sold',
  'invalid-fields',
  'too-many-lines',
]);

/** Whether the answer proves that nothing happened. */
export const isDefiniteRefusal = (answer: Answer<unknown>): boolean =>
  !answer.ok && definiteRefusals.has(answer.failure.kind);

const answerAfter = (before: AddAttempt['answer'], answer: Answer<unknown>): AddAttempt['answer'] => {
  if (answer.ok || before === 'accepted') return 'accepted';
  return isDefiniteRefusal(answer) ? before : 'uncertain';
};

export const showCart = (simulation: Simulation, shopper: Shopper, cart: CartView | null): void => {
  shopper.cart = cart;
  for (const { line } of cart?.lines ?? []) {
    simulation.model.shownLines.set(line.id, { quantity: line.quantity, term: line.term });
  }
};

/** Sends an add command; after an uncertain answer the shopper may send it again. */
const sendAdd = async (
  simulation: Simulation,
  shopper: Shopper,
  attempt: AddAttempt,
  use: (useCases: UseCases) => ReturnType<UseCases['addToCart']>,
): Promise<void> => {
  const { holder } = shopper;
  const before = attempt.answer;
  const answer = await simulation.ask(shopper, use);
  attempt.answer = answerAfter(attempt.answer, answer);
  attempt.holder = holder === shopper.holder ? holder : 'unsure';
  if (answer.ok) {
    if (before === 'refused') simulation.model.checkAcceptedPrice(simulation.world, attempt);
    if (answer.value.cart) showCart(simulation, shopper, answer.value.cart);
    shopper.repeat = null;
  } else if (attempt.answer === 'uncertain') shopper.repeat = () => sendAdd(simulation, shopper, attempt, use);
};

const newAttempt = (simulation: Simulation, shopper: Shopper, expectedTotal: number | null): AddAttempt => {
  const attempt: AddAttempt = {
    shopper,
    idempotencyKey: simulation.newIdempotencyKey(),
    holder: '',
    expectedTotal,
    answer: 'refused',
    removed: 'no',
  };
  simulation.model.attempts.set(attempt.idempotencyKey, attempt);
  return attempt;
};

const newPageAdd = (simulation: Simulation, shopper: Shopper, asked: string | null): (() => Promise<void>) => {
  const { page } = shopper;
  if (!page) return async () => undefined;
  const attempt = newAttempt(simulation, shopper, page.total);
  const command = {
    slug: page.product.slug,
    configuration: page.configuration,
    expectedTotal: dong(page.total),
    orderId: asked === null ? null : orderId(asked),
    keepPointer: true,
    campaign: null,
    source: null,
    idempotencyKey: idempotencyKey(attempt.idempotencyKey),
  };
  return () => sendAdd(simulation, shopper, attempt, (useCases) => useCases.addToCart(command));
};

export const browse: Action = async (simulation, shopper) => {
  const { slug } = randomProduct(simulation.random);
  const answer = await simulation.ask(shopper, (useCases) => useCases.loadProduct({ slug }));
  if (answer.ok) shopper.page = configuredPage(simulation.random, answer.value);
};

export const configure: Action = async ({ random }, shopper) => {
  if (shopper.page) shopper.page = configuredPage(random, shopper.page.product);
};

export const add: Action = (simulation, shopper) => newPageAdd(simulation, shopper, null)();

/** Follows a link from another visitor, which names that visitor's order. [CART-02] */
export const addWithForeignLink: Action = (simulation, shopper) =>
  newPageAdd(simulation, shopper, simulation.orderOfAnother(shopper))();

export const addByQuery: Action = async (simulation, shopper) => {
  const product = randomProduct(simulation.random, 'without-text');
  const attempt = newAttempt(simulation, shopper, null);
  const command = {
    productId: productId(product.id),
    children: [],
    source: null,
    orderId: null,
    idempotencyKey: idempotencyKey(attempt.idempotencyKey),
  };
  await sendAdd(simulation, shopper, attempt, (useCases) => useCases.addByQuery(command));
};

/** A browser without a token gets one with each request, so only a browser with a token sends two requests at once. */
const hasToken = ({ browser }: Shopper): boolean => browser.anonymous !== null || browser.session !== null;

/** Two tabs with different pages send an add command at the same time. */
export const addInTwoTabs: Action = async (simulation, shopper) => {
  if (hasToken(shopper)) await Promise.all([add(simulation, shopper), addByQuery(simulation, shopper)]);
};

/** The same add command arrives twice at the same time, as a double click sends it. */
export const addTwice: Action = async (simulation, shopper) => {
  const send = newPageAdd(simulation, shopper, null);
  if (hasToken(shopper)) await Promise.all([send(), send()]);
};

export const repeatCommand: Action = async (_, shopper) => {
  await shopper.repeat?.();
};
