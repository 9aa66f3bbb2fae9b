/**
 * Text that the shop's host signs for a guest and the order service verifies: HMAC-SHA256 with the shared secret, in
 * lower-case hexadecimal. `time` in ms since 1970 UTC. [FIN-03]
 */
export const guestTokenText = (guest: {
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly time: number;
}): string => JSON.stringify([guest.email, guest.phone, guest.name, guest.time]);

/** Header with the token of an express order. */
export const GUEST_TOKEN_HEADER = 'access-token';

/** Lifetime of a guest token in ms, and maximum clock difference. */
export const GUEST_TOKEN_LIFE_MS = 15 * 60_000;
export const GUEST_TOKEN_SKEW_MS = 60_000;
