/** Signed by the host, verified by the order service: lower-case hex HMAC-SHA256. `time`: ms since 1970. [FIN-03] */
export const guestTokenText = (guest: {
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly time: number;
}): string => JSON.stringify([guest.email, guest.phone, guest.name, guest.time]);

/** Carries the token of an express order. */
export const GUEST_TOKEN_HEADER = 'access-token';

/** Lifetime of a guest token in ms, and maximum clock difference. */
export const GUEST_TOKEN_LIFE_MS = 15 * 60_000;
export const GUEST_TOKEN_SKEW_MS = 60_000;
