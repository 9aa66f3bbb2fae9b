import { desc, inArray } from 'drizzle-orm';
import { lockPayableInstalments } from '#backend/cloud-services/ending/lock-payable-instalments.ts';
import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import { type OrderRow, orderLines, orders } from '#backend/order-store/schema.ts';
import { eventActor, recordWrite, type StoredOrder } from '#backend/order-store/stored-order.ts';
import { buildNewOrder } from '#backend/orders/create-order.ts';
import { type MailDeps, queueOrderReceived } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { addDong, type Dong, dong } from '#core/shared/dong.ts';
import { buildInstalmentRows, buildRenewalRows, buildUpgradeRow, type ChangeRow } from './change-rows.ts';
import { lockChangeableServices } from './lock-changeable-services.ts';
import { listRenewalChoices, listUpgrades, type Renewal } from './price-changes.ts';

type Deps = Pick<BackendDeps, 'db'> & MailDeps;

/** Services and instalments, one line each. */
const MAX_CHANGES_PER_ORDER = 50;

/** Uses the address of the newest original order. */
const createOpenOrder = async (
  deps: Pick<MailDeps, 'environment'>,
  tx: Transaction,
  visitor: SessionVisitor,
  from: readonly string[],
  now: number,
): Promise<OrderRow> => {
  const [before] = await tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [...from]))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  const own = await buildNewOrder(deps, tx, visitor, now);
  const contact = before && {
    ownerName: before.ownerName,
    ownerEmail: before.ownerEmail,
    ownerPhone: before.ownerPhone,
  };
  const [made] = await tx
    .insert(orders)
    .values({
      ...own,
      ...contact,
      address: before?.address ?? null,
      invoiceRequest: before?.invoiceRequest ?? null,
      source: 'order',
      status: orderNumberOf.open,
      approvedAt: now,
    })
    .returning();
  if (!made) throw new Error('the order was not written');
  return made;
};

/** `from`: ids of the orders in which the changed or paid items were bought. */
const writeOrder = async (
  deps: Pick<MailDeps, 'environment'>,
  tx: Transaction,
  visitor: SessionVisitor,
  from: readonly string[],
  rowsOf: (orderId: string) => readonly ChangeRow[],
  now: number,
): Promise<StoredOrder> => {
  const order = await createOpenOrder(deps, tx, visitor, from, now);
  const lines = await tx
    .insert(orderLines)
    .values([...rowsOf(order.id)])
    .returning();
  await recordWrite(tx, order, { kind: 'placed', by: eventActor(visitor), at: now, detail: { source: 'change' } });
  return { order, lines };
};

const finaliseOrder = async (
  deps: MailDeps,
  tx: Transaction,
  visitor: SessionVisitor,
  from: readonly string[],
  rowsOf: (orderId: string) => readonly ChangeRow[],
  now: number,
): Promise<{ readonly orderId: string }> => {
  const stored = await writeOrder(deps, tx, visitor, from, rowsOf, now);
  await queueOrderReceived(deps, tx, stored);
  return { orderId: stored.order.id };
};

const requireExpectedTotal = (seen: number, truth: number): void => {
  if (seen !== truth)
    throw new ServiceFailure('PRICE_CHANGED', 'The price is another one by now', { old: seen, new: truth });
};

const productUnavailableFailure = (productId: string) =>
  new ServiceFailure('PRODUCT_UNAVAILABLE', 'The service does not go on like this', { productId });

const orderIdsOf = (bought: readonly { readonly orderId: string }[]): readonly string[] =>
  bought.map(({ orderId }) => orderId);

/** Another term than the current one. */
type ChosenTerm = { readonly serviceId: string; readonly quantity: number; readonly unitType: string };

/** In order of expiry. Throws PRODUCT_UNAVAILABLE, also for a term that is not sold. */
const computeRenewals = async (
  tx: Transaction,
  services: readonly CloudServiceRow[],
  chosen: readonly ChosenTerm[],
  now: number,
): Promise<readonly Renewal[]> => {
  const choices = await listRenewalChoices(tx, services, { now, vatPercent: vatPercentOn(now) });
  const renewals = choices.flatMap(({ own, terms }) => {
    const asked = chosen.find(({ serviceId }) => serviceId === own.bought.service.id);
    if (!asked) return [own];
    return terms.filter(({ term }) => term.term === asked.quantity && term.unit.id === asked.unitType);
  });
  const missing = services.find(({ id }) => !renewals.some(({ bought }) => bought.service.id === id));
  if (missing) throw productUnavailableFailure(missing.productId);
  return renewals.toSorted((a, b) => a.bought.service.endDate - b.bought.service.endDate);
};

