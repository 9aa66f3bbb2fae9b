import { sweepIdempotencyKeys } from './platform/database/idempotency.ts';
import type { BackendDeps } from './platform/deps.ts';
import type { Job } from './platform/job.ts';
import { services } from './services.ts';

/** One conditional statement per deletion, so any number of backends may run it. Idempotency keys live 48 hours. */
export const sweep = async ({ db, clock }: Pick<BackendDeps, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now();
  await sweepIdempotencyKeys(db, now);
  for (const service of services) await service.sweep?.(db, now);
};

/** Every ten minutes. */
export const sweepingJob: Job<BackendDeps> = { name: 'sweeping', period: 10 * 60_000, run: sweep };
