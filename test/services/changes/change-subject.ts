import type { Order } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import type { RenewalOffer, ServiceChanges, UpgradeOffer } from '#core/services/changes/service-changes.port.ts';
import type { Service } from '#core/services/service.ts';
import { addDong, type Dong } from '#core/shared/dong.ts';
import type { OrderId, ServiceId } from '#core/shared/ids.ts';
import { firstPayment, unwrap } from '#test/payment/payment-subject.ts';
import { listServices, runServices, type ServiceSubject, waitForSetUp } from '#test/services/service-subject.ts';

/** Renewals and upgrades of a customer, on services that no other test uses at the moment. */
export type ChangeSubject = ServiceSubject & {
  readonly changes: ServiceChanges;
  /** The same services as another customer and as a guest see them. */
  readonly othersChanges: ServiceChanges;
  readonly guestsChanges: ServiceChanges;
};

export const loadRenewals = async ({ changes, owner }: ChangeSubject): Promise<readonly RenewalOffer[]> =>
  unwrap(await changes.renewals(owner));

/** The total of these services as the customer sees it. */
export const totalOfOffers = (all: readonly RenewalOffer[], ids: readonly ServiceId[]): Dong =>
  addDong(...all.filter(({ id }) => ids.includes(id)).map(({ amounts }) => amounts.gross));

/** Running services and the prices of their renewals. */
export const runRenewableServices = async (subject: ChangeSubject, lines?: readonly NewLine[]) => {
  const services = await runServices(subject, lines);
  const ids = services.map(({ id }) => id);
  const all = await loadRenewals(subject);
  return { services, ids, offers: all.filter(({ id }) => ids.includes(id)), expectedTotal: totalOfOffers(all, ids) };
};

/** An unpaid order that renews all of them. */
export const createRenewalOrder = async (
  subject: ChangeSubject,
  ids: readonly ServiceId[],
  expectedTotal: Dong,
): Promise<Order> => {
  const id = unwrap(await subject.changes.pay({ dues: [], services: ids }, expectedTotal, subject.newIdempotencyKey()));
  return unwrap(await subject.orders.load(id));
};

/** A running service and its next larger plan. */
export const runUpgradableService = async (
  subject: ChangeSubject,
  lines?: readonly NewLine[],
): Promise<{ readonly service: Service; readonly offer: UpgradeOffer; readonly all: readonly UpgradeOffer[] }> => {
  const [service] = await runServices(subject, lines);
  const all = unwrap(await subject.changes.upgrades(service.id));
  const [offer] = all;
  if (!offer) throw new Error('the seed has no larger plan');
  return { service, offer, all };
};

/** Pays an order, with a duplicate notification, and waits until it takes effect. */
export const pay = async (subject: ChangeSubject, id: OrderId): Promise<Order> => {
  const order = unwrap(await subject.orders.load(id));
  await subject.bank.twice(unwrap(await firstPayment(subject, order)).id);
  await waitForSetUp(subject);
  await waitForSetUp(subject);
  return unwrap(await subject.orders.load(id));
};

export const serviceNow = async (subject: ChangeSubject, id: ServiceId): Promise<Service> => {
  const found = (await listServices(subject)).find((each) => each.id === id);
  if (!found) throw new Error('the service is gone');
  return found;
};
