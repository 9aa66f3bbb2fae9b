import { sweepIdempotencyKeys } from './platform/database/idempotency.ts';
import type { BackendDeps } from './platform/deps.ts';
import { services } from './services.ts';

type SweepDeps = Pick<BackendDeps, 'db' | 'clock' | 'log'>;

const SWEEP_EVERY_MS = 10 * 60_000;

/**
 * Deletes expired data: each service its own, and idempotency keys older than 48 hours. Each deletion is one
 * conditional statement, so any number of backends may run it at once.
 */
export const sweep = async ({ db, clock }: Pick<SweepDeps, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now();
  await sweepIdempotencyKeys(db, now);
  for (const service of services) await service.sweep?.(db, now);
};

/** Sweeps every ten minutes; a failure is logged and the next run retries. Returns a function that stops it. */
export const startSweeping = (deps: SweepDeps): (() => void) =>
  deps.clock.every(SWEEP_EVERY_MS, () =>
    sweep(deps).catch((error: unknown) => deps.log.error({ err: error }, 'sweeping failed')),
  );
