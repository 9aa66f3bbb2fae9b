import type { Database } from '#backend/platform/database/database.ts';
import { sweepApprovals } from './desk/approval-resource.ts';
import { sweepStaffLinks } from './staff-accounts.ts';
import { sweepStaffLog } from './staff-log.ts';
import { sweepStaffSessions } from './staff-sessions.ts';

/** Ended sessions, expired links, and entries of the log after their retention. */
export const sweepStaff = async (db: Database, now: number): Promise<void> => {
  await sweepStaffSessions(db, now);
  await sweepStaffLinks(db, now);
  await sweepStaffLog(db, now);
  await sweepApprovals(db, now);
};
