import type { Answer } from '#adapters/memory/as-visitor.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { codesOf } from '#adapters/memory/orders/order-codes.ts';
import { type Refused, refuse } from '#adapters/memory/refusals.ts';
import type { EndingRecord, ServiceRecord, World } from '#adapters/memory/world.ts';
import { serviceKindOf, servicesOfLine } from '#contracts/seed/kinds-of-lines.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { isLicence } from '#contracts/service-refunds.ts';
import { graceDatesOf } from '#core/ending-rules/grace.ts';
import { awaitsDecision, type RefundOffer, refundRules } from '#core/ending-rules/refund-offer.ts';
import { amountsPaid, offerRefund, type RefundBase, refundBaseOf } from '#core/ending-rules/refunds.ts';
import { childLines, type Order, topLines } from '#core/orders/order.ts';
import { toDiscountableLine } from '#core/orders/order-discounts.ts';
import { isPaidOrder } from '#core/orders/order-states.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { amountsOfUnit } from '#core/pricing/refund.ts';
import type { EndingState, ServiceEnding } from '#core/services/service-ending.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { LineItemId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import { isRunning } from '#core/shared/service-status.ts';
import { findSuspension } from './grace.ts';
import { findPendingChange, findPendingInstalment } from './pending-changes.ts';
import { currentService } from './provisioning.ts';
import { controlOf, endingOf, logged, saveControl } from './service-actions.ts';
import { withService } from './service-gateway.ts';
import { findPurchase } from './service-offers.ts';

const paidFor = (order: Order, top: LineItemId): Amounts =>
  amountsPaid(
    order.lines.map(toDiscountableLine),
    codesOf(order),
    (line) => (line.parentId ?? line.id) === top && !isLicence(line),
  );

const paidForChanges = (world: World, { detail }: ServiceRecord): Amounts =>
  sumAmounts(
    [...world.state.orders.values()].flatMap(({ order }) =>
      isPaidOrder(order)
        ? topLines(order)
            .filter(({ changes }) => changes && 'service' in changes && changes.service === detail.id)
            .map(({ id }) => paidFor(order, id))
        : [],
    ),
  );

const baseOf = (world: World, record: ServiceRecord): RefundBase => {
  const bought = findPurchase(world, record);
  if (!bought) return null;
  const { order, line } = bought;
  const dues = [...world.state.instalments.values()].filter(({ lineId }) => lineId === line.id);
  const own = [line, ...childLines(order, line.id)].filter((each) => !isLicence(each));
  const siblings = [...world.state.services.values()].filter((each) => each.line === line.id);
  const position = siblings.findIndex(({ detail }) => detail.id === record.detail.id);
  const units = servicesOfLine(line.category, line.quantity);
  const instalment = sumAmounts(own.map(({ renewal }) => renewal));
  const instalments = { paid: dues.filter(({ paid }) => paid !== null).length, all: dues.length };
  const paid = sumAmounts([
    amountsOfUnit(paidFor(order, line.id), position, units),
    ...Array.from({ length: instalments.paid }, () => instalment),
    paidForChanges(world, record),
  ]);
  return refundBaseOf({ paid, instalment, instalments, units });
};

const refundOf = (world: World, record: ServiceRecord): RefundOffer => {
  const service = currentService(world, record);
  const { type, documentState = null } = service;
  const known = { ...service, documentState, kind: serviceKindOf(type), deliveredAt: record.readyAt, givenDays: 0 };
  return offerRefund(known, baseOf(world, record), world.state.now, sampleIdentity.promises.refundDays);
};

const stateOf = (world: World, record: ServiceRecord): EndingState => {
  const { type, name, endDate } = record.detail;
  const { endsWithTerm, request } = endingOf(record);
  return {
    endsWithTerm,
    request,
    refund: refundOf(world, record),
    grace: graceDatesOf({ kind: serviceKindOf(type), name }, endDate),
    suspension: findSuspension(world, record),
    isResumedByStaff: false,
  };
};

