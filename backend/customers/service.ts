import { eq } from 'drizzle-orm';
import { customers, parties } from '#backend/authorisation/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { RequestVisitor, SessionVisitor } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { WireNewCustomer } from '#contracts/rest/customer-rest.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';
import { cleanEmail } from '#core/shared/text/email-address.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';
import { isName } from '#core/shared/text/validation.ts';

export type NewCustomer = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly birthDate: string | null;
  readonly createdBy: string;
  readonly sourceCustomer: string;
};

export type CustomerRecord = NewCustomer & { readonly id: string; readonly createdStamp: string };

/** Once per idempotency key. Throws BAD_USER_INPUT without a name, INTENT_REUSED. [GQL-07] */
export const createCustomer = (db: Database, sessionId: string, key: string | null, customer: NewCustomer) =>
  db.transaction((tx) =>
    runOnce(tx, sessionId, key, inputHash(['createCustomerV2', customer]), async (): Promise<CustomerRecord> => {
      const { name, phone, email, address, birthDate, createdBy, sourceCustomer } = customer;
      if (!isName(name)) throw new ServiceFailure('BAD_USER_INPUT', 'A customer has a name', { field: 'name' });
      const id = newId();
      await tx.insert(parties).values({ id, fullName: name, phone, email, address, birthDate });
      const [made] = await tx
        .insert(customers)
        .values({ id, tenantId: organisationId, createdBy, sourceCustomer, sessionId })
        .returning({ at: customers.createdStamp });
      return { ...customer, id, createdStamp: made?.at.toISOString() ?? '' };
    }),
  );

type GivenCustomer = { readonly [Name in keyof WireNewCustomer]: WireNewCustomer[Name] | undefined } & {
  readonly name: string;
};

/** The record of a guest who orders. Throws BAD_USER_INPUT {field} and the failures of `createCustomer`. [GQL-07] */
export const createGuestCustomer = (
  db: Database,
  { sessionId }: SessionVisitor,
  { name, phone, email, address, birthDate, createdBy, sourceCustomer }: GivenCustomer,
  key: string | null,
): Promise<CustomerRecord> => {
  if (name.length > 200) throw new ServiceFailure('BAD_USER_INPUT', 'The name is too long', { field: 'name' });
  return createCustomer(db, sessionId, key, {
    name: cleanTyped(name),
    phone: normalisePhone(phone ?? ''),
    email: cleanEmail(email ?? ''),
    address: cleanTyped(address ?? ''),
    birthDate: birthDate ?? null,
    createdBy: createdBy ?? '',
    sourceCustomer: sourceCustomer ?? '',
  });
};

/** Visible to themselves, the session that created the record, and staff; otherwise throws NOT_FOUND. [GQL-07] */
export const loadPerson = async (db: Database, visitor: RequestVisitor, partyId: string) => {
  const [row] = await db
    .select({ party: parties, madeBy: customers.sessionId, memberLevel: customers.memberLevel })
    .from(parties)
    .leftJoin(customers, eq(customers.id, parties.id))
    .where(eq(parties.id, partyId));
  const own = visitor.partyId === partyId || (row?.madeBy !== null && row?.madeBy === visitor.sessionId);
  if (!row || !(own || visitor.staff)) throw notFound('person', row !== undefined);
  return { ...row.party, memberLevel: row.memberLevel };
};

/** Whole, and only the own one; empty when unknown. Throws UNAUTHENTICATED without a customer. [ASVS 15.3.1] */
export const findIdentityNumber = async (db: Database, { partyId }: RequestVisitor): Promise<string> => {
  if (partyId === null) throw new ServiceFailure('UNAUTHENTICATED', 'Only a customer has an identity number');
  const [row] = await db.select({ number: parties.identityNumber }).from(parties).where(eq(parties.id, partyId));
  return row?.number ?? '';
};
