import { desc, eq } from 'drizzle-orm';
import { customers, parties } from '#backend/authorisation/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';

/** Throws FORBIDDEN. */
export const requireStaff = ({ staff }: RequestVisitor): void => {
  if (!staff) throw new ServiceFailure('FORBIDDEN', 'Customers are looked up by staff');
};

/** The newest match, for staff only; otherwise throws FORBIDDEN. [GQL-08] */
export const findPartyByPhone = async (db: Database, visitor: RequestVisitor, phone: string) => {
  requireStaff(visitor);
  const [found] = await db
    .select({ party: parties, customer: customers })
    .from(parties)
    .leftJoin(customers, eq(customers.id, parties.id))
    .where(eq(parties.phone, normalisePhone(phone)))
    .orderBy(desc(parties.createdAt))
    .limit(1);
  return found ?? null;
};
