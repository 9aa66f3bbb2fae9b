import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { parties, userLogins } from '#backend/authorisation/schema.ts';
import type { SecurityEventKind } from '#backend/authorisation/security-log/security-events.ts';
import { recordSecurityEvent } from '#backend/authorisation/security-log/security-log.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { endAllSessions } from './end-sessions.ts';

type Deps = Pick<BackendDeps, 'clock' | 'secrets'>;

/** Throws STATUS_NOT_ALLOWED for a person without an account, and for one that is blocked, or open, already. */
const write = async (
  deps: Deps,
  tx: Transaction,
  partyId: string,
  { event, ...values }: Pick<typeof parties.$inferSelect, 'blockedAt' | 'blockedReason'> & { event: SecurityEventKind },
): Promise<void> => {
  const isOther = values.blockedAt === null ? isNotNull(parties.blockedAt) : isNull(parties.blockedAt);
  const hasAccount = inArray(parties.id, tx.select({ id: userLogins.partyId }).from(userLogins));
  const written = await tx
    .update(parties)
    .set(values)
    .where(and(eq(parties.id, partyId), isOther, hasAccount))
    .returning({ id: parties.id });
  if (written.length === 0) throw new ServiceFailure('STATUS_NOT_ALLOWED', 'No account in the other state');
  await recordSecurityEvent({ ...deps, db: tx }, { event, partyId, address: '' });
};

/** The account's sessions end, and nobody logs in with it. Throws STATUS_NOT_ALLOWED for none, or a blocked one. */
export const blockAccount = async (deps: Deps, tx: Transaction, partyId: string, reason: string): Promise<void> => {
  const now = deps.clock.now();
  await write(deps, tx, partyId, { event: 'account-blocked', blockedAt: now, blockedReason: reason });
  await endAllSessions(tx, partyId, now);
};

/** Throws STATUS_NOT_ALLOWED unless it is blocked. */
export const unblockAccount = (deps: Deps, tx: Transaction, partyId: string): Promise<void> =>
  write(deps, tx, partyId, { event: 'account-unblocked', blockedAt: null, blockedReason: '' });
