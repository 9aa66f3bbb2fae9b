import { and, desc, eq, ne, notExists, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { findAccountByName } from '#backend/authorisation/log-in/names.ts';
import { parties, userLogins } from '#backend/authorisation/schema.ts';
import { insertCustomer } from '#backend/customers/service.ts';
import { problemSentence } from '#backend/order-desk/order-words.vi.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { type DeskOrder, type DeskOutcome, FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import { lockRecord } from '#backend/platform/desk/desk-routes.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { customerFields, KnownCustomer } from '#contracts/desk/customer-record.ts';
import { changedFields, refuseContacts, type StoredCustomer } from '#core/account-rules/change-customer.ts';
import { findContactProblems, normaliseContact } from '#core/order-rules/validate-buyer.ts';
import type { Contact } from '#core/shared/people/contact.ts';
import { contactSentences } from './customer-sentences.vi.ts';

type Typed = z.output<typeof customerFields>;

/** As the checkout reads who orders. Throws FieldRefusal for a problem in one of these fields. */
const readContact = (typed: Typed, fieldsOf: (contact: Contact) => readonly string[]): Contact => {
  const contact = normaliseContact(typed);
  const fields = fieldsOf(contact);
  const problems = Object.entries(findContactProblems(contact)).filter(([field]) => fields.includes(field));
  if (problems.length > 0)
    throw new FieldRefusal(Object.fromEntries(problems.map(([field, problem]) => [field, problemSentence(problem)])));
  return contact;
};

/**
 * The customer with this e-mail address: the one who logs in with it, else the newest guest. Who has begun to register
 * may have typed a stranger's address, and counts for nobody.
 */
const findByEmail = async (tx: Transaction, email: string, except: string): Promise<string | null> => {
  const account = await findAccountByName(tx, email);
  if (account?.login.status === 'VERIFIED') return account.party.id === except ? null : account.party.id;
  const isRegistering = and(eq(userLogins.partyId, parties.id), eq(userLogins.status, 'UN_VERIFIED'));
  const [found] = await tx
    .select({ id: parties.id })
    .from(parties)
    .where(
      and(
        eq(sql`lower(${parties.email})`, email.toLowerCase()),
        ne(parties.id, except),
        notExists(tx.select({ id: userLogins.id }).from(userLogins).where(isRegistering)),
      ),
    )
    .orderBy(desc(parties.createdAt), desc(parties.id))
    .limit(1);
  return found?.id ?? null;
};

/** Until the end of the transaction nobody else gives a customer this address. */
const lockEmail = (tx: Transaction, email: string): Promise<void> =>
  lockRecord(tx, 'customers', `e-mail ${email.toLowerCase()}`);

/** A customer without an account; an e-mail address that a customer has leads to that one, unchanged. Throws FieldRefusal. */
export const createCustomer = async (tx: Transaction, typed: Typed, { member }: DeskOrder): Promise<DeskOutcome> => {
  const { name, phone, email } = readContact(typed, Object.keys);
  await lockEmail(tx, email);
  const known = await findByEmail(tx, email, '');
  const shown: KnownCustomer = { isKnown: known !== null };
  if (known !== null) return { id: known, before: {}, after: {}, shown };
  const { id } = await insertCustomer(tx, null, {
    name,
    phone,
    email,
    address: '',
    birthDate: null,
    createdBy: `staff ${member.name}`,
    sourceCustomer: 'STAFF',
  });
  return { id, before: {}, after: { customer: 'created' }, shown };
};

/** Under a lock of its row. Throws NOT_FOUND. */
const readStored = async (tx: Transaction, id: string): Promise<StoredCustomer> => {
  const [party] = await tx.select().from(parties).where(eq(parties.id, id)).for('update');
  if (party === undefined) throw notFound('customer');
  const logIns = await tx.select().from(userLogins).where(eq(userLogins.partyId, id));
  return {
    name: party.fullName,
    phone: party.phone,
    email: party.email,
    hasAccount: logIns.length > 0,
    logIns: logIns.filter(({ provider }) => provider === null).map(({ userLoginId }) => userLoginId),
  };
};

/**
 * Writes name, phone number and e-mail address; what logs a customer in stays, as in the shop. What is unchanged is not
 * looked at. The staff log names the fields without their texts. Throws NOT_FOUND, FieldRefusal.
 */
export const changeCustomer = async (tx: Transaction, typed: Typed, { id }: DeskOrder): Promise<DeskOutcome> => {
  const before = await readStored(tx, id);
  const contact = readContact(typed, (read) => changedFields(before, read));
  await lockEmail(tx, contact.email);
  const isTaken = contact.email !== '' && (await findByEmail(tx, contact.email, id)) !== null;
  const refused = Object.entries(refuseContacts(before, contact, isTaken));
  if (refused.length > 0)
    throw new FieldRefusal(Object.fromEntries(refused.map(([field, refusal]) => [field, contactSentences[refusal]])));
  const changed = changedFields(before, contact);
  if (changed.length === 0) return { id, before: {}, after: {} };
  const { name: fullName, phone, email } = contact;
  await tx.update(parties).set({ fullName, phone, email }).where(eq(parties.id, id));
  return { id, before: {}, after: { changed: changed.map((field) => contactSentences.fields[field]).join(', ') } };
};
