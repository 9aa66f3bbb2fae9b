import { createHash } from 'node:crypto';
import { and, asc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, union } from 'drizzle-orm/pg-core';
import { findVerifiedContact } from '#backend/authorisation/queue-account-mail.ts';
import { parties } from '#backend/authorisation/schema.ts';
import { recordSecurityEvent } from '#backend/authorisation/security-log/security-log.ts';
import { accountKeptMail, accountMergedMail } from '#backend/mails/merge-mails.vi.ts';
import { freshKey, toMessage } from '#backend/mails/queue-mail.ts';
import { toCustomerRow } from '#backend/order-desk/customers/customer-record.ts';
import { mergeSentences as sentences } from '#backend/order-desk/order-words.vi.ts';
import { orders } from '#backend/order-store/schema.ts';
import { recordWrite } from '#backend/order-store/stored-order.ts';
import { queueMessage } from '#backend/outbox/service.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import {
  ActionRefusal,
  type DeskOrder,
  type DeskOutcome,
  type DeskQuery,
  type DeskResource,
  deskCommand,
} from '#backend/platform/desk/desk-resource.ts';
import { newId } from '#backend/platform/new-id.ts';
import { countMergedRows, type Merge, mergePersonalData, type PersonalTable } from '#backend/platform/personal-data.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { customerMergeColumns } from '#contracts/desk/columns/customer-merge-columns.vi.ts';
import { type CustomerMergeRecord, type CustomerMergeRow, mergeFields } from '#contracts/desk/customer-merge-record.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { maskContact } from '#core/account-rules/mask-contact.ts';
import { findMergeConflicts, refuseMerge } from '#core/account-rules/merge-customers.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { readMergeable, readPaid } from './merge-facts.ts';

type Db = Database | Transaction;
type MergeDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets' | 'environment'> & {
  readonly personalTables: () => readonly PersonalTable[];
};

const readId = (id: string): Merge => {
  const [into = '', from = ''] = id.split('.');
  return { into, from };
};

const findParty = async (db: Db, id: string) => {
  const [party] = await db.select().from(parties).where(eq(parties.id, id));
  return party ?? null;
};

/** Null unless both are customers. */
const readMerge = async (deps: MergeDeps, db: Db, id: string): Promise<CustomerMergeRecord | null> => {
  const merge = readId(id);
  const [kept, merged] = [await findParty(db, merge.into), await findParty(db, merge.from)];
  if (kept === null || merged === null) return null;
  const [one, other] = [await readMergeable(db, kept), await readMergeable(db, merged)];
  const found = {
    id,
    otherWay: `${merge.from}.${merge.into}`,
    kept: toCustomerRow(kept),
    merged: toCustomerRow(merged),
    refusal: refuseMerge(one, other),
    conflicts: findMergeConflicts(one, other),
    paid: await readPaid(db, merge.from),
  };
  // Without the rows: a delivery or a log entry meanwhile does not stop a member, or a second one hours later.
  const plan = createHash('sha256')
    .update(JSON.stringify([found, one, other]))
    .digest('base64url');
  return { ...found, plan, rows: await countMergedRows(db, deps.personalTables(), merge) };
};

/** Customers with the same phone number or e-mail address, the older one first. */
const listTwins = async (db: Database, { limit, offset }: DeskQuery) => {
  const [kept, merged] = [alias(parties, 'kept'), alias(parties, 'merged')];
  const isOlder = or(
    gt(merged.createdAt, kept.createdAt),
    and(eq(merged.createdAt, kept.createdAt), gt(merged.id, kept.id)),
  );
  const pairs = (areSame: SQL | undefined) =>
    db
      .select({ keptId: sql<string>`${kept.id}`.as('kept_id'), mergedId: sql<string>`${merged.id}`.as('merged_id') })
      .from(kept)
      .innerJoin(merged, and(areSame, isOlder));
  const samePhone = and(ne(kept.phone, ''), eq(kept.phone, merged.phone));
  const sameEmail = and(ne(kept.email, ''), eq(sql`lower(${kept.email})`, sql`lower(${merged.email})`));
  const { phone, email } = parties;
  const lowerEmail = sql`lower(${email})`;
  // Values that several have, because few have one: the joins then compare only their customers.
  const shared = (value: SQL, filled: SQL) =>
    sql`(with shared as materialized (select ${value} as value from ${parties} where ${filled} group by 1 having count(*) > 1) select value from shared)`;
  const byPhone = and(samePhone, inArray(kept.phone, shared(sql`${phone}`, ne(phone, ''))));
  const byEmail = and(sameEmail, inArray(sql`lower(${kept.email})`, shared(lowerEmail, ne(email, ''))));
  // Two joins by one value each: with both in one, every customer would be compared with every other.
  const twins = union(pairs(byPhone), pairs(byEmail)).as('twins');
  const found = await db
    .select({ kept, merged, total: sql<number>`(count(*) over ())::int` })
    .from(twins)
    .innerJoin(kept, eq(kept.id, twins.keptId))
    .innerJoin(merged, eq(merged.id, twins.mergedId))
    .orderBy(asc(kept.createdAt), asc(kept.id), asc(merged.id))
    .limit(limit)
    .offset(offset);
  const count = async () => (await db.select({ total: sql<number>`count(*)::int` }).from(twins))[0]?.total ?? 0;
  const rows = found.map(
    ({ kept: one, merged: other }): CustomerMergeRow => ({
      id: `${one.id}.${other.id}`,
      kept: one.fullName,
      merged: other.fullName,
      shared: one.phone !== '' && one.phone === other.phone ? one.phone : one.email,
    }),
  );
  return { rows, total: found[0]?.total ?? (offset === 0 ? 0 : await count()) };
};

