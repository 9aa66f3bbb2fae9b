import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { MAX_REPORTS_PER_MINUTE } from '#contracts/cms-rest.ts';
import type { AuthPorts } from './sessions.ts';
import { throttles } from './step-schema.ts';

/** Maximum tries per window in milliseconds; `perAddress` limits all sessions at one network address together. */
export type Allowance = { readonly most: number; readonly perAddress?: number; readonly windowMs: number };

/** The subject of a rate limit: a session and its network address. */
export type Client = {
  readonly session: string;
  /** null when unknown, as for a host or a test on the local machine. */
  readonly network: string | null;
};

const MINUTE = 60_000;
/**
 * Limits per account and per client. A script that discards its cookies gets new sessions but no new address. An
 * address may do ten times as much as a session, because Vietnamese mobile networks share addresses. [rate limits per
 * account and per client]
 */
export const allowances = {
  logInByName: { most: 10, windowMs: 15 * MINUTE },
  logInByClient: { most: 30, perAddress: 300, windowMs: 15 * MINUTE },
  secondFactor: { most: 10, windowMs: 15 * MINUTE },
  password: { most: 10, windowMs: 15 * MINUTE },
  code: { most: 5, windowMs: 15 * MINUTE },
  codeByClient: { most: 30, perAddress: 300, windowMs: 15 * MINUTE },
  /** Messages cost money, so each client has a limit across all recipients. */
  codeSent: { most: 20, perAddress: 200, windowMs: 60 * MINUTE },
  register: { most: 20, perAddress: 200, windowMs: 60 * MINUTE },
  nameLookUp: { most: 100, perAddress: 1_000, windowMs: 15 * MINUTE },
  provider: { most: 60, perAddress: 600, windowMs: 15 * MINUTE },
  unproven: { most: 5, perAddress: 50, windowMs: 60 * MINUTE },
  /** Consultation requests and newsletter subscriptions; each one costs a person's attention. */
  opportunity: { most: 20, perAddress: 200, windowMs: 60 * MINUTE },
  newsletter: { most: 10, perAddress: 100, windowMs: 60 * MINUTE },
  /** New sessions per address; no session exists yet that could be limited. */
  anonymous: { most: 300, windowMs: 60 * MINUTE },
  /** Wrong passwords of content editors, per address. */
  editor: { most: 20, windowMs: 15 * MINUTE },
  /** Reports of applied redirect rules, for all hosts together. */
  redirectHits: { most: MAX_REPORTS_PER_MINUTE, windowMs: MINUTE },
} as const satisfies Record<string, Allowance>;
type Allowances = typeof allowances;
type AllowanceName = keyof Allowances;
type ClientAllowanceName = {
  [Name in AllowanceName]: Allowances[Name] extends { readonly perAddress: number } ? Name : never;
}[AllowanceName];

/** A hashed key: callers may send subjects of any length, and the table must not reveal addresses. */
const keyOf = (name: AllowanceName, subject: string): string =>
  `${name} ${createHash('sha256').update(subject).digest('hex')}`;

/** Counts one try. Returns the number of tries in this window and the seconds until it ends. */
const count = async ({ db, clock }: AuthPorts, name: AllowanceName, subject: string) => {
  const now = clock.now();
  const endsAt = new Date(now + allowances[name].windowMs);
  const over = sql`${throttles.endsAt} <= ${new Date(now).toISOString()}::timestamptz`;
  const [row] = await db
    .insert(throttles)
    .values({ key: keyOf(name, subject), count: 1, endsAt })
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

/** Counter subject of an address; never equal to a session's or an account's. */
const addressSubject = (network: string): string => `network ${network}`;

const countUpTo = async (ports: AuthPorts, name: AllowanceName, subject: string, most: number): Promise<number> => {
  const tried = await count(ports, name, subject);
  if (tried.count > most)
    throw new ServiceFailure('TOO_MANY_TRIES', 'Too many tries', { retryAfter: tried.retryAfter });
  return most - tried.count;
};

/**
 * Counts one try. Concurrency: one upsert increments and returns the count, so simultaneous tries all count. Never call
 * it inside a transaction that may be rolled back.
 * @returns the tries left in this window
 * @throws ServiceFailure TOO_MANY_TRIES {retryAfter: seconds}
 */
export const countTry = (ports: AuthPorts, name: AllowanceName, subject: string): Promise<number> =>
  countUpTo(ports, name, subject, allowances[name].most);

/**
 * Counts one try of an address; an unknown address is not limited.
 * @throws ServiceFailure TOO_MANY_TRIES
 */
export const countAddressTry = async (
  ports: AuthPorts,
  name: AllowanceName,
  network: Client['network'],
): Promise<void> => {
  if (network !== null) await countTry(ports, name, addressSubject(network));
};

/**
 * Counts one try of a client, by session and by address. A session over its limit does not use up the limit of its
 * address.
 * @throws ServiceFailure TOO_MANY_TRIES {retryAfter: seconds}
 */
export const countClientTry = async (
  ports: AuthPorts,
  name: ClientAllowanceName,
  { session, network }: Client,
): Promise<void> => {
  await countTry(ports, name, session);
  if (network !== null) await countUpTo(ports, name, addressSubject(network), allowances[name].perAddress);
};

/**
 * Counts one try of a client and returns whether it is within the limit. The try counts even when the operation is
 * rolled back.
 */
export const mayClientTry = async (
  ports: AuthPorts,
  name: ClientAllowanceName,
  { session, network }: Client,
): Promise<boolean> => {
  if ((await count(ports, name, session)).count > allowances[name].most) return false;
  return network === null || (await count(ports, name, addressSubject(network))).count <= allowances[name].perAddress;
};

/** Takes a successful try off the client's count; failed tries remain. */
export const giveClientTryBack = async (
  { db }: AuthPorts,
  name: ClientAllowanceName,
  { session, network }: Client,
): Promise<void> => {
  for (const subject of network === null ? [session] : [session, addressSubject(network)])
    await db
      .update(throttles)
      .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
      .where(eq(throttles.key, keyOf(name, subject)));
};

/** Resets the count of an account after a successful try. */
export const forgetTries = async ({ db }: AuthPorts, name: AllowanceName, subject: string): Promise<void> => {
  await db.delete(throttles).where(eq(throttles.key, keyOf(name, subject)));
};
