import type { Order } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import type { Service } from '#core/services/service.ts';
import type { ServiceGateway } from '#core/services/service-gateway.port.ts';
import type { PartyId } from '#core/shared/ids.ts';
import {
  draftOrder,
  firstPayment,
  type PaymentSubject,
  serverLine,
  someCheckout,
  unwrap,
} from '#test/payment/payment-subject.ts';

/** Services of a customer, on a backend that no other test uses at the moment. */
export type ServiceSubject = Owner & {
  readonly services: ServiceGateway;
  /** The same services as another customer and as a guest see them. */
  readonly other: { readonly services: ServiceGateway; readonly owner: PartyId };
  readonly guest: ServiceGateway;
};

/** A customer who buys. */
export type Owner = PaymentSubject & { readonly owner: PartyId };

/** An unpaid order of the customer. */
export const ownOrder = async (subject: Owner, lines: readonly NewLine[]): Promise<Order> => {
  const draft = await draftOrder(subject, lines);
  unwrap(await subject.orders.setCustomer(draft.id, subject.owner, someCheckout));
  return unwrap(await subject.orders.open(draft.id));
};

/** An order of the customer that was just paid. */
export const paidOrder = async (subject: Owner, lines: readonly NewLine[] = [serverLine()]): Promise<Order> => {
  const order = await ownOrder(subject, lines);
  await subject.bank.confirm(unwrap(await firstPayment(subject, order)).id);
  return order;
};

/** Waits until the services of paid orders are created and then set up. */
export const waitForSetUp = async ({ pass }: ServiceSubject): Promise<void> => {
  await pass(2_000);
  await pass(10_000);
};

export const listServices = async ({ services, owner }: ServiceSubject): Promise<readonly Service[]> =>
  unwrap(await services.list(owner));

/** The running services of a paid order. */
export const runServices = async (
  subject: ServiceSubject,
  lines?: readonly NewLine[],
): Promise<readonly [Service, ...Service[]]> => {
  const order = await paidOrder(subject, lines);
  await waitForSetUp(subject);
  const [first, ...others] = (await listServices(subject)).filter(({ orderId }) => orderId === order.id);
  if (!first) throw new Error('a paid order has no services');
  return [first, ...others];
};
