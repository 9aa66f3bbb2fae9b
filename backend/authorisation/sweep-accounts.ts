import { lt } from 'drizzle-orm';
import { sweepContactChanges } from '#backend/authorisation/contacts/contact-change.ts';
import { passkeyChallenges } from '#backend/authorisation/factors/credential-schema.ts';
import {
  activationCodes,
  botProofs,
  resetRequests,
  secondFactorTickets,
  throttles,
} from '#backend/authorisation/factors/step-schema.ts';
import { sweepUnverified } from '#backend/authorisation/log-in/names.ts';
import { providerRequests } from '#backend/authorisation/providers/provider-schema.ts';
import { sweepSecurityLog } from '#backend/authorisation/security-log/security-log.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { sessions } from './schema.ts';

export const sweepAccounts = async (db: Database, now: number): Promise<void> => {
  const overs = [sessions, activationCodes, resetRequests, secondFactorTickets, passkeyChallenges, botProofs] as const;
  for (const table of overs) await db.delete(table).where(lt(table.expiresAt, new Date(now)));
  await db.delete(throttles).where(lt(throttles.endsAt, new Date(now)));
  await db.delete(providerRequests).where(lt(providerRequests.expiresAt, now));
  await sweepUnverified(db, now);
  await sweepContactChanges(db, now);
  await sweepSecurityLog(db, now);
};
