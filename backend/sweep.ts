import { sweepIdempotencyKeys } from './platform/database/idempotency.ts';
import type { BackendDeps } from './platform/deps.ts';
import { services } from './services.ts';

type SweepDeps = Pick<BackendDeps, 'db' | 'clock' | 'log'>;

const SWEEP_EVERY_MS = 10 * 60_000;

/** One conditional statement per deletion, so any number of backends may run it. Idempotency keys live 48 hours. */
export const sweep = async ({ db, clock }: Pick<SweepDeps, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now();
  await sweepIdempotencyKeys(db, now);
  for (const service of services) await service.sweep?.(db, now);
};

/** Runs every ten minutes; logs a failure and retries. Returns a function that stops it. */
export const startSweeping = (deps: SweepDeps): (() => void) =>
  deps.clock.every(SWEEP_EVERY_MS, () =>
    sweep(deps).catch((error: unknown) => deps.log.error({ err: error }, 'sweeping failed')),
  );
