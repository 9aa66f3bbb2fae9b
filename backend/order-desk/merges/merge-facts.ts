import { and, eq, inArray, sql } from 'drizzle-orm';
import { accountDeletions } from '#backend/authorisation/deletion/deletion-schema.ts';
import { passkeys, totpSecrets } from '#backend/authorisation/factors/credential-schema.ts';
import { customers, type parties, userLogins } from '#backend/authorisation/schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { selectOrderIds } from '#backend/order-store/own-orders.ts';
import { orders } from '#backend/order-store/schema.ts';
import { payments } from '#backend/payments/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { MergeableCustomer } from '#core/account-rules/merge-customers.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { isEmail } from '#core/shared/text/email-address.ts';

type Db = Database | Transaction;

const distinct = (texts: readonly (string | null | undefined)[]): readonly string[] =>
  [...new Set(texts.flatMap((text) => (text ? [text.toLowerCase()] : [])))].toSorted();

/** What decides about a merge, of one of the two customers. */
export const readMergeable = async (db: Db, party: typeof parties.$inferSelect): Promise<MergeableCustomer> => {
  const { id } = party;
  const own = await db.select().from(orders).where(eq(orders.ownerPartyId, id));
  const logins = await db.select().from(userLogins).where(eq(userLogins.partyId, id));
  const names = await db
    .select({ name: cloudServices.name })
    .from(cloudServices)
    .where(and(eq(cloudServices.type, DOMAIN_LINE), inArray(cloudServices.orderId, selectOrderIds(db, id))));
  const [customer] = await db.select().from(customers).where(eq(customers.id, id));
  const verified = logins.filter(({ status }) => status === 'VERIFIED');
  const typed = verified.filter(({ provider }) => provider === null).map(({ userLoginId }) => userLoginId);
  const factors =
    (await db.$count(totpSecrets, eq(totpSecrets.partyId, id))) + (await db.$count(passkeys, eq(passkeys.partyId, id)));
  return {
    id,
    isBlocked: party.blockedAt !== null,
    isLeaving: (await db.$count(accountDeletions, eq(accountDeletions.partyId, id))) > 0,
    phones: distinct([
      party.phone,
      ...typed.filter((name) => !isEmail(name)),
      ...own.map(({ ownerPhone }) => ownerPhone),
    ]),
    emails: distinct([
      party.email,
      ...typed.filter((name) => isEmail(name)),
      ...own.map(({ ownerEmail }) => ownerEmail),
    ]),
    taxCodes: distinct(own.map(({ invoiceRequest }) => invoiceRequest?.taxCode)),
    domains: distinct(names.map(({ name }) => name)),
    canLogIn: verified.length > 0,
    hasOtherFactors: factors > 0 || logins.some(({ provider }) => provider !== null),
    hasCart: own.some(({ source, status }) => source === 'cart' && status === 10),
    memberLevel: customer?.memberLevel ?? '',
  };
};

/** What the customer has paid, đồng with VAT. */
export const readPaid = async (db: Db, id: string): Promise<number> => {
  const [sum] = await db
    .select({ paid: sql<number>`coalesce(sum(${payments.amount}), 0)::float8` })
    .from(payments)
    .where(and(inArray(payments.orderId, selectOrderIds(db, id)), eq(payments.state, 'paid')));
  return sum?.paid ?? 0;
};
