import {
  currentSession,
  findAccessibleOrder,
  findSession,
  newAnonymousToken,
} from '#adapters/memory/accounts/sessions.ts';
import { findStoredAnswer, runOnce } from '#adapters/memory/idempotency.ts';
import { denied, notFound, refuse } from '#adapters/memory/refusals.ts';
import type { OrderRecord, SessionRecord, World } from '#adapters/memory/world.ts';
import { orderStatusNames } from '#contracts/order-states.ts';
import type { Order } from '#core/orders/order.ts';
import { isNewCart, type NewLine, type OrderGateway } from '#core/orders/order-gateway.port.ts';
import { isClosedOrder, isUnpaidOrder, orderStatuses } from '#core/orders/order-states.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';
import { claimOrder, mergeCarts } from './adopted-carts.ts';
import { closeUnpaidOrder } from './close-unpaid-order.ts';
import { addLineToDraft, changeLineTerms, removeLineFromOrder, setLineOptions } from './line-changes.ts';
import { openOrder, setCustomer } from './order-customer.ts';
import { createOrder, findOpenCart, refreshPrices, refuseUnlessDraft, saveOrder } from './orders.ts';
import { placeExpress, placeOwn } from './whole-order.ts';
import { withAccessibleOrder, withReadableOrder } from './with-accessible-order.ts';

type Answer<Value> = Result<Value, PortFailure>;

const closedOrder = (world: World, record: OrderRecord): Answer<void> => {
  if (!isClosedOrder(record.order) && !isUnpaidOrder(record.order)) return refuse('order-closed');
  const closed = closeUnpaidOrder(world, record, '');
  return closed.ok ? ok(undefined) : closed;
};

const setOrderNote = (world: World, record: OrderRecord, note: string): Answer<void> => {
  if (note.length > fieldLimits.note) return refuse('bad-input');
  const closed = refuseUnlessDraft(record.order);
  if (closed) return closed;
  if (note !== record.order.note)
    saveOrder(world, record, { ...record.order, note, version: record.order.version + 1 });
  return ok(undefined);
};

const findPlacedOrder = (world: World, who: SessionRecord, idempotencyKey: IdempotencyKey): Answer<Order> => {
  const known =
    findStoredAnswer(world, who.session, idempotencyKey, 'express') ??
    findStoredAnswer(world, who.session, idempotencyKey, 'own');
  // Safe because «express» answers come from placeExpress and «own» answers from placeOwn.
  const answer = known as Answer<Order> | undefined;
  const record = answer?.ok ? findAccessibleOrder(world, who, answer.value.id) : undefined;
  return record ? ok(record.order) : notFound;
};

export const memoryOrderGateway = (world: World, bearer: Bearer): OrderGateway => {
  const asked = async <Value>(work: (who: SessionRecord) => Answer<Value>): Promise<Answer<Value>> => {
    const who = currentSession(world, bearer);
    return who ? work(who) : denied;
  };
  const onOrder = withAccessibleOrder(world, bearer);
  const createDraft = (idempotencyKey: IdempotencyKey, who: SessionRecord): Answer<Order> =>
    runOnce(world, who.session, idempotencyKey, ['create'], () => {
      const open = who.party === null ? undefined : findOpenCart(world, who.party);
      return ok((open ?? createOrder(world, who, 'cart')).order);
    });
  const addToOrder = (id: OrderId, line: NewLine, idempotencyKey: IdempotencyKey, who: SessionRecord) => {
    const record = findAccessibleOrder(world, who, id);
    if (record === undefined) return notFound;
    const added = runOnce(world, who.session, idempotencyKey, ['add', id, { ...line, authCode: undefined }], () =>
      addLineToDraft(world, record, line, idempotencyKey),
    );
    return added.ok ? ok({ ...added.value, order: world.state.orders.get(id)?.order ?? record.order }) : added;
  };
  return {
    createDraftCart: (idempotencyKey) => asked((who) => createDraft(idempotencyKey, who)),
    load: (id) => withReadableOrder(world, bearer)(id, (record) => ok(refreshPrices(world, record))),
    findByOwner: (owner) =>
      asked((who) => {
        const open = who.party === owner ? findOpenCart(world, owner) : undefined;
        return open ? ok(open.order.id) : notFound;
      }),
    addLine: async (cart, line, idempotencyKey) => {
      const newGuest = isNewCart(cart) && bearer.get() === null ? newAnonymousToken(world) : null;
      const who = newGuest === null ? currentSession(world, bearer) : findSession(world, newGuest);
      if (who === undefined) return denied;
      const draft = isNewCart(cart) ? createDraft(cart.cartKey, who) : ok({ id: cart });
      if (!draft.ok) return draft;
      const added = addToOrder(draft.value.id, line, idempotencyKey, who);
      return added.ok ? ok({ ...added.value, newGuest }) : added;
    },
    setOptions: (id, line, options) => onOrder(id, (record) => setLineOptions(world, record, line, options)),
    changeLine: (id, line, change, idempotencyKey) =>
      onOrder(id, (record, who) =>
        runOnce(world, who.session, idempotencyKey, ['change', id, line, change], () =>
          changeLineTerms(world, record, line, change),
        ),
      ),
    removeLine: (id, line) => onOrder(id, (record) => removeLineFromOrder(world, record, line)),
    removeOrder: (id) => onOrder(id, (record) => closedOrder(world, record)),
    setNote: (id, note) => onOrder(id, (record) => setOrderNote(world, record, note)),
    setCustomer: (id, owner, checkout) =>
      onOrder(id, (record, who) => setCustomer(world, record, who, owner, checkout)),
    open: (id) => onOrder(id, (record) => openOrder(world, record)),
    placeExpress: (lines, checkout, signature, idempotencyKey, vouched) =>
      asked((who) =>
        runOnce(world, who.session, idempotencyKey, ['express', lines, checkout, vouched], () =>
          placeExpress(world, who, { lines, checkout, vouched }, signature),
        ),
      ),
    placeOwn: (lines, checkout, idempotencyKey, vouched) =>
      asked((who) =>
        runOnce(world, who.session, idempotencyKey, ['own', lines, checkout, vouched], () =>
          placeOwn(world, who, { lines, checkout, vouched }),
        ),
      ),
    claim: (id, owner) => onOrder(id, (record, who) => claimOrder(world, record, who, owner)),
    merge: (from, into) =>
      onOrder(from, (guest, who) => {
        const saved = findAccessibleOrder(world, who, into);
        return saved ? mergeCarts(world, guest, saved, who) : notFound;
      }),
    findPlaced: (idempotencyKey) => asked((who) => findPlacedOrder(world, who, idempotencyKey)),
    statuses: async () => ok(orderStatuses.map((status) => ({ status, name: orderStatusNames[status] }))),
  };
};
