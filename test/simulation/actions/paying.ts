import type { CheckoutFields } from '#core/checkout/checkout.ts';
import { dong } from '#core/shared/dong.ts';
import { idempotencyKey, orderId } from '#core/shared/ids.ts';
import type { Shopper } from '../shopper.ts';
import type { Action, Simulation } from '../simulation.ts';
import { isDefiniteRefusal } from './adding.ts';

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
  const key = simulation.newIdempotencyKey();
  const expectedTotal = cart.totals.gross;
  const command = {
    ...checkoutFields,
    methodCode: methodOf(simulation),
    orderId: cart.orderId,
    expectedTotal,
    idempotencyKey: idempotencyKey(key),
  };
  const run = async (): Promise<void> => {
    simulation.model.recordShownTotal(shopper, expectedTotal);
    simulation.model.recordPaymentKey(cart.orderId, key);
    const answer = await simulation.ask(shopper, (useCases) => useCases.finaliseOrder(command));
    shopper.orders.push(cart.orderId);
    if (answer.ok) simulation.model.recordPlacedOrder(key, answer.value.orderId);
    shopper.repeat = answer.ok || isDefiniteRefusal(answer) ? null : run;
  };
  await run();
};

export const placeAsGuest: Action = async (simulation, shopper) => {
  const { page } = shopper;
  if (!page) return;
  const key = simulation.newIdempotencyKey();
  const { product, configuration, total } = page;
  const command = {
    ...checkoutFields,
    slug: product.slug,
    configuration,
    expectedTotal: dong(total),
    idempotencyKey: idempotencyKey(key),
  };
  const run = async (): Promise<void> => {
    const session = shopper.browser.session ?? shopper.browser.anonymous;
    simulation.model.recordShownTotal(shopper, total);
    simulation.model.recordGuestCheckout(key, session);
    // A customer whose look-up fails continues as a guest, whom the services see as another visitor.
    if (shopper.browser.session !== null) simulation.model.recordGuestCheckout(key, shopper.browser.anonymous);
    const answer = await simulation.ask(shopper, (useCases) => useCases.placeDirectOrder(command));
    if (answer.ok) {
      simulation.model.recordPlacedOrder(`${key} ${session}`, answer.value.orderId);
      simulation.model.recordPaymentKey(answer.value.orderId, key);
      shopper.orders.push(answer.value.orderId);
    }
    shopper.repeat = answer.ok || isDefiniteRefusal(answer) ? null : run;
  };
  await run();
};

const randomOrder = ({ random }: Simulation, { orders }: Shopper) => {
  const id = orders[random.between(0, orders.length - 1)];
  return id === undefined ? null : orderId(id);
};

export const retryPayment: Action = async (simulation, shopper) => {
  const order = randomOrder(simulation, shopper);
  if (order === null) return;
  const key = simulation.newIdempotencyKey();
  simulation.model.recordPaymentKey(order, key);
  // The page with the retry button shows the current total of the order.
  const record = simulation.world.state.orders.get(order);
  if (record) simulation.model.recordShownTotal(shopper, record.order.totals.gross);
  const command = { orderId: order, methodCode: methodOf(simulation), idempotencyKey: idempotencyKey(key) };
  await simulation.ask(shopper, (useCases) => useCases.retryPayment(command));
};

export const followPayment: Action = async (simulation, shopper) => {
  const order = randomOrder(simulation, shopper);
  const answer = await simulation.ask(shopper, (useCases) => useCases.loadPayment({ orderId: order }));
  if (answer.ok) simulation.assertOwns(shopper, answer.value.order.id);
};

/** Too little for any order, đồng. */
const SHORT_TRANSFER = 1_000;

export const bankActs: Action = async ({ world, bank, random, model }) => {
  const all = [...world.state.payments.values()].map((record) => record.payment);
  const payment = all[random.between(0, all.length - 1)];
  if (payment === undefined) return;
  const { id } = payment;
  const transferShort = (): void => {
    const settlement = bank.transfer(id, SHORT_TRANSFER, `FT${random.between(1, 1_000_000)}`);
    if (settlement === 'part') model.recordPart(payment.orderId, SHORT_TRANSFER);
  };
  const outcomes = [
    () => bank.confirm(id),
    () => bank.confirm(id),
    () => bank.decline(id),
    () => bank.late(id),
    transferShort,
    () => bank.twice(id),
    () => bank.expire(id),
    () => bank.forged(id),
  ];
  outcomes[random.between(0, outcomes.length - 1)]?.();
};

export const returnFromPayment: Action = async (simulation, shopper) => {
  const order = randomOrder(simulation, shopper);
  const made = [...simulation.world.state.payments.values()].find(({ payment }) => payment.orderId === order);
  if (!made || order === null) return;
  const query = simulation.bank.returnQuery(made.payment.id, '00');
  const answer = await simulation.ask(shopper, (useCases) => useCases.readPaymentReturn({ query }));
  if (answer.ok && answer.value.isOwn)
    await simulation.ask(shopper, (useCases) => useCases.loadPaymentResult({ orderId: order }));
};
