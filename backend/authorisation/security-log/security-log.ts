import { asc, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { keyedDigest, keyedDigests } from '#backend/authorisation/keyed.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { networkOf } from '#contracts/client-address.ts';
import type { WireFailureCode } from '#contracts/failure-codes.ts';
import { MINUTE_MS } from '#core/shared/durations.ts';
import { retentionStart } from '#core/shared/retention.ts';
import { normaliseUsername } from '#core/shared/text/validation.ts';
import type { SecurityEventKind, SecurityResult } from './security-events.ts';
import { securityLog } from './security-log-schema.ts';

/** `db` may be a transaction. */
export type SecurityLogPorts = Pick<AccountDeps, 'clock' | 'secrets'> & { readonly db: Pick<Database, 'insert'> };

export type SecurityEvent = {
  readonly event: SecurityEventKind;
  /** `done` unless given. */
  readonly result?: SecurityResult;
  /** Code of a refusal. */
  readonly failure?: WireFailureCode;
  readonly partyId?: string | null;
  /** As typed; stored as a keyed digest. */
  readonly name?: string | null;
  /** Empty when unknown, or of nobody's browser; its network is stored as a keyed digest. */
  readonly address: string;
  /** The session's id; stored as a keyed digest. */
  readonly sessionId?: string | null;
  /** What a member of the staff gave as reason, and the customer may read. */
  readonly reason?: string;
};

const DIGEST_LENGTH = 32;
type Part = 'name' | 'network' | 'session';

/** Equal values have equal digests, so that entries can be found by a name; empty without a value. */
export const securityDigest = ({ secrets }: Pick<AccountDeps, 'secrets'>, part: Part, value: string): string =>
  value === '' ? '' : keyedDigest(secrets, 'security-log', part, value).slice(0, DIGEST_LENGTH);

/** These are limited by the log-in itself; each stands for itself and tells which name was tried. */
const guesses: readonly (WireFailureCode | '')[] = ['WRONG_CREDENTIALS', 'CODE_WRONG'];

/**
 * Writes one entry of the security log. Call it within the transaction of the change that it records. Equal refusals of
 * one minute from one network share an entry.
 */
export const recordSecurityEvent = async (ports: SecurityLogPorts, given: SecurityEvent): Promise<void> => {
  const { event, result = 'done', failure = '', partyId, name, address, sessionId, reason = '' } = given;
  const at = ports.clock.now();
  const network = securityDigest(ports, 'network', address === '' ? '' : networkOf(address));
  const isRepeatable = result === 'refused' && !guesses.includes(failure);
  const device = {
    name: isRepeatable ? '' : securityDigest(ports, 'name', normaliseUsername(name ?? '')),
    session: isRepeatable ? '' : securityDigest(ports, 'session', sessionId ?? ''),
  };
  const entry = { at, event, result, failure, partyId: partyId ?? '', network, reason, ...device };
  const repeats = [event, failure, entry.partyId, network, Math.floor(at / MINUTE_MS)].join(' ');
  await ports.db
    .insert(securityLog)
    .values({ ...entry, repeats: isRepeatable ? repeats : null })
    .onConflictDoUpdate({ target: securityLog.repeats, set: { times: sql`${securityLog.times} + 1` } });
};

/** Whose entries: of a person, and of tries with their login names. */
export type SecurityLogFilter = { readonly partyId: string | null; readonly names: readonly string[] };

type Window = { readonly isDescending: boolean; readonly limit: number; readonly offset: number };
const newest: Window = { isDescending: true, limit: 100, offset: 0 };

const isOf = (ports: Pick<AccountDeps, 'secrets'>, { partyId, names }: SecurityLogFilter) => {
  // Also under older signing secrets: entries outlive a rotation.
  const digests = (name: string) => keyedDigests(ports.secrets, 'security-log', 'name', normaliseUsername(name));
  return or(
    ...(partyId ? [eq(securityLog.partyId, partyId)] : []),
    ...names.flatMap(digests).map((digest) => eq(securityLog.name, digest.slice(0, DIGEST_LENGTH))),
  );
};

/** By time, the newest hundred unless others are asked for, and how many there are. null: of everybody. */
export const searchSecurityEvents = async (
  ports: Pick<AccountDeps, 'db' | 'secrets'>,
  filter: SecurityLogFilter | null,
  { isDescending, limit, offset }: Window = newest,
) => {
  const wanted = filter === null ? undefined : isOf(ports, filter);
  const found = await ports.db
    .select()
    .from(securityLog)
    .where(wanted)
    .orderBy((isDescending ? desc : asc)(securityLog.id))
    .limit(limit)
    .offset(offset);
  return { found, total: await ports.db.$count(securityLog, wanted) };
};

export const sweepSecurityLog = async (db: Database, now: number): Promise<void> => {
  await db.delete(securityLog).where(lt(securityLog.at, retentionStart('securityLog', now)));
};
