import { dong } from '#core/shared/dong.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { isDefinite } from './actions/adding.ts';
import { checkoutFields } from './actions/paying.ts';
import { configured, someProduct } from './configure.ts';
import type { Answer, Shopper } from './shopper.ts';
import type { Simulation } from './simulation.ts';
import { Violation } from './violation.ts';

/** An answer that does not tell the shopper what to do otherwise. */
const mustGoOn = (what: string, answer: Answer<unknown>): void => {
  if (!answer.ok && !isDefinite(answer))
    throw new Violation('stuck', `without trouble ${what} fails: ${answer.failure.kind}`);
};

/** At the end nothing goes wrong any more: the cart page shows every accepted item to who accepted it. */
export const settle = async (simulation: Simulation, shopper: Shopper): Promise<void> => {
  simulation.perMille = 0;
  const view = await simulation.ask(shopper, (useCases) => useCases.loadCart({ orderId: null }));
  if (!view.ok) throw new Violation('stuck', `without trouble the cart page fails: ${view.failure.kind}`);
  simulation.model.auditView(simulation.world, shopper, view.value);
};

/** Whatever happened before, the shopper can go on: put something into the cart, order it, and order as a guest. */
export const goOn = async (simulation: Simulation, shopper: Shopper): Promise<void> => {
  const { slug } = someProduct(simulation.random, 'without-text');
  const read = await simulation.ask(shopper, (useCases) => useCases.loadProduct({ slug }));
  const page = read.ok ? configured(simulation.random, read.value) : null;
  if (!page) throw new Violation('stuck', 'without trouble a product page fails');
  const { product, configuration } = page;
  const press = () => idempotencyKey(simulation.newIdempotencyKey());
  const common = { orderId: null, keepPointer: true, campaign: null, source: null };
  const expectedTotal = dong(page.total);
  const cart = async (): Promise<void> => {
    const added = await simulation.ask(shopper, (useCases) =>
      useCases.addToCart({ ...common, slug: product.slug, configuration, expectedTotal, idempotencyKey: press() }),
    );
    mustGoOn('adding', added);
    const total = added.ok ? added.value.cart?.totals.gross : undefined;
    if (total === undefined) return;
    const placed = { ...checkoutFields, orderId: null, expectedTotal: total, idempotencyKey: press() };
    mustGoOn('placing the order', await simulation.ask(shopper, (useCases) => useCases.placeOrder(placed)));
  };
  const guest = async (): Promise<void> => {
    const placed = { ...checkoutFields, slug: product.slug, configuration, expectedTotal, idempotencyKey: press() };
    mustGoOn('ordering as a guest', await simulation.ask(shopper, (useCases) => useCases.placeDirectOrder(placed)));
  };
  for (const deed of simulation.random.between(0, 1) === 0 ? [cart, guest] : [guest, cart]) await deed();
};
