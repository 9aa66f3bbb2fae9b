import { dong } from '#core/shared/dong.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { isDefiniteRefusal } from './actions/adding.ts';
import { checkoutFields } from './actions/paying.ts';
import { configuredPage, randomProduct } from './configure.ts';
import type { Answer, Shopper } from './shopper.ts';
import type { Simulation } from './simulation.ts';
import { Violation } from './violation.ts';

/** Without faults a command succeeds, or its refusal tells the shopper what to do instead. */
const assertNotStuck = (what: string, answer: Answer<unknown>): void => {
  if (!answer.ok && !isDefiniteRefusal(answer))
    throw new Violation('stuck', `without faults ${what} fails: ${answer.failure.kind}`);
};

/** Stops all faults: now the cart page must show every accepted item to the shopper who holds it. */
export const checkCartPage = async (simulation: Simulation, shopper: Shopper): Promise<void> => {
  simulation.faultsPerMille = 0;
  const view = await simulation.ask(shopper, (useCases) => useCases.loadCart({ orderId: null }));
  if (!view.ok) throw new Violation('stuck', `without faults the cart page fails: ${view.failure.kind}`);
  simulation.model.auditCartPage(simulation.world, shopper, view.value);
};

/** Whatever happened before, the shopper can add an item, order the cart, and order as a guest. */
export const checkNextOrders = async (simulation: Simulation, shopper: Shopper): Promise<void> => {
  const { slug } = randomProduct(simulation.random, 'without-text');
  const read = await simulation.ask(shopper, (useCases) => useCases.loadProduct({ slug }));
  const page = read.ok ? configuredPage(simulation.random, read.value) : null;
  if (!page) throw new Violation('stuck', 'without faults a product page fails');
  const { product, configuration } = page;
  const newKey = () => idempotencyKey(simulation.newIdempotencyKey());
  const common = { orderId: null, keepPointer: true, campaign: null, source: null };
  const expectedTotal = dong(page.total);
  const orderCart = async (): Promise<void> => {
    const added = await simulation.ask(shopper, (useCases) =>
      useCases.addToCart({ ...common, slug: product.slug, configuration, expectedTotal, idempotencyKey: newKey() }),
    );
    assertNotStuck('adding', added);
    const total = added.ok ? added.value.cart?.totals.gross : undefined;
    if (total === undefined) return;
    const command = { ...checkoutFields, orderId: null, expectedTotal: total, idempotencyKey: newKey() };
    assertNotStuck('placing the order', await simulation.ask(shopper, (useCases) => useCases.finaliseOrder(command)));
  };
  const orderAsGuest = async (): Promise<void> => {
    const command = { ...checkoutFields, slug: product.slug, configuration, expectedTotal, idempotencyKey: newKey() };
    const placed = await simulation.ask(shopper, (useCases) => useCases.placeDirectOrder(command));
    assertNotStuck('ordering as a guest', placed);
  };
  const isCartFirst = simulation.random.between(0, 1) === 0;
  for (const check of isCartFirst ? [orderCart, orderAsGuest] : [orderAsGuest, orderCart]) await check();
};
