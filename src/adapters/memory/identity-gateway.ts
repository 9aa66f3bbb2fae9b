import type { IdentityGateway } from '#core/session/session.port.ts';
import { ok } from '#core/shared/result.ts';
import { denied } from './refusals.ts';
import { newAnonymousToken, sessionOf } from './sessions.ts';
import type { World } from './world.ts';

/** The authorisation service over a world. [IdentityGateway] */
export const memoryIdentityGateway = (world: World): IdentityGateway => ({
  anonymousToken: async () => ok(newAnonymousToken(world)),
  userOf: async (token) => {
    const party = sessionOf(world, token)?.party ?? null;
    const user = party === null ? undefined : world.state.users.get(party);
    return user ? ok(user) : denied;
  },
});
