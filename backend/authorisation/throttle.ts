import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { MAX_REPORTS_PER_MINUTE } from '#contracts/cms-rest.ts';
import type { AuthPorts } from './sessions.ts';
import { throttles } from './step-schema.ts';

/** So many tries within so many milliseconds; `perAddress` of all sessions at one network address together. */
export type Allowance = { readonly most: number; readonly perAddress?: number; readonly windowMs: number };

/** Whose tries are counted together: those of a session, and those of the network address that it has. */
export type Client = {
  readonly session: string;
  /** null where it is not known: a host or a test on this machine. */
  readonly network: string | null;
};

const MINUTE = 60_000;
/**
 * What one account, and one client, may try. A script that throws its cookies away has a new session each time, but not a
 * new address; addresses may do ten times as much, because mobile networks of Vietnam share theirs.
 * [rate limits per account and per client]
 */
export const allowances = {
  logInByName: { most: 10, windowMs: 15 * MINUTE },
  logInByClient: { most: 30, perAddress: 300, windowMs: 15 * MINUTE },
  secondFactor: { most: 10, windowMs: 15 * MINUTE },
  password: { most: 10, windowMs: 15 * MINUTE },
  code: { most: 5, windowMs: 15 * MINUTE },
  codeByClient: { most: 30, perAddress: 300, windowMs: 15 * MINUTE },
  /** Messages cost money: so many leave for one client, whoever they go to. */
  codeSent: { most: 20, perAddress: 200, windowMs: 60 * MINUTE },
  register: { most: 20, perAddress: 200, windowMs: 60 * MINUTE },
  nameLookUp: { most: 100, perAddress: 1_000, windowMs: 15 * MINUTE },
  provider: { most: 60, perAddress: 600, windowMs: 15 * MINUTE },
  unproven: { most: 5, perAddress: 50, windowMs: 60 * MINUTE },
  /** Requests for advice and for news, each of which a person reads or gets. */
  opportunity: { most: 20, perAddress: 200, windowMs: 60 * MINUTE },
  newsletter: { most: 10, perAddress: 100, windowMs: 60 * MINUTE },
  /** Sessions of one address; there is none yet that could be counted by. */
  anonymous: { most: 300, windowMs: 60 * MINUTE },
  /** Wrong passwords of the content system's editors, by address. */
  editor: { most: 20, windowMs: 15 * MINUTE },
  /** Reports of applied redirect rules, of all hosts together. */
  redirectHits: { most: MAX_REPORTS_PER_MINUTE, windowMs: MINUTE },
} as const satisfies Record<string, Allowance>;
type Allowances = typeof allowances;
type AllowanceName = keyof Allowances;
type ClientAllowanceName = {
  [Name in AllowanceName]: Allowances[Name] extends { readonly perAddress: number } ? Name : never;
}[AllowanceName];

/** What is counted may be as long as the caller likes; its key is not, and tells nobody's address. */
const keyOf = (name: AllowanceName, subject: string): string =>
  `${name} ${createHash('sha256').update(subject).digest('hex')}`;

/** Counts one try. Answers how many there were in this window, and the seconds until it ends. */
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

/** What an address is counted by; never the name of a session or an account. */
const addressSubject = (network: string): string => `network ${network}`;

const countUpTo = async (ports: AuthPorts, name: AllowanceName, subject: string, most: number): Promise<number> => {
  const tried = await count(ports, name, subject);
  if (tried.count > most)
    throw new ServiceFailure('TOO_MANY_TRIES', 'Too many tries', { retryAfter: tried.retryAfter });
  return most - tried.count;
};

/**
 * Counts one try. Guard: one upsert counts and tells, so simultaneous tries all count. Never called inside a transaction
 * that may be undone.
 * @returns how many tries are left in this window
 * @throws ServiceFailure TOO_MANY_TRIES {retryAfter: seconds}
 */
export const countTry = (ports: AuthPorts, name: AllowanceName, subject: string): Promise<number> =>
  countUpTo(ports, name, subject, allowances[name].most);

/** Counts one try of an address by itself; one that is not known is not slowed down. @throws ServiceFailure TOO_MANY_TRIES */
export const countAddressTry = async (
  ports: AuthPorts,
  name: AllowanceName,
  network: Client['network'],
): Promise<void> => {
  if (network !== null) await countTry(ports, name, addressSubject(network));
};

/**
 * Counts one try of a client, by its session and by its address. A session that may not any more takes nothing from the
 * others at its address.
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

/** The same, and says whether it is still allowed. A try counts although what it led to is undone. */
export const mayClientTry = async (
  ports: AuthPorts,
  name: ClientAllowanceName,
  { session, network }: Client,
): Promise<boolean> => {
  if ((await count(ports, name, session)).count > allowances[name].most) return false;
  return network === null || (await count(ports, name, addressSubject(network))).count <= allowances[name].perAddress;
};

/** A try that was right does not count against a client; those that were wrong still do. */
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

/** A try that was right: the count of its account begins anew. */
export const forgetTries = async ({ db }: AuthPorts, name: AllowanceName, subject: string): Promise<void> => {
  await db.delete(throttles).where(eq(throttles.key, keyOf(name, subject)));
};