/** One open cart a customer: that of the merged one belongs to nobody then, without what it says of a person. */
const abandonCart = async (tx: Transaction, { from, into }: Merge): Promise<void> => {
  const isCart = and(eq(orders.source, 'cart'), eq(orders.status, orderNumberOf.draft));
  if ((await tx.$count(orders, and(isCart, eq(orders.ownerPartyId, into)))) === 0) return;
  const nobody = newId();
  await tx
    .update(orders)
    .set({
      ownerPartyId: null,
      session: nobody,
      createdBy: nobody,
      ownerName: null,
      ownerEmail: null,
      ownerPhone: null,
      address: null,
      invoiceRequest: null,
      note: '',
    })
    .where(and(isCart, eq(orders.ownerPartyId, from)));
};

/** Mails about what moved go to the address of the customer who stays, and links that were mailed before open nothing. */
const redirectOrders = async (
  tx: Transaction,
  { into }: Merge,
  moved: readonly string[],
  { email, by, at }: { readonly email: string; readonly by: string; readonly at: number },
): Promise<void> => {
  const own = and(
    eq(orders.ownerPartyId, into),
    inArray(orders.id, [...moved]),
    ne(orders.status, orderNumberOf.draft),
  );
  const found = await tx.select().from(orders).where(own).orderBy(asc(orders.id)).for('update');
  for (const order of found)
    await recordWrite(
      tx,
      order,
      { kind: 'customer-set', by, at },
      { ownerEmail: email, linkVersion: order.linkVersion + 1 },
    );
};

/** Locks both customers, in one order. */
const lockParties = (tx: Transaction, { from, into }: Merge) =>
  tx
    .select({ id: parties.id })
    .from(parties)
    .where(inArray(parties.id, [from, into]))
    .orderBy(asc(parties.id))
    .for('update');

/**
 * Gives all that one customer has to another, closes the first one’s log-in, and tells both. Nobody logs in to the kept
 * account by a name, factor or session of the other one.
 */
const mergeCustomers = async (
  deps: MergeDeps,
  tx: Transaction,
  { plan, reason }: { readonly plan: string; readonly reason: string },
  { id, member }: DeskOrder,
): Promise<DeskOutcome> => {
  const merge = readId(id);
  await lockParties(tx, merge);
  const record = await readMerge(deps, tx, id);
  if (record === null) throw notFound('customer');
  if (record.refusal !== null) throw new ActionRefusal(sentences[record.refusal]);
  if (record.plan !== plan) throw new ServiceFailure('STATUS_NOT_ALLOWED', 'A customer changed since');
  const [oldContact, contact] = [await findVerifiedContact(tx, merge.from), await findVerifiedContact(tx, merge.into)];
  const theirs = eq(orders.ownerPartyId, merge.from);
  const moved = (await tx.select({ id: orders.id }).from(orders).where(theirs)).map((order) => order.id);
  await abandonCart(tx, merge);
  await mergePersonalData(tx, deps.personalTables(), merge);
  const now = deps.clock.now();
  if (contact !== null && isEmail(contact))
    await redirectOrders(tx, merge, moved, { email: contact, by: `staff ${member.name}`, at: now });
  await recordSecurityEvent({ ...deps, db: tx }, { event: 'accounts-merged', partyId: merge.into, address: '' });
  const send = async (to: string | null, mail: Parameters<typeof toMessage>[1]): Promise<void> => {
    if (to === null) return;
    const message = toMessage(deps.environment.identity, mail, { to, key: freshKey('account-merged') });
    await queueMessage({ db: tx, clock: deps.clock }, message);
  };
  const phone = deps.environment.identity.contact.hotline;
  await send(oldContact, accountMergedMail({ kept: contact === null ? '' : maskContact(contact), phone }));
  await send(contact, accountKeptMail({ merged: maskContact(oldContact ?? record.merged.email), phone }));
  return {
    id,
    before: { merged: 0 },
    after: { merged: record.rows.reduce((sum, { count }) => sum + count, 0), reason },
    amount: record.paid,
  };
};

/** Customers who may be one, and what merging two of them does. */
export const customerMergeResource = (deps: MergeDeps): DeskResource => ({
  name: 'customer-merges',
  reader: 'customers:merge',
  sorts: ['id'],
  filters: [],
  columns: customerMergeColumns,
  list: (query) => listTwins(deps.db, query),
  read: (db, id) => readMerge(deps, db, id),
  actions: {
    merge: deskCommand('customers:merge', mergeFields, (tx, typed, order) => mergeCustomers(deps, tx, typed, order), {
      confirmedWithinMinutes: 10,
    }),
  },
});
