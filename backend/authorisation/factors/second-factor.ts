import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { AccountDeps } from '#backend/authorisation/account-deps.ts';
import { type Caller, toClient } from '#backend/authorisation/log-in/caller.ts';
import { type LogInResult, openLogIn } from '#backend/authorisation/log-in/log-in-result.ts';
import { findAccount } from '#backend/authorisation/log-in/sessions.ts';
import { queueAccountMail } from '#backend/authorisation/queue-account-mail.ts';
import { countClientTry, countTry, resetTries } from '#backend/authorisation/rate-limits.ts';
import { recordSecurityEvent } from '#backend/authorisation/security-log/security-log.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { MAX_CODE_TRIES } from '#core/account-rules/account-limits.ts';
import { secondFactorTickets } from './step-schema.ts';
import { consumeSecondFactor } from './totp.ts';

const linkExpiredFailure = () => new ServiceFailure('LINK_EXPIRED', 'The ticket is over');

/** The conditional update counts the try before the code is compared. */
const countTicketTry = async ({ db, clock }: AccountDeps, ticket: string) => {
  const [tried] = await db
    .update(secondFactorTickets)
    .set({ tries: sql`${secondFactorTickets.tries} + 1` })
    .where(
      and(
        eq(secondFactorTickets.digest, tokenDigest(ticket)),
        lt(secondFactorTickets.tries, MAX_CODE_TRIES),
        gt(secondFactorTickets.expiresAt, new Date(clock.now())),
      ),
    )
    .returning();
  if (!tried) throw linkExpiredFailure();
  return tried;
};

/**
 * Accepts an authenticator or recovery code after a first factor. Code and ticket are each used once, in one
 * transaction. Throws CODE_WRONG {left}, LINK_EXPIRED, TOO_MANY_TRIES.
 */
export const logInWithSecondFactor = async (
  deps: AccountDeps,
  caller: Caller,
  { ticket, code }: { readonly ticket: string; readonly code: string },
): Promise<LogInResult> => {
  await countClientTry(deps, 'codeByClient', toClient(caller));
  const { digest, userLoginId, guestSessionId, tries } = await countTicketTry(deps, ticket);
  const account = await findAccount(deps.db, userLoginId);
  if (!account) throw linkExpiredFailure();
  await countTry(deps, 'secondFactor', account.party.id);
  await deps.db.transaction(async (tx) => {
    const kind = await consumeSecondFactor(deps, tx, account.party.id, code);
    if (kind === null)
      throw new ServiceFailure('CODE_WRONG', 'The app shows another code', { left: MAX_CODE_TRIES - tries });
    const taken = await tx.delete(secondFactorTickets).where(eq(secondFactorTickets.digest, digest)).returning();
    if (taken.length === 0) throw linkExpiredFailure();
    if (kind !== 'recovery') return;
    const partyId = account.party.id;
    const whose = { partyId, address: caller.address, sessionId: caller.visitor?.sessionId ?? null };
    await recordSecurityEvent({ ...deps, db: tx }, { event: 'recovery-code-used', ...whose });
    await queueAccountMail(deps, tx, { partyId, device: caller.device }, 'recovery-code-used');
  });
  await resetTries(deps, 'secondFactor', account.party.id);
  return openLogIn(deps, account, { guestSessionId, device: caller.device });
};
