import { currentSession } from '#adapters/memory/accounts/sessions.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { PartyId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { denied } from './refusals.ts';
import type { SessionRecord, World } from './world.ts';

export type Answer<Value> = Result<Value, PortFailure>;

/** Runs an operation for the visitor whose token the bearer holds; `denied` without a session. */
export const asVisitor =
  (world: World, bearer: Bearer) =>
  async <Value>(work: (who: SessionRecord) => Answer<Value>): Promise<Answer<Value>> => {
    const who = currentSession(world, bearer);
    return who ? work(who) : denied;
  };

export type CustomerSession = SessionRecord & { readonly party: PartyId };

/** The same for a logged-in customer; `denied` for a guest. */
export const asCustomer = (world: World, bearer: Bearer) => {
  const asked = asVisitor(world, bearer);
  return <Value>(work: (who: CustomerSession) => Answer<Value>): Promise<Answer<Value>> =>
    asked((who) => (who.party === null ? denied : work({ ...who, party: who.party })));
};
