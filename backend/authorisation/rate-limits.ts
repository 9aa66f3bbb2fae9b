import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { throttles } from '#backend/authorisation/factors/step-schema.ts';
import type { AuthPorts } from '#backend/authorisation/log-in/sessions.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { MAX_REPORTS_PER_MINUTE } from '#contracts/rest/cms-rest.ts';
import { tryLimits } from '#core/account-rules/account-limits.ts';
import { MINUTE_MS } from '#core/shared/durations.ts';

/** Maximum tries per window; `perAddress` limits all sessions at one network address together. */
export type RateLimit = { readonly most: number; readonly perAddress?: number; readonly windowMs: number };

export type Client = {
  readonly session: string;
  /** null when unknown, as on the local machine. */
  readonly network: string | null;
};

/**
 * Limits per login name and per client. What strangers use up for a name never refuses its owner elsewhere: see
 * `count-name-try.ts`. Addresses are limited too, because a script that discards its cookies gets new
 * sessions; ten times as high, because Vietnamese mobile networks share addresses.
 */
export const rateLimits = {
  logInHere: tryLimits.wrong,
  logInEverywhere: tryLimits.wrong,
  logInByClient: { most: 30, perAddress: 300, windowMs: 15 * MINUTE_MS },
  secondFactor: tryLimits.wrong,
  password: tryLimits.wrong,
  /** Downloads of an account's data, each of which reads some twenty tables. */
  dataExport: { most: 10, windowMs: 15 * MINUTE_MS },
  /** Activation codes of an account. */
  code: { most: 5, windowMs: 15 * MINUTE_MS },
  resetHere: tryLimits.reset,
  resetEverywhere: tryLimits.reset,
  resetDigits: tryLimits.resetDigits,
  codeByClient: { most: 30, perAddress: 300, windowMs: 15 * MINUTE_MS },
  /** Messages cost money, so each client has a limit across all recipients. */
  codeSent: { most: 20, perAddress: 200, windowMs: 60 * MINUTE_MS },
  /** Registrations, and questions whether a name is taken. */
  register: { most: 20, perAddress: 200, windowMs: 60 * MINUTE_MS },
  provider: { most: 60, perAddress: 600, windowMs: 15 * MINUTE_MS },
  unproven: { ...tryLimits.unproven, perAddress: 50 },
  /** Tokens of no order, per address: links that were copied in part are among them. */
  orderLink: { most: 300, windowMs: 15 * MINUTE_MS },
  /** Mails with a fresh link to one order. */
  orderLinkSent: { most: 5, windowMs: 24 * 60 * MINUTE_MS },
  /** Orders of guests, per address. Each holds stock and sends mails. */
  guestOrder: { most: 100, windowMs: 60 * MINUTE_MS },
  /** Mails, and short messages, to one address about unpaid orders that guests placed. */
  unpaidMail: { most: 30, windowMs: 24 * 60 * MINUTE_MS },
  /** Mails with one quotation, and mails with any that strangers send to one address. */
  quotationSent: { most: 10, windowMs: 24 * 60 * MINUTE_MS },
  quotationReceived: { most: 5, windowMs: 24 * 60 * MINUTE_MS },
  /** Consultation requests and newsletter subscriptions; each costs a person's attention. */
  opportunity: { most: 20, perAddress: 200, windowMs: 60 * MINUTE_MS },
  newsletter: { most: 10, perAddress: 100, windowMs: 60 * MINUTE_MS },
  /** Each sends a mail some day. */
  stockAlert: { most: 10, perAddress: 100, windowMs: 60 * MINUTE_MS },
  /** Addresses that one token sets; unknown tokens, per address. */
  dnsUpdate: { most: 60, windowMs: 60 * MINUTE_MS },
  dnsUpdateGuess: { most: 300, windowMs: 15 * MINUTE_MS },
  /** Answers by mail to one request; each may bring files that are drawn anew and scanned. */
  supportMail: { most: 30, windowMs: 60 * MINUTE_MS },
  /** Requests and messages of a customer on the page; each costs a person's attention, its files a scan. */
  support: { most: 60, windowMs: 60 * MINUTE_MS },
  /** Small rows that nobody reads, per address; thousands share that of a mobile network. */
  consentProof: { most: 2_000, windowMs: 60 * MINUTE_MS },
  /** Unknown voucher codes. */
  voucherGuess: { most: 30, perAddress: 300, windowMs: 15 * MINUTE_MS },
  /** Each costs the staff a look. */
  review: { most: 20, perAddress: 60, windowMs: 60 * MINUTE_MS },
  /**
   * Per address, because no session exists yet. A token is one small row, which a sweep deletes; thousands of buyers
   * share the address of a mobile network or a campus. Beyond it each token takes a proof of work.
   */
  anonymous: { most: 10_000, windowMs: 60 * MINUTE_MS },
  /** Log-ins of one member from one network or known browser; of all names from one network. */
  staffLogIn: { most: 10, windowMs: 15 * MINUTE_MS },
  staffLogInByNetwork: { most: 50, windowMs: 15 * MINUTE_MS },
  /** All hosts share one limit. */
  redirectHits: { most: MAX_REPORTS_PER_MINUTE, windowMs: MINUTE_MS },
} as const satisfies Record<string, RateLimit>;
type RateLimits = typeof rateLimits;
type RateLimitName = keyof RateLimits;
export type ClientRateLimitName = {
  [Name in RateLimitName]: RateLimits[Name] extends { readonly perAddress: number } ? Name : never;
}[RateLimitName];

