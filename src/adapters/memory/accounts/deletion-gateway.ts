import { type Answer, asCustomer, type CustomerSession } from '#adapters/memory/as-visitor.ts';
import { denied, refuse } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import type { DeletionGateway } from '#core/account/deletion/deletion-gateway.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { User } from '#core/session/visitor.ts';
import { ok } from '#core/shared/result.ts';
import { DELETION_GRACE_MS } from '#core/shared/retention.ts';
import { normaliseUsername } from '#core/shared/text/validation.ts';
import { findUserById, loginMethodsOf } from './accounts.ts';
import { findDeletionBlockers } from './delete-account.ts';
import { refuseIfLoginTooOld } from './sessions.ts';

/** [DeletionGateway] */
export const memoryDeletionGateway = (world: World, bearer: Bearer): DeletionGateway => {
  const { deletions } = world.state.accounts;
  const customer = asCustomer(world, bearer);
  const withUser = <Value>(work: (user: User, who: CustomerSession) => Answer<Value>) =>
    customer((who) => {
      const user = findUserById(world, who.party);
      return user ? work(user, who) : denied;
    });
  return {
    state: () =>
      withUser(({ id }) =>
        ok({
          effectiveAt: deletions.get(id) ?? null,
          blockers: findDeletionBlockers(world, id),
          outbox: `${world.origin}/hop-thu`,
        }),
      ),
    request: (name) =>
      withUser((user, who) => {
        const tooOld = refuseIfLoginTooOld(world, who);
        if (tooOld) return tooOld;
        const names = [user.email, user.phone, ...loginMethodsOf(world, user.id).usernames];
        const typed = normaliseUsername(name);
        if (typed === '' || !names.includes(typed)) return refuse('bad-input', { field: 'name' });
        const blockers = findDeletionBlockers(world, user.id);
        if (blockers.length > 0) return refuse('deletion-blocked', { blockers: blockers.join(',') });
        if (!deletions.has(user.id)) deletions.set(user.id, world.state.now + DELETION_GRACE_MS);
        return ok(undefined);
      }),
    cancel: () =>
      withUser(({ id }) => {
        deletions.delete(id);
        return ok(undefined);
      }),
  };
};
