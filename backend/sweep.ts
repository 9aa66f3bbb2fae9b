import { lt } from 'drizzle-orm';
import { passkeyChallenges } from './authorisation/credential-schema.ts';
import { providerRequests } from './authorisation/provider-schema.ts';
import { sessions } from './authorisation/schema.ts';
import {
  activationCodes,
  botProofs,
  resetRequests,
  secondFactorTickets,
  throttles,
} from './authorisation/step-schema.ts';
import { sweepNewsletter } from './crm/newsletter.ts';
import { sweepPapers } from './domain-papers/sweep-papers.ts';
import { domainHolds } from './orders/hold-schema.ts';
import { sweepCodes } from './orders/transfer-lines.ts';
import { outboxMessages } from './outbox/schema.ts';
import { MESSAGE_LIFE_MS } from './outbox/service.ts';
import { INTENT_LIFE_MS } from './platform/database/idempotency.ts';
import { idempotencyKeys } from './platform/database/schema.ts';
import type { BackendDeps } from './platform/deps.ts';
import { chatMessages } from './sandbox/chat/schema.ts';
import { CHAT_LIFE_MS } from './sandbox/chat/service.ts';
import { providerGrants } from './sandbox/identity-provider/schema.ts';

type SweepDeps = Pick<BackendDeps, 'db' | 'clock' | 'log'>;

const SWEEP_EVERY_MS = 10 * 60_000;

/**
 * Deletes what nobody can use any longer: sessions whose token has run out, steps of a log-in that are over, messages older
 * than a week, chats older than a month, idempotency keys older than 48 hours, holds that are over, codes that move names in orders
 * which nobody went on with, addresses that never confirmed that they want news, papers whose day has come. Each is one
 * statement that asks for what it deletes, so any number of backends may do it at once.
 */
export const sweep = async ({ db, clock }: Pick<SweepDeps, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now();
  const overs = [sessions, activationCodes, resetRequests, secondFactorTickets, passkeyChallenges, botProofs] as const;
  for (const table of overs) await db.delete(table).where(lt(table.expiresAt, new Date(now)));
  await db.delete(throttles).where(lt(throttles.endsAt, new Date(now)));
  await db.delete(providerRequests).where(lt(providerRequests.expiresAt, now));
  await db.delete(providerGrants).where(lt(providerGrants.expiresAt, now));
  await db.delete(outboxMessages).where(lt(outboxMessages.createdAt, new Date(now - MESSAGE_LIFE_MS)));
  await db.delete(chatMessages).where(lt(chatMessages.createdAt, new Date(now - CHAT_LIFE_MS)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now - INTENT_LIFE_MS)));
  await db.delete(domainHolds).where(lt(domainHolds.heldUntil, now));
  await sweepCodes(db, now);
  await sweepNewsletter(db, now);
  await sweepPapers(db, now);
};

/** Sweeps every ten minutes; a failure is logged and the next turn tries again. Answers how to stop. */
export const startSweeping = (deps: SweepDeps): (() => void) =>
  deps.clock.every(SWEEP_EVERY_MS, () =>
    sweep(deps).catch((error: unknown) => deps.log.error({ err: error }, 'sweeping failed')),
  );
