import { type Order, topLines } from '#core/orders/order.ts';
import type { OrderGateway } from '#core/orders/order-gateway.port.ts';
import type { NamedStatus } from '#core/orders/order-history.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { IdempotencyKey } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { claimedOrder, mergedCarts } from './adopted-carts.ts';
import { closeUnpaid } from './close-order.ts';
import { answerTo, once } from './idempotency.ts';
import { addedLine, changedLine, optionsSet, removedLine } from './line-changes.ts';
import { customerSet, openedOrder } from './order-customer.ts';
import { frozen, keep, newOrder, openCartOf, refreshed } from './orders.ts';
import { onOwnOrder } from './own-order.ts';
import { denied, notFound, refuse } from './refusals.ts';
import { asking, orderFor } from './sessions.ts';
import { placedExpress, placedOwn } from './whole-order.ts';
import type { OrderRecord, SessionRecord, World } from './world.ts';

const statusNames: readonly NamedStatus[] = [
  { status: 'draft', name: 'Đơn nháp' },
  { status: 'open', name: 'Chờ thanh toán' },
  { status: 'confirmed', name: 'Đang khởi tạo' },
  { status: 'completed', name: 'Hoàn thành' },
  { status: 'closed', name: 'Đã hủy' },
];

/** Maximum length of a note in characters. */
const LONGEST_NOTE = 1_000;

type Answer<Value> = Result<Value, PortFailure>;

const closedOrder = (world: World, record: OrderRecord): Answer<void> => {
  if (record.order.status !== 'closed' && record.order.financial !== 'UNPAID') return refuse('order-closed');
  const closed = closeUnpaid(world, record);
  return closed.ok ? ok(undefined) : closed;
};

const noteSet = (world: World, record: OrderRecord, note: string): Answer<void> => {
  if (note.length > LONGEST_NOTE) return refuse('bad-input');
  const closed = frozen(record.order);
  if (closed) return closed;
  if (note !== record.order.note) keep(world, record, { ...record.order, note, version: record.order.version + 1 });
  return ok(undefined);
};

const placedBy = (world: World, who: SessionRecord, idempotencyKey: IdempotencyKey): Answer<Order> => {
  const known =
    answerTo(world, who.session, idempotencyKey, 'express') ?? answerTo(world, who.session, idempotencyKey, 'own');
  // Answers of «express» come from placedExpress, those of «own» from placedOwn.
  const answer = known as Answer<Order> | undefined;
  const record = answer?.ok ? orderFor(world, who, answer.value.id) : undefined;
  return record ? ok(record.order) : notFound;
};

/** Fake order service over a world, for the visitor whose token the bearer holds. [OrderGateway] */
export const memoryOrderGateway = (world: World, bearer: Bearer): OrderGateway => {
  const asked = async <Value>(work: (who: SessionRecord) => Answer<Value>): Promise<Answer<Value>> => {
    const who = asking(world, bearer);
    return who ? work(who) : denied;
  };
  const onOrder = onOwnOrder(world, bearer);
  return {
    createTemporary: (idempotencyKey) =>
      asked((who) =>
        once(world, who.session, idempotencyKey, ['create'], () => {
          const open = who.party === null ? undefined : openCartOf(world, who.party);
          return ok((open ?? newOrder(world, who, 'cart')).order);
        }),
      ),
    load: (id) => onOrder(id, (record) => ok(refreshed(world, record))),
    findByOwner: (owner) =>
      asked((who) => {
        const open = who.party === owner ? openCartOf(world, owner) : undefined;
        return open ? ok(open.order.id) : notFound;
      }),
    addLine: (id, line, idempotencyKey) =>
      onOrder(id, (record, who) =>
        once(world, who.session, idempotencyKey, ['add', id, { ...line, transferCode: undefined }], () =>
          addedLine(world, record, line, idempotencyKey),
        ),
      ),
    setOptions: (id, line, options) => onOrder(id, (record) => optionsSet(world, record, line, options)),
    changeLine: (id, line, change, idempotencyKey) =>
      onOrder(id, (record, who) =>
        once(world, who.session, idempotencyKey, ['change', id, line, change], () =>
          changedLine(world, record, line, change),
        ),
      ),
    removeLine: (id, line) => onOrder(id, (record) => removedLine(world, record, line)),
    removeOrder: (id) => onOrder(id, (record) => closedOrder(world, record)),
    countLines: (id) => onOrder(id, ({ order }) => ok(topLines(order).length)),
    setNote: (id, note) => onOrder(id, (record) => noteSet(world, record, note)),
    setCustomer: (id, owner, checkout) =>
      onOrder(id, (record, who) => customerSet(world, record, who, owner, checkout)),
    open: (id) => onOrder(id, (record) => openedOrder(world, record)),
    placeExpress: (lines, checkout, signature, idempotencyKey, vouched) =>
      asked((who) =>
        once(world, who.session, idempotencyKey, ['express', lines, checkout, vouched], () =>
          placedExpress(world, who, { lines, checkout, vouched }, signature),
        ),
      ),
    placeOwn: (lines, checkout, idempotencyKey, vouched) =>
      asked((who) =>
        once(world, who.session, idempotencyKey, ['own', lines, checkout, vouched], () =>
          placedOwn(world, who, { lines, checkout, vouched }),
        ),
      ),
    claim: (id, owner) => onOrder(id, (record, who) => claimedOrder(world, record, who, owner)),
    merge: (from, into) =>
      onOrder(from, (guest, who) => {
        const saved = orderFor(world, who, into);
        return saved ? mergedCarts(world, guest, saved, who) : notFound;
      }),
    findPlaced: (idempotencyKey) => asked((who) => placedBy(world, who, idempotencyKey)),
    statuses: async () => ok(statusNames),
  };
};
