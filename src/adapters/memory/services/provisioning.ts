import { deriveId } from '#adapters/memory/derive-id.ts';
import { changeStatus, saveOrder } from '#adapters/memory/orders/orders.ts';
import { type ServiceRecord, seedProductById, type World } from '#adapters/memory/world.ts';
import { sandboxSetUp } from '#contracts/sandbox/sandbox-set-up.ts';
import { lineTitleOf } from '#contracts/seed/categories.ts';
import { servicesOfLine } from '#contracts/seed/kinds-of-lines.ts';
import { contentOf } from '#contracts/seed/product-content.ts';
import { onSystem } from '#contracts/service-actions.ts';
import { firstDocumentState, type SetUp } from '#contracts/service-facts.ts';
import { selectedOptions, visibleSetUp } from '#contracts/service-setup.ts';
import { changesService, childLines, type Order, type OrderLine, topLines } from '#core/orders/order.ts';
import { orderStates } from '#core/orders/order-states.ts';
import { toMonths } from '#core/pricing/term-price.ts';
import type { ServiceDetail } from '#core/services/service.ts';
import { serviceId } from '#core/shared/ids.ts';
import { beginTerm, extendTerm } from '#core/shared/paid-term.ts';
import { serviceStates } from '#core/shared/service-status.ts';
import { currentStatus } from './grace.ts';
import { moveToPlan } from './next-plan.ts';
import { settleActions } from './service-actions.ts';

export const PROVISIONING_MS = 5_000;

/** A service that needs manual work never becomes ready by itself. */
const NEVER = Number.MAX_SAFE_INTEGER;

const provisionUnit = (order: Order, line: OrderLine, id: string, index: number): SetUp => {
  const product = seedProductById.get(line.productId);
  const titles = childLines(order, line.id).map(({ title }) => title);
  return sandboxSetUp({
    id,
    type: line.category,
    kind: null,
    title: line.title,
    count: line.quantity,
    index,
    domain: line.description,
    specifications: product ? contentOf(product).specifications : [],
    options: selectedOptions(line.options, titles),
  });
};

const recordOf = (world: World, order: Order, line: OrderLine, index: number): ServiceRecord => {
  const id = serviceId(deriveId(`service ${line.id} ${index}`));
  const made = provisionUnit(order, line, id, index);
  const isTransfer = line.isTransfer === true;
  const { endDate, anchorDay } = beginTerm(world.state.now, toMonths(line.term, line.unit.id));
  const detail: ServiceDetail = {
    ...made,
    id,
    type: line.category,
    typeName: lineTitleOf(line.category),
    status: 'COMPLETED',
    productId: line.productId,
    orderId: order.id,
    startDate: world.state.now,
    endDate,
    hasPassword: made.username !== null,
    ...(line.category === 'domain' ? { documentState: firstDocumentState(line.description, isTransfer) } : {}),
    ...(isTransfer ? { transfer: 'MOVING' } : {}),
  };
  const password = made.username === null ? null : deriveId(`password ${id}`).slice(0, 16);
  const readyAt = isTransfer ? NEVER : world.state.now + PROVISIONING_MS;
  return { line: line.id, detail, anchorDay, password, readyAt };
};

/** Applies renewals and upgrades and completes the order, because nothing is provisioned later. */
const changeServices = (world: World, order: Order): void => {
  for (const line of topLines(order)) {
    const { changes } = line;
    const record =
      changes === undefined || changes.how === 'instalment' ? undefined : world.state.services.get(changes.service);
    if (!record) continue;
    const renewedFor = changes?.how === 'renew' ? { term: line.term, unit: line.unit.id } : record.renewedFor;
    const changed = { ...record, ...changedBy(record, line), ...(renewedFor ? { renewedFor } : {}) };
    world.state.services.set(record.detail.id, changed);
  }
  const record = world.state.orders.get(order.id);
  const done = record && changeStatus(record.order, 'completed');
  if (record && done?.ok) saveOrder(world, record, done.value);
};

const changedBy = ({ detail, anchorDay }: ServiceRecord, line: OrderLine): Partial<ServiceRecord> => {
  if (line.changes?.how !== 'renew') return { detail: moveToPlan(detail, line.productId) };
  const months = toMonths(line.term, line.unit.id);
  const paid = extendTerm({ endDate: detail.endDate, anchorDay, givenDays: 0 }, months);
  return { detail: { ...detail, endDate: paid.endDate }, anchorDay: paid.anchorDay };
};

/** Provisions services in some seconds, or changes those that the order renews. [SVC-01] */
export const provision = (world: World, order: Order): void => {
  if (changesService(order)) {
    changeServices(world, order);
    return;
  }
  for (const line of topLines(order))
    for (let index = 0; index < servicesOfLine(line.category, line.quantity); index += 1) {
      const record = recordOf(world, order, line, index);
      world.state.services.set(record.detail.id, record);
    }
};

/** Completes orders whose services are all running. */
export const completeProvisioning = (world: World): void => {
  const orders = new Map<string, boolean>();
  for (const { detail, readyAt } of world.state.services.values())
    orders.set(detail.orderId, (orders.get(detail.orderId) ?? true) && world.state.now >= readyAt);
  for (const [id, ready] of orders) {
    const record = ready ? world.state.orders.get(id) : undefined;
    const isInSetUp = record !== undefined && orderStates[record.order.status].isInSetUp;
    const next = isInSetUp ? changeStatus(record.order, 'completed') : null;
    if (record && next?.ok) saveOrder(world, record, next.value);
  }
};

/** Current state of a service; it has no address until it is provisioned. */
export const currentService = (world: World, record: ServiceRecord): ServiceDetail => {
  const { detail, readyAt, control } = settleActions(world, record);
  const isReady = world.state.now >= readyAt;
  const visible = visibleSetUp(onSystem(detail, control?.system ?? null), isReady, detail.documentState);
  const named = { ...visible, name: control?.label ?? detail.name };
  if (!isReady) return { ...named, status: 'PROCESSING', hasPassword: false };
  const status = currentStatus(world, record);
  return { ...named, status, ...(serviceStates[status].isOver ? { hasPassword: false } : {}) };
};
