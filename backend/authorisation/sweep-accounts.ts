import { lt } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { sweepContactChanges } from './contact-change.ts';
import { passkeyChallenges } from './credential-schema.ts';
import { sweepUnverified } from './names.ts';
import { providerRequests } from './provider-schema.ts';
import { sessions } from './schema.ts';
import { sweepSecurityLog } from './security-log.ts';
import { activationCodes, botProofs, resetRequests, secondFactorTickets, throttles } from './step-schema.ts';

export const sweepAccounts = async (db: Database, now: number): Promise<void> => {
  const overs = [sessions, activationCodes, resetRequests, secondFactorTickets, passkeyChallenges, botProofs] as const;
  for (const table of overs) await db.delete(table).where(lt(table.expiresAt, new Date(now)));
  await db.delete(throttles).where(lt(throttles.endsAt, new Date(now)));
  await db.delete(providerRequests).where(lt(providerRequests.expiresAt, now));
  await sweepUnverified(db, now);
  await sweepContactChanges(db, now);
  await sweepSecurityLog(db, now);
};
