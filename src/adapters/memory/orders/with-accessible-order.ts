import { findAccessibleOrder, findReadableOrder } from '#adapters/memory/accounts/sessions.ts';
import { type Answer, asVisitor } from '#adapters/memory/as-visitor.ts';
import { notFound } from '#adapters/memory/refusals.ts';
import type { OrderRecord, SessionRecord, World } from '#adapters/memory/world.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { OrderId } from '#core/shared/ids.ts';

/** Runs an operation on an order that the bearer's visitor may use; another visitor's order is `not-found`. */
export const withAccessibleOrder = (world: World, bearer: Bearer) => {
  const visitor = asVisitor(world, bearer);
  return <Value>(id: OrderId, work: (record: OrderRecord, who: SessionRecord) => Answer<Value>) =>
    visitor((who) => {
      const record = findAccessibleOrder(world, who, id);
      return record ? work(record, who) : notFound;
    });
};

/** The same for what the holder of a link may do too. */
export const withReadableOrder = (world: World, bearer: Bearer) => {
  const visitor = asVisitor(world, bearer);
  return <Value>(id: OrderId, work: (record: OrderRecord, who: SessionRecord) => Answer<Value>) =>
    visitor((who) => {
      const record = findReadableOrder(world, who, id, bearer.orderAccess?.() ?? null);
      return record ? work(record, who) : notFound;
    });
};
