import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import { requireStaff } from '#backend/authorisation/log-in/find-party.ts';
import { customers, parties, userLogins } from '#backend/authorisation/schema.ts';
import { updatePerson } from '#backend/authorisation/update-person.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps, RequestVisitor } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { UpdateCustomerRequest } from '#contracts/generated/user.service.ts';
import { organisationId } from '#contracts/organisation.ts';
import { maskIdentityNumber } from '#core/shared/people/person-rules.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { isPhone, normalisePhone } from '#core/shared/text/phone-number.ts';
import { normaliseUsername } from '#core/shared/text/validation.ts';
import { loadPerson } from './service.ts';

type Row = { readonly party: typeof parties.$inferSelect; readonly customer: typeof customers.$inferSelect | null };

export const toCustomerWire = ({ party, customer }: Row) => ({
  ...customer,
  id: party.id,
  name: party.fullName,
  address: party.address,
  gender: party.gender,
  identityNumber: maskIdentityNumber(party.identityNumber ?? ''),
  birthDate: party.birthDate,
  email: party.email,
  phone: party.phone,
  createdStamp: party.createdAt.toISOString(),
});

const selectCustomers = (db: Database) =>
  db.select({ party: parties, customer: customers }).from(parties).leftJoin(customers, eq(customers.id, parties.id));

/** Whoever `loadPerson` answers gets the whole record. Throws NOT_FOUND. */
export const loadCustomer = async (db: Database, visitor: RequestVisitor, id: string) => {
  await loadPerson(db, visitor, id);
  const [found] = await selectCustomers(db).where(eq(parties.id, id));
  if (!found) throw new Error('the person is gone');
  return toCustomerWire(found);
};

const MAX_SOURCE_LENGTH = 100;

const invalidField = (field: string) => new ServiceFailure('BAD_USER_INPUT', `${field} is wrong`, { field });

/** Of a record that nobody logs in with, such as a guest's; elsewhere only codes change contacts. */
const changeContacts = async (db: Transaction, id: string, request: UpdateCustomerRequest): Promise<void> => {
  const [login] = await db.select({ id: userLogins.id }).from(userLogins).where(eq(userLogins.partyId, id)).limit(1);
  if (login) return;
  const phone = request.phone ? normalisePhone(request.phone) : null;
  const email = request.email ? normaliseUsername(request.email) : null;
  if (phone !== null && !isPhone(phone)) throw invalidField('phone');
  if (email !== null && !isEmail(email)) throw invalidField('email');
  const contacts = { ...(phone === null ? {} : { phone }), ...(email === null ? {} : { email }) };
  if (Object.keys(contacts).length > 0) await db.update(parties).set(contacts).where(eq(parties.id, id));
};

/**
 * Changes an own record, or one that this session made; empty name, phone and e-mail stay. Throws NOT_FOUND,
 * BAD_USER_INPUT {field}, also for another contact of somebody who logs in. [SDK-03]
 */
export const updateCustomer = async (
  deps: Pick<BackendDeps, 'db' | 'clock'>,
  visitor: RequestVisitor,
  id: string,
  request: UpdateCustomerRequest,
) => {
  await loadPerson(deps.db, visitor, id);
  if ((request.sourceCustomer ?? '').length > MAX_SOURCE_LENGTH) throw invalidField('sourceCustomer');
  await deps.db.transaction(async (tx) => {
    await changeContacts(tx, id, request);
    await updatePerson({ db: tx, clock: deps.clock }, id, { ...request, fullName: request.name || null });
    const { sourceCustomer } = request;
    if (sourceCustomer)
      await tx
        .insert(customers)
        .values({ id, tenantId: organisationId, sourceCustomer })
        .onConflictDoUpdate({ target: customers.id, set: { sourceCustomer } });
  });
  return loadCustomer(deps.db, visitor, id);
};

export type CustomerSearch = {
  readonly keyword: string;
  readonly memberLevel: string | null;
  /** Both days included, in Vietnam. */
  readonly from: number | null;
  readonly until: number | null;
  /** From 1. */
  readonly page: number;
  readonly size: number;
};

/** Newest first, for staff only; otherwise throws FORBIDDEN. */
export const searchCustomers = async (db: Database, visitor: RequestVisitor, search: CustomerSearch) => {
  requireStaff(visitor);
  const { keyword, memberLevel, from, until, page, size } = search;
  const wanted = and(
    containing(keyword, [parties.fullName, parties.email, parties.phone]),
    memberLevel === null ? undefined : eq(customers.memberLevel, memberLevel),
    from === null ? undefined : gte(parties.createdAt, new Date(from)),
    until === null ? undefined : lt(parties.createdAt, new Date(until)),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(parties)
    .leftJoin(customers, eq(customers.id, parties.id))
    .where(wanted);
  const totalElements = counted?.total ?? 0;
  const found = await selectCustomers(db)
    .where(wanted)
    .orderBy(desc(parties.createdAt), desc(parties.id))
    .limit(size)
    .offset((page - 1) * size);
  const place = { totalElements, totalPages: Math.ceil(totalElements / size), currentPage: page };
  return { ...place, content: found.map(toCustomerWire) };
};
