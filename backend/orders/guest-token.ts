import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { isSigned, signText } from '#backend/platform/signature.ts';
import { GUEST_TOKEN_LIFE_MS, GUEST_TOKEN_SKEW_MS, guestTokenText } from '#contracts/secrets/guest-token.ts';
import type { SecretList } from '#contracts/secrets/secret-list.ts';

type Guest = { readonly email: string; readonly phone: string; readonly name: string; readonly time: number };

/** HMAC-SHA256, lower-case hexadecimal. */
export const createGuestToken = (guest: Guest, secrets: SecretList): string => signText(secrets, guestTokenText(guest));

/** Constant time. Throws UNAUTHENTICATED for a missing, forged, expired, future or another guest's token. [FIN-03] */
export const requireGuestToken = (token: string | null, guest: Guest, secrets: SecretList, now: number): void => {
  const refused = new ServiceFailure('UNAUTHENTICATED', 'The guest token does not hold');
  if (token === null || !isSigned(secrets, guestTokenText(guest), token)) throw refused;
  if (guest.time > now + GUEST_TOKEN_SKEW_MS || guest.time < now - GUEST_TOKEN_LIFE_MS) throw refused;
};
