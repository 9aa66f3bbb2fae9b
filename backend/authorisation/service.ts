import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { anonymousIdentifier, organisationId } from '#contracts/organisation.ts';
import { type Client, countAddressTry } from './rate-limits.ts';
import { type AuthPorts, openSession } from './sessions.ts';

/**
 * Exchanges the fixed public identifier for a new token; a limit per network address applies. Throws NOT_FOUND for
 * another organisation, FORBIDDEN for another identifier, TOO_MANY_TRIES. [VIS-02]
 */
export const issueAnonymousToken = async (
  ports: AuthPorts,
  organisation: string,
  identifier: unknown,
  network: Client['network'],
) => {
  if (organisation !== organisationId) throw notFound('organisation');
  if (identifier !== anonymousIdentifier) throw new ServiceFailure('FORBIDDEN', 'Unknown public identifier');
  await countAddressTry(ports, 'anonymous', network);
  return openSession(ports, { userLoginId: null, guestSessionId: null, kind: 'session' });
};