/** Hashed, because subjects have any length and the table must not reveal addresses. */
const throttleKey = (name: RateLimitName, subject: string): string =>
  `${name} ${createHash('sha256').update(subject).digest('hex')}`;

/** Returns the number of tries in this window and the seconds until it ends. */
const increment = async ({ db, clock }: AuthPorts, name: RateLimitName, subject: string) => {
  const now = clock.now();
  const endsAt = new Date(now + rateLimits[name].windowMs);
  const over = sql`${throttles.endsAt} <= ${new Date(now).toISOString()}::timestamptz`;
  const [row] = await db
    .insert(throttles)
    .values({ key: throttleKey(name, subject), count: 1, endsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${over} then 1 else ${throttles.count} + 1 end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${throttles.endsAt} end`,
      },
    })
    .returning();
  const left = (row?.endsAt ?? endsAt).getTime() - now;
  return { count: row?.count ?? 1, retryAfter: Math.max(1, Math.ceil(left / 1000)) };
};

/** Never equals the subject of a session or an account. */
const addressSubject = (network: string): string => `network ${network}`;

const countWithLimit = async (
  ports: AuthPorts,
  name: RateLimitName,
  subject: string,
  most: number,
): Promise<number> => {
  const tried = await increment(ports, name, subject);
  if (tried.count > most)
    throw new ServiceFailure('TOO_MANY_TRIES', 'Too many tries', { retryAfter: tried.retryAfter });
  return most - tried.count;
};

/**
 * Counts one try and returns the tries left in this window. One upsert counts simultaneous tries. Never call it inside
 * a transaction that may roll back. Throws TOO_MANY_TRIES {retryAfter: seconds}.
 */
export const countTry = (ports: AuthPorts, name: RateLimitName, subject: string): Promise<number> =>
  countWithLimit(ports, name, subject, rateLimits[name].most);

/** Counts one try and returns whether it is within the limit. */
export const canTry = async (ports: AuthPorts, name: RateLimitName, subject: string): Promise<boolean> =>
  (await increment(ports, name, subject)).count <= rateLimits[name].most;

/**
 * Counts one try of an address. Returns null within the limit, otherwise the seconds until the next window. An unknown
 * address is not limited.
 */
export const findAddressWait = async (
  ports: AuthPorts,
  name: RateLimitName,
  network: Client['network'],
): Promise<number | null> => {
  if (network === null) return null;
  const { count, retryAfter } = await increment(ports, name, addressSubject(network));
  return count > rateLimits[name].most ? retryAfter : null;
};

/** An unknown address is not limited. Throws TOO_MANY_TRIES. */
export const countAddressTry = async (
  ports: AuthPorts,
  name: RateLimitName,
  network: Client['network'],
): Promise<void> => {
  if (network !== null) await countTry(ports, name, addressSubject(network));
};

/**
 * Counts a try by session and by address; a session over its limit does not use up its address's limit. Throws
 * TOO_MANY_TRIES {retryAfter: seconds}.
 */
export const countClientTry = async (
  ports: AuthPorts,
  name: ClientRateLimitName,
  { session, network }: Client,
): Promise<void> => {
  await countTry(ports, name, session);
  if (network !== null) await countWithLimit(ports, name, addressSubject(network), rateLimits[name].perAddress);
};

/** Counts one try of an address and returns whether it is within the limit. An unknown address is not limited. */
export const isAddressWithinLimit = async (
  ports: AuthPorts,
  name: ClientRateLimitName,
  network: Client['network'],
): Promise<boolean> =>
  network === null || (await increment(ports, name, addressSubject(network))).count <= rateLimits[name].perAddress;

/** Counts one try and returns whether it is within the limit. The try counts even after a rollback. */
export const canClientTry = async (
  ports: AuthPorts,
  name: ClientRateLimitName,
  { session, network }: Client,
): Promise<boolean> => {
  if ((await increment(ports, name, session)).count > rateLimits[name].most) return false;
  return isAddressWithinLimit(ports, name, network);
};

/** Takes back a successful try; failed tries remain counted. */
export const refundClientTry = async (
  { db }: AuthPorts,
  name: ClientRateLimitName,
  { session, network }: Client,
): Promise<void> => {
  for (const subject of network === null ? [session] : [session, addressSubject(network)])
    await db
      .update(throttles)
      .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
      .where(eq(throttles.key, throttleKey(name, subject)));
};

export const resetTries = async ({ db }: AuthPorts, name: RateLimitName, subject: string): Promise<void> => {
  await db.delete(throttles).where(eq(throttles.key, throttleKey(name, subject)));
};