const refuseBusy = (world: World, record: ServiceRecord): Refused | null => {
  if (!isRunning(currentService(world, record))) return refuse('service-action-impossible');
  const orderId = findPendingChange(world, record.detail.id);
  return orderId === null ? null : refuse('service-in-open-order', { orderId });
};

const write = (
  world: World,
  record: ServiceRecord,
  kind: Parameters<typeof logged>[2],
  change: Partial<EndingRecord>,
): Answer<EndingState> => {
  const ending = { ...endingOf(record), ...change };
  const entry = logged(world, record, kind, '');
  return ok(stateOf(world, saveControl(world, { ...record, ending }, { log: [...controlOf(record).log, entry] })));
};

const setEndsWithTerm = (world: World, record: ServiceRecord, endsWithTerm: boolean): Answer<EndingState> => {
  const { request, endsWithTerm: before } = endingOf(record);
  const busy = refuseBusy(world, record);
  if (busy) return busy;
  if (!endsWithTerm && awaitsDecision(request)) return refuse('service-action-impossible');
  if (before === endsWithTerm) return ok(stateOf(world, record));
  return write(world, record, endsWithTerm ? 'cancel-at-end' : 'keep', { endsWithTerm });
};

const ask = (world: World, record: ServiceRecord, seen: Dong): Answer<EndingState> => {
  const { request } = endingOf(record);
  if (request !== null && !refundRules[request.state].isRefused) return ok(stateOf(world, record));
  const busy = refuseBusy(world, record);
  if (busy) return busy;
  const orderId = findPendingInstalment(world, record.line);
  if (orderId !== null) return refuse('instalment-in-open-order', { orderId });
  const offer = refundOf(world, record);
  if (offer.kind === 'refused') return refuse('refund-impossible', { because: offer.because });
  const { amounts } = offer;
  if (amounts.gross !== seen) return refuse('refund-changed', { old: seen, new: amounts.gross });
  const asked = { state: 'asked', amounts, askedAt: world.state.now, decidedAt: null, reason: '' } as const;
  return write(world, record, 'ask-refund', { endsWithTerm: true, request: asked });
};

/** Fake ends of services over a world, for the customer whose token the bearer holds. [ServiceEnding] */
export const memoryServiceEnding = (world: World, bearer: Bearer): ServiceEnding => {
  const onService = withService(world, bearer);
  return {
    load: (id) => onService(id, (record) => ok(stateOf(world, record))),
    cancel: (id, key) =>
      onService(id, (record, { session }) =>
        runOnce(world, session, key, ['cancelService', id], () => setEndsWithTerm(world, record, true)),
      ),
    keep: (id, key) =>
      onService(id, (record, { session }) =>
        runOnce(world, session, key, ['keepService', id], () => setEndsWithTerm(world, record, false)),
      ),
    askRefund: (id, account, seen, key) =>
      onService(id, (record, { session }) =>
        runOnce(world, session, key, ['askRefund', id, account, seen], () => ask(world, record, seen)),
      ),
  };
};

/** The staff's answer to a request; a confirmation ends the service. */
export const decideRefund = (world: World, record: ServiceRecord, reason: string | null): void => {
  const { request } = endingOf(record);
  if (request === null) return;
  const state = reason === null ? 'confirmed' : 'refused';
  const decided = { ...request, state, decidedAt: world.state.now, reason: reason ?? '' } as const;
  const { detail } = record;
  const ended = reason === null ? { ...detail, status: 'CANCELLED' as const } : detail;
  world.state.services.set(detail.id, {
    ...record,
    detail: ended,
    ending: { ...endingOf(record), request: decided },
  });
  if (reason !== null) return;
  for (const due of world.state.instalments.values())
    if (due.lineId === record.line && due.paid === null) world.state.instalments.delete(due.id);
};

/** The staff suspend a service, or give it back with null. */
export const holdService = (world: World, record: ServiceRecord, hold: string | null): void => {
  world.state.services.set(record.detail.id, { ...record, ending: { ...endingOf(record), hold } });
};
