import type { CartView } from '#core/cart/cart.ts';
import { idempotencyKey, orderId } from '#core/shared/ids.ts';
import type { Shopper } from '../shopper.ts';
import type { Action, Simulation } from '../simulation.ts';
import { add, showCart } from './adding.ts';

const randomLine = ({ random }: Simulation, { cart }: Shopper) => cart?.lines[random.between(0, cart.lines.length - 1)];

/** The cart page names the order that it shows, even when another tab has started a new cart. */
const pageOrder = ({ cart }: Shopper) => cart?.orderId ?? null;

const change =
  (
    next: (simulation: Simulation, line: CartView['lines'][number]) => { quantity: number | null; term: number | null },
  ) =>
  async (simulation: Simulation, shopper: Shopper): Promise<void> => {
    const line = randomLine(simulation, shopper);
    if (!line) return;
    const wanted = next(simulation, line);
    const command = {
      orderId: pageOrder(shopper),
      lineId: line.line.id,
      ...wanted,
      idempotencyKey: idempotencyKey(simulation.newIdempotencyKey()),
    };
    simulation.model.shownLines.delete(line.line.id);
    const answer = await simulation.ask(shopper, (useCases) => useCases.changeLine(command));
    simulation.model.shownLines.delete(line.line.id);
    if (answer.ok) showCart(simulation, shopper, answer.value.cart);
  };

export const changeCount = change(({ random }) => ({ quantity: random.between(0, 51), term: null }));
export const changeTerm = change(({ random }, { terms }) => ({
  quantity: null,
  term: terms[random.between(0, Math.max(0, terms.length - 1))]?.term ?? 7,
}));

export const setOptions: Action = async (simulation, shopper) => {
  const line = randomLine(simulation, shopper);
  if (!line) return;
  const options = line.line.options.slice(0, 1);
  const command = {
    orderId: pageOrder(shopper),
    lineId: line.line.id,
    options,
    idempotencyKey: idempotencyKey(simulation.newIdempotencyKey()),
  };
  const answer = await simulation.ask(shopper, (useCases) => useCases.setLineOptions(command));
  if (answer.ok && answer.value.cart) showCart(simulation, shopper, answer.value.cart);
};

const removeLines = async (simulation: Simulation, shopper: Shopper, lines: CartView['lines']): Promise<void> => {
  const lineIds = lines.map(({ line }) => line.id);
  const [lineId] = lineIds;
  if (lineId === undefined) return;
  const { model } = simulation;
  const common = { orderId: pageOrder(shopper), idempotencyKey: idempotencyKey(simulation.newIdempotencyKey()) };
  const removed = lines.map(({ line }) => line);
  model.recordRemoval(removed, false);
  const answer = await simulation.ask(shopper, (useCases) =>
    lineIds.length === 1 ? useCases.removeLine({ ...common, lineId }) : useCases.removeLines({ ...common, lineIds }),
  );
  if (!answer.ok) return;
  model.recordRemoval(removed, true);
  if (answer.value.cart) showCart(simulation, shopper, answer.value.cart);
};

export const remove: Action = async (simulation, shopper) => {
  const line = randomLine(simulation, shopper);
  if (line) await removeLines(simulation, shopper, [line]);
};

export const removeMany: Action = (simulation, shopper) =>
  removeLines(simulation, shopper, shopper.cart?.lines.slice(0, 3) ?? []);

export const clear: Action = async (simulation, shopper) => {
  for (const record of simulation.world.state.orders.values())
    if (shopper.owns(record)) simulation.model.recordRemoval(record.order.lines, false);
  const key = idempotencyKey(simulation.newIdempotencyKey());
  const answer = await simulation.ask(shopper, (useCases) =>
    useCases.clearCart({ orderId: pageOrder(shopper), idempotencyKey: key }),
  );
  if (answer.ok) shopper.cart = null;
};

export const note: Action = async (simulation, shopper) => {
  const key = idempotencyKey(simulation.newIdempotencyKey());
  const command = { orderId: pageOrder(shopper), note: `ghi chú ${key}`, idempotencyKey: key };
  const answer = await simulation.ask(shopper, (useCases) => useCases.setCartNote(command));
  if (answer.ok) showCart(simulation, shopper, answer.value.cart);
};

export const reloadCart: Action = async (simulation, shopper) => {
  const answer = await simulation.ask(shopper, (useCases) => useCases.loadCart({ orderId: null }));
  if (answer.ok) showCart(simulation, shopper, answer.value);
};

/** One tab loads the cart while another one adds to it; the answers arrive in any order. */
export const reloadCartDuringAdd: Action = async (simulation, shopper) => {
  const { anonymous, session } = shopper.browser;
  if (anonymous !== null || session !== null)
    await Promise.all([reloadCart(simulation, shopper), add(simulation, shopper)]);
};

export const openForeignCart: Action = async (simulation, shopper) => {
  const other = simulation.orderOfAnother(shopper);
  const asked = other === null ? null : orderId(other);
  const answer = await simulation.ask(shopper, (useCases) => useCases.loadCart({ orderId: asked }));
  if (answer.ok && answer.value) simulation.assertOwns(shopper, answer.value.orderId);
};

export const header: Action = async (simulation, shopper) => {
  const answer = await simulation.ask(shopper, (useCases) => useCases.loadVisitor({}));
  if (answer.ok && answer.value.cartId) simulation.assertOwns(shopper, answer.value.cartId);
};
