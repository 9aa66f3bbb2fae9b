import { lt } from 'drizzle-orm';
import { keyedDigest } from '#backend/authorisation/keyed.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { retentionStart } from '#core/shared/retention.ts';
import { type StaffResult, staffLog } from './schema.ts';
import type { StaffDeps } from './staff-deps.ts';

export type StaffLogEntry = {
  /** Empty when nobody was logged in. */
  readonly accountId: string;
  readonly name: string;
  readonly action: string;
  readonly path: string;
  readonly result: StaffResult;
  /** Network address, stored as a keyed digest. */
  readonly network: string;
};

const MAX_TEXT = 200;

export const toLogRow = (
  { clock, secrets }: Pick<StaffDeps, 'clock' | 'secrets'>,
  { network, ...entry }: StaffLogEntry,
) => {
  const digest = keyedDigest(secrets, 'staff-log', network).slice(0, 16);
  const [name, path] = [entry.name, entry.path].map((text) => text.replaceAll('\0', '').slice(0, MAX_TEXT));
  return { ...entry, name: name ?? '', path: path ?? '', network: digest, at: clock.now() };
};

export const logStaffAction = async (
  deps: Pick<StaffDeps, 'db' | 'clock' | 'secrets'>,
  entry: StaffLogEntry,
): Promise<void> => {
  await deps.db.insert(staffLog).values(toLogRow(deps, entry));
};

export const sweepStaffLog = async (db: Database, now: number): Promise<void> => {
  await db.delete(staffLog).where(lt(staffLog.at, retentionStart('staffLog', now)));
};
