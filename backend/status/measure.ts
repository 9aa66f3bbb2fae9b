import { lt, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import type { Job } from '#backend/platform/job.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { INTERVAL_MS, STATUS_DAYS } from '#core/status/status.ts';
import { probesOf, type StatusDeps } from './probes.ts';
import { statusMeasurements } from './schema.ts';

type Measurement = typeof statusMeasurements.$inferInsert;

/** What a database that was away could not take; a day of it. */
const MAX_WAITING = 2_000;

/** Each part once; a probe that fails to answer measured a fault. */
export const measureParts = async (deps: StatusDeps): Promise<readonly Measurement[]> => {
  const at = Math.floor(deps.clock.now() / INTERVAL_MS) * INTERVAL_MS;
  return Promise.all(
    probesOf(deps).map(async ({ part, measure }) => ({ part, at, isUp: await measure().catch(() => false) })),
  );
};

/** An interval that two backends measured keeps the fault. */
export const storeMeasurements = async (db: Database, measured: readonly Measurement[]): Promise<void> => {
  if (measured.length === 0) return;
  await db
    .insert(statusMeasurements)
    .values([...measured])
    .onConflictDoUpdate({
      target: [statusMeasurements.part, statusMeasurements.at],
      set: { isUp: sql`${statusMeasurements.isUp} and excluded.is_up` },
    });
};

/** What was measured while the database was away is stored when it is back. */
export const measuringJob = (): Job<StatusDeps> => {
  let waiting: readonly Measurement[] = [];
  return {
    name: 'status',
    period: INTERVAL_MS,
    run: async (deps) => {
      waiting = [...waiting, ...(await measureParts(deps))].slice(-MAX_WAITING);
      await storeMeasurements(deps.db, waiting);
      waiting = [];
    },
  };
};

/** Ninety days are shown. */
export const sweepMeasurements = async (db: Database, now: number): Promise<void> => {
  await db.delete(statusMeasurements).where(lt(statusMeasurements.at, now - (STATUS_DAYS + 1) * DAY_MS));
};
