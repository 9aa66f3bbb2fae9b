import { eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { findAccountByName } from './names.ts';
import { userLogins } from './schema.ts';

export type FoundCustomer = { readonly partyId: string; readonly names: readonly string[] };

/** The account with this login name, with all its names; null when nobody has it. */
export const findCustomer = async (db: Database, name: string): Promise<FoundCustomer | null> => {
  const account = await findAccountByName(db, name);
  if (!account) return null;
  const partyId = account.party.id;
  const own = await db.select({ name: userLogins.userLoginId }).from(userLogins).where(eq(userLogins.partyId, partyId));
  return { partyId, names: own.map((each) => each.name) };
};
