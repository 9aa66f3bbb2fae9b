import { type Client, findAddressWait } from '#backend/authorisation/rate-limits.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { anonymousIdentifier } from '#contracts/organisation.ts';
import { type AuthPorts, openSession } from './sessions.ts';

/** Throws FORBIDDEN for another public identifier. */
export const requireAnonymousIdentifier = (identifier: unknown): void => {
  if (identifier !== anonymousIdentifier) throw new ServiceFailure('FORBIDDEN', 'Unknown public identifier');
};

/**
 * Counts what it protects: new tokens. Beyond the limit of an address each of them takes a proof of work, so that one
 * visitor's script never refuses the others. Throws TOO_MANY_VISITORS {retryAfter: seconds, until: ms}.
 */
export const countNewGuest = async (
  ports: AuthPorts,
  network: Client['network'],
  isProven: () => Promise<boolean> = async () => false,
): Promise<void> => {
  const retryAfter = await findAddressWait(ports, 'anonymous', network);
  if (retryAfter === null || (await isProven())) return;
  const until = ports.clock.now() + retryAfter * 1_000;
  throw new ServiceFailure('TOO_MANY_VISITORS', 'Too many new guests at this address', { retryAfter, until });
};

export const openGuestSession = (ports: AuthPorts) =>
  openSession(ports, { userLoginId: null, guestSessionId: null, kind: 'session' });
