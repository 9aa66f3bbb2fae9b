import type { Bearer } from '#core/session/session.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { OrderId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { denied, notFound } from './refusals.ts';
import { currentSession, findAccessibleOrder } from './sessions.ts';
import type { OrderRecord, SessionRecord, World } from './world.ts';

type Answer<Value> = Result<Value, PortFailure>;

/** Another visitor's order is `not-found`. */
export const withAccessibleOrder =
  (world: World, bearer: Bearer) =>
  async <Value>(
    id: OrderId,
    work: (record: OrderRecord, who: SessionRecord) => Answer<Value>,
  ): Promise<Answer<Value>> => {
    const who = currentSession(world, bearer);
    if (!who) return denied;
    const record = findAccessibleOrder(world, who, id);
    return record ? work(record, who) : notFound;
  };
