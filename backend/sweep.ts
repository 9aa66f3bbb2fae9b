import { lt } from 'drizzle-orm';
import { sessions } from './authorisation/schema.ts';
import { intents } from './database/schema.ts';
import type { BackendDeps } from './deps.ts';
import { INTENT_LIFE_MS } from './idempotency.ts';
import { domainHolds } from './orders/hold-schema.ts';

type SweepDeps = Pick<BackendDeps, 'db' | 'clock' | 'log'>;

const SWEEP_EVERY_MS = 10 * 60_000;

/**
 * Deletes what nobody can use any longer: sessions whose token has run out, intents older than 48 hours, holds that are
 * over. Each is one statement that asks for what it deletes, so any number of backends may do it at once.
 */
export const sweep = async ({ db, clock }: Pick<SweepDeps, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now();
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)));
  await db.delete(intents).where(lt(intents.createdAt, new Date(now - INTENT_LIFE_MS)));
  await db.delete(domainHolds).where(lt(domainHolds.heldUntil, now));
};

/** Sweeps every ten minutes; a failure is logged and the next turn tries again. Answers how to stop. */
export const startSweeping = (deps: SweepDeps): (() => void) =>
  deps.clock.every(SWEEP_EVERY_MS, () =>
    sweep(deps).catch((error: unknown) => deps.log.error({ err: error }, 'sweeping failed')),
  );
