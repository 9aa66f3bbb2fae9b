import { createHmac, timingSafeEqual } from 'node:crypto';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { GUEST_TOKEN_LIFE_MS, GUEST_TOKEN_SKEW_MS, guestTokenText } from '#contracts/guest-token.ts';

type Guest = { readonly email: string; readonly phone: string; readonly name: string; readonly time: number };

/** HMAC-SHA256, lower-case hexadecimal. */
export const createGuestToken = (guest: Guest, secret: string): string =>
  createHmac('sha256', secret).update(guestTokenText(guest)).digest('hex');

/** Constant time. Throws UNAUTHENTICATED for a missing, forged, expired, future or another guest's token. [FIN-03] */
export const requireGuestToken = (token: string | null, guest: Guest, secret: string, now: number): void => {
  const refused = new ServiceFailure('UNAUTHENTICATED', 'The guest token does not hold');
  if (token === null || secret === '') throw refused;
  const given = Buffer.from(token, 'utf8');
  const wanted = Buffer.from(createGuestToken(guest, secret), 'utf8');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw refused;
  if (guest.time > now + GUEST_TOKEN_SKEW_MS || guest.time < now - GUEST_TOKEN_LIFE_MS) throw refused;
};
