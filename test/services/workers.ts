import { pino } from 'pino';
import { inject } from 'vitest';
import { openDatabase } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';

type WorkerDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets' | 'environment' | 'log' | 'ownOrigin'>;

/** Six workers with a database connection of their own run a job at the same time, at `now` (ms since 1970 UTC). */
export const runAtOnce = async (
  backend: { readonly databaseUrl: string },
  now: number,
  job: (deps: WorkerDeps) => Promise<void>,
): Promise<void> => {
  const opened = await openDatabase({ dataDir: '', databaseUrl: backend.databaseUrl });
  try {
    const clock: BackendDeps['clock'] = { now: () => now, set: async () => undefined, every: () => () => undefined };
    const secrets = { signing: [''], anonymous: [''], staff: [''], sealing: [inject('secrets').signing] } as const;
    // Jobs and mails read only this of the environment.
    const environment = {
      publicOrigin: 'http://localhost',
      identity: sampleIdentity,
      sendsSms: false,
      provisioning: { lines: { '*': 'sandbox' } },
      seller: { phone: '1800.6070' },
      invoiceSeries: 'CM',
    } as BackendDeps['environment'];
    const ownOrigin = () => 'http://localhost';
    const deps = { db: opened.db, clock, secrets, environment, ownOrigin, log: pino({ level: 'silent' }) };
    await Promise.all(Array.from({ length: 6 }, () => job(deps)));
  } finally {
    await opened.close();
  }
};
