import { denied } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import type { IdentityGateway } from '#core/session/session.port.ts';
import { ok } from '#core/shared/result.ts';
import { endStepToken, findStepUser } from './accounts.ts';
import { newAnonymousToken, revoke, useSession } from './sessions.ts';

/** Tokens of login steps identify the user and grant nothing else. */
export const memoryIdentityGateway = (world: World): IdentityGateway => ({
  createAnonymousToken: async () => ok(newAnonymousToken(world)),
  userOf: async (token) => {
    const party = useSession(world, token)?.party ?? null;
    const user = party === null ? findStepUser(world, token, 'handover', 'pending') : world.state.users.get(party);
    return user ? ok(user) : denied;
  },
  endSession: async (token) => {
    revoke(world, token);
    endStepToken(world, token);
    return ok(undefined);
  },
});