/** Unpaid instalments, and services to renew, for their current terms unless another is chosen. */
export type CombinedPayment = {
  readonly dueIds: readonly string[];
  readonly serviceIds: readonly string[];
  readonly terms?: readonly ChosenTerm[] | null | undefined;
  /** Expected total, đồng with VAT. */
  readonly seen: number;
};

/**
 * Creates one OPEN order that pays instalments and renews services, once per idempotency key.
 * Throws NOT_FOUND, SERVICE_BUSY, INSTALMENT_PAID, INSTALMENT_BUSY, INSTALMENT_NOT_NEXT, PRODUCT_UNAVAILABLE,
 * PRICE_CHANGED {old, new}, BAD_USER_INPUT, INTENT_REUSED. [INS-01]
 */
export const orderCombinedPayment = (
  deps: Deps,
  visitor: SessionVisitor,
  asked: CombinedPayment,
  idempotencyKey: string | null,
) =>
  deps.db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['orderTogether', asked]), async () => {
      const [serviceIds, dueIds] = [[...new Set(asked.serviceIds)], [...new Set(asked.dueIds)]];
      const count = serviceIds.length + dueIds.length;
      if (count === 0 || count > MAX_CHANGES_PER_ORDER)
        throw new ServiceFailure('BAD_USER_INPUT', `1 to ${MAX_CHANGES_PER_ORDER} services and months`);
      const now = deps.clock.now();
      const services = await lockChangeableServices(tx, visitor, serviceIds);
      const dues = await lockPayableInstalments(tx, visitor, dueIds);
      const renewals = await computeRenewals(tx, services, asked.terms ?? [], now);
      const amounts = [...dues.map(({ due }) => dong(due.gross)), ...renewals.map((each) => each.amounts.gross)];
      requireExpectedTotal(asked.seen, addDong(...amounts));
      const rowsOf = (orderId: string) => [
        ...dues.flatMap((each) => buildInstalmentRows(each, orderId, now)),
        ...renewals.flatMap((each) => buildRenewalRows(each, orderId, now)),
      ];
      return finaliseOrder(deps, tx, visitor, orderIdsOf([...services, ...dues.map(({ due }) => due)]), rowsOf, now);
    }),
  );

/**
 * Creates the OPEN order of one more term of a service, in the caller's transaction, which holds the service's lock and
 * pays it: nobody is asked for money by mail. Returns what it costs, đồng with VAT. Throws PRODUCT_UNAVAILABLE.
 */
export const placeRenewal = async (
  deps: Pick<MailDeps, 'environment'>,
  tx: Transaction,
  visitor: SessionVisitor,
  service: CloudServiceRow,
  now: number,
): Promise<{ readonly orderId: string; readonly gross: Dong }> => {
  const renewals = await computeRenewals(tx, [service], [], now);
  const rowsOf = (orderId: string) => renewals.flatMap((each) => buildRenewalRows(each, orderId, now));
  const { order } = await writeOrder(deps, tx, visitor, orderIdsOf([service]), rowsOf, now);
  return { orderId: order.id, gross: addDong(...renewals.map(({ amounts }) => amounts.gross)) };
};

/**
 * Creates an OPEN order for the remaining days, once per idempotency key. Throws NOT_FOUND, SERVICE_BUSY,
 * PRODUCT_UNAVAILABLE, PRICE_CHANGED {old, new}, INTENT_REUSED.
 */
export const orderUpgrade = (
  deps: Deps,
  visitor: SessionVisitor,
  asked: { readonly serviceId: string; readonly productId: string; readonly seen: number },
  idempotencyKey: string | null,
) =>
  deps.db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['orderUpgrade', asked]), async () => {
      const now = deps.clock.now();
      const services = await lockChangeableServices(tx, visitor, [asked.serviceId]);
      const offers = services[0] ? await listUpgrades(tx, services[0], { now, vatPercent: vatPercentOn(now) }) : [];
      const chosen = offers.find(({ product }) => product.id === asked.productId);
      if (!chosen) throw productUnavailableFailure(asked.productId);
      requireExpectedTotal(asked.seen, dong(chosen.amounts.gross));
      return finaliseOrder(
        deps,
        tx,
        visitor,
        orderIdsOf(services),
        (orderId) => [buildUpgradeRow(chosen, orderId, now)],
        now,
      );
    }),
  );
