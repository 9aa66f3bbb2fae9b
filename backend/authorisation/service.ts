import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { anonymousIdentifier, organisationId } from '#contracts/organisation.ts';
import { type Client, countAddressTry } from './rate-limits.ts';
import { type AuthPorts, openSession } from './sessions.ts';

/**
 * A new token for one anonymous visitor, in exchange for the fixed public identifier. A limit per network address
 * applies to clients that discard their cookies. [VIS-02]
 * @throws ServiceFailure NOT_FOUND for another organisation, FORBIDDEN for another identifier, TOO_MANY_TRIES
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
