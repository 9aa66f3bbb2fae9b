import { singleFlight } from '#core/shared/single-flight.ts';
import type { IdentityGateway } from './session.port.ts';

/** Concurrent queries must share one token request; otherwise the last cookie wins. [VIS-02] */
export const oneTokenAtATime = (identity: IdentityGateway): IdentityGateway => {
  const create = singleFlight(() => identity.createAnonymousToken(''));
  return {
    ...identity,
    createAnonymousToken: (proof) => (proof === '' ? create() : identity.createAnonymousToken(proof)),
  };
};
