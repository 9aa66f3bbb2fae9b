import type { CheckoutFields } from '#core/checkout/checkout.ts';
import { dong } from '#core/shared/dong.ts';
import { idempotencyKey, orderId } from '#core/shared/ids.ts';
import type { Shopper } from '../shopper.ts';
import type { Action, Simulation } from '../simulation.ts';
import { isDefinite } from './adding.ts';

export const checkoutFields: CheckoutFields = {
  contact: { name: 'Nguyễn Thị Mây', phone: '0912 345 678', email: 'may@example.vn' },
  address: { provinceCode: '01', wardCode: '00004', street: '12 phố Hàng Bông' },
  invoiceFor: 'person',
  company: { name: '', taxCode: '', address: '', email: '' },
  note: '',
  methodCode: 'VIETQR',
};

const methodOf = ({ random }: Simulation): string => (random.between(0, 2) === 0 ? 'VNPAY' : 'VIETQR');

export const place: Action = async (simulation, shopper) => {
  const { cart } = shopper;
  if (!cart || cart.lines.length === 0) return;
  const press = simulation.newIdempotencyKey();
  const expectedTotal = cart.totals.gross;
  const command = {
    ...checkoutFields,
    methodCode: methodOf(simulation),
    orderId: cart.orderId,
    expectedTotal,
    idempotencyKey: idempotencyKey(press),
  };
  const run = async (): Promise<void> => {
    simulation.model.shownAt(shopper, expectedTotal);
    simulation.model.pressedFor(cart.orderId, press);
    const answer = await simulation.ask(shopper, (useCases) => useCases.placeOrder(command));
    shopper.orders.push(cart.orderId);
    if (answer.ok) simulation.model.placedAs(press, answer.value.orderId);
    shopper.again = answer.ok || isDefinite(answer) ? null : run;
  };
  await run();
};

export const placeAsGuest: Action = async (simulation, shopper) => {
  const { page } = shopper;
  if (!page) return;
  const press = simulation.newIdempotencyKey();
  const { product, configuration, total } = page;
  const command = {
    ...checkoutFields,
    slug: product.slug,
    configuration,
    expectedTotal: dong(total),
    idempotencyKey: idempotencyKey(press),
  };
  const run = async (): Promise<void> => {
    const session = shopper.browser.session ?? shopper.browser.anonymous;
    simulation.model.shownAt(shopper, total);
    simulation.model.guestPress(press, session);
    // A customer whose look-up fails goes on as a guest, who is somebody else to the services.
    if (shopper.browser.session !== null) simulation.model.guestPress(press, shopper.browser.anonymous);
    const answer = await simulation.ask(shopper, (useCases) => useCases.placeDirectOrder(command));
    if (answer.ok) {
      simulation.model.placedAs(`${press} ${session}`, answer.value.orderId);
      simulation.model.pressedFor(answer.value.orderId, press);
      shopper.orders.push(answer.value.orderId);
    }
    shopper.again = answer.ok || isDefinite(answer) ? null : run;
  };
  await run();
};

const someOrder = ({ random }: Simulation, { orders }: Shopper) => {
  const id = orders[random.between(0, orders.length - 1)];
  return id === undefined ? null : orderId(id);
};

export const retryPayment: Action = async (simulation, shopper) => {
  const order = someOrder(simulation, shopper);
  if (order === null) return;
  const press = simulation.newIdempotencyKey();
  simulation.model.pressedFor(order, press);
  // The page on which he presses shows the order as it is now.
  const record = simulation.world.state.orders.get(order);
  if (record) simulation.model.shownAt(shopper, record.order.totals.gross);
  const command = { orderId: order, methodCode: methodOf(simulation), idempotencyKey: idempotencyKey(press) };
  await simulation.ask(shopper, (useCases) => useCases.retryPayment(command));
};

export const followPayment: Action = async (simulation, shopper) => {
  const order = someOrder(simulation, shopper);
  const answer = await simulation.ask(shopper, (useCases) => useCases.loadPayment({ orderId: order }));
  if (answer.ok) simulation.mustOwn(shopper, answer.value.order.id);
};

export const bankActs: Action = async ({ world, bank, random }) => {
  const all = [...world.state.payments.values()].map((record) => record.payment.id);
  const id = all[random.between(0, all.length - 1)];
  if (id === undefined) return;
  const acts = [
    () => bank.confirm(id),
    () => bank.confirm(id),
    () => bank.decline(id),
    () => bank.late(id),
    () => bank.wrongAmount(id, 1_000),
    () => bank.twice(id),
    () => bank.expire(id),
    () => bank.forged(id),
  ];
  acts[random.between(0, acts.length - 1)]?.();
};

export const returnFromPayment: Action = async (simulation, shopper) => {
  const order = someOrder(simulation, shopper);
  const made = [...simulation.world.state.payments.values()].find(({ payment }) => payment.orderId === order);
  if (!made || order === null) return;
  const query = simulation.bank.returnQuery(made.payment.id, '00');
  const answer = await simulation.ask(shopper, (useCases) => useCases.readPaymentReturn({ query }));
  if (answer.ok)
    await simulation.ask(shopper, (useCases) => useCases.loadPaymentResult({ orderId: answer.value.orderId }));
};
