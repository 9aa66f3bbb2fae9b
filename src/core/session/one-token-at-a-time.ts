import { singleFlight } from '#core/shared/single-flight.ts';
import type { IdentityGateway } from './session.port.ts';

/** A page asks several questions at once: they must not buy a token each, or the visitor's last cookie wins. [VIS-02] */
export const oneTokenAtATime = (identity: IdentityGateway): IdentityGateway => ({
  ...identity,
  anonymousToken: singleFlight(identity.anonymousToken),
});
