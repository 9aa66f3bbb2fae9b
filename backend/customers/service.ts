import { eq } from 'drizzle-orm';
import { customers, parties } from '#backend/authorisation/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
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

export const customerHash = (customer: NewCustomer): string => inputHash(['createCustomerV2', customer]);

/** `sessionId`: of the guest; null where staff make the record. Throws BAD_USER_INPUT without a name. */
export const insertCustomer = async (
  tx: Transaction,
  sessionId: string | null,
  customer: NewCustomer,
): Promise<CustomerRecord> => {
  const { name, phone, email, address, birthDate, createdBy, sourceCustomer } = customer;
  if (!isName(name)) throw new ServiceFailure('BAD_USER_INPUT', 'A customer has a name', { field: 'name' });
  const id = newId();
  const party = tx
    .$with('party')
    .as(tx.insert(parties).values({ id, fullName: name, phone, email, address, birthDate }).returning());
  const [made] = await tx
    .with(party)
    .insert(customers)
    .values({ id, tenantId: organisationId, createdBy, sourceCustomer, sessionId })
    .returning({ at: customers.createdStamp });
  return { ...customer, id, createdStamp: made?.at.toISOString() ?? '' };
};

type GivenCustomer = { readonly [Name in keyof WireNewCustomer]: WireNewCustomer[Name] | undefined } & {
  readonly name: string;
};

/** Throws BAD_USER_INPUT {field}. */
export const toGuestCustomer = ({
  name,
  phone,
  email,
  address,
  birthDate,
  createdBy,
  sourceCustomer,
}: GivenCustomer): NewCustomer => {
  if (name.length > 200) throw new ServiceFailure('BAD_USER_INPUT', 'The name is too long', { field: 'name' });
  return {
    name: cleanTyped(name),
    phone: normalisePhone(phone ?? ''),
    email: cleanEmail(email ?? ''),
    address: cleanTyped(address ?? ''),
    birthDate: birthDate ?? null,
    createdBy: createdBy ?? '',
    sourceCustomer: sourceCustomer ?? '',
  };
};

/** The record of a guest who orders, once per idempotency key. Throws BAD_USER_INPUT {field}, INTENT_REUSED. [GQL-07] */
export const createGuestCustomer = async (
  db: Database,
  { sessionId }: SessionVisitor,
  given: GivenCustomer,
  key: string | null,
): Promise<CustomerRecord> => {
  const customer = toGuestCustomer(given);
  return db.transaction((tx) =>
    runOnce(tx, sessionId, key, customerHash(customer), () => insertCustomer(tx, sessionId, customer)),
  );
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
