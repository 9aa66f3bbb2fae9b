import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { blockAccount, unblockAccount } from '#backend/authorisation/log-in/block-account.ts';
import { endSessionsOfCustomer } from '#backend/authorisation/log-in/find-customer.ts';
import { parties } from '#backend/authorisation/schema.ts';
import { startView } from '#backend/authorisation/viewing/start-view.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { selectFoundServices } from '#backend/cloud-services/select-found-services.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { invoices } from '#backend/payments/schema.ts';
import { containing } from '#backend/platform/database/containing.ts';
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
import { customerColumns } from '#contracts/desk/columns/customer-columns.vi.ts';
import { blockFields, type ShownView, viewFields } from '#contracts/desk/customer-record.ts';
import { noteFields } from '#contracts/desk/order-record.ts';
import { VIEW_RIGHT } from '#contracts/rights/staff-rights.ts';
import { VIEW_LINK_PATH } from '#contracts/secrets/view-link.ts';
import type { ViewRefusal } from '#core/account-rules/view-session.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { oneEditPattern } from '#core/shared/text/one-edit-pattern.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';
import { readCustomer, readSecurity, toCustomerRow } from './customer-record.ts';
import { addNote } from './notes.ts';

/** Words of a name that may each have a slip. */
const MAX_MISSPELT = 6;

const small = 'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ';
/** Both cases, because a database of the locale C lowers ASCII only. */
const marks = small + small.toUpperCase();

/** The name without accents, as `foldVietnamese` folds the words. */
const foldedName = sql`translate(lower(normalize(${parties.fullName}, NFC)), ${marks}, ${foldVietnamese(marks)})`;

/** Each word stands somewhere in the name, in any order and with or without accents. */
const hasWords = (words: string) =>
  and(
    ...foldVietnamese(words)
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => sql`strpos(${foldedName}, ${word}) > 0`),
  );

/** The same with one slip in each word, as names are heard on the telephone. */
const hasMisspeltWords = (words: string) =>
  and(
    ...foldVietnamese(words)
      .split(' ')
      .filter((word) => word !== '')
      .slice(0, MAX_MISSPELT)
      .map((word) => sql`${foldedName} ~ ${`\\m${oneEditPattern(word)}\\M`}`),
  );

/** Owners of what staff may be told on the telephone: a number, a domain, an address, a service, an invoice. */
const selectOwnersOf = (db: Database, words: string) => {
  const owner = { id: orders.ownerPartyId };
  const upper = words.toUpperCase();
  const lower = words.toLowerCase();
  return unionAll(
    db.select(owner).from(orders).where(eq(orders.number, upper)),
    db
      .select(owner)
      .from(orders)
      .where(eq(orders.ownerPhone, normalisePhone(words))),
    db
      .select(owner)
      .from(orders)
      .where(eq(sql`lower(${orders.ownerEmail})`, lower)),
    db
      .select(owner)
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(and(orderLines.isDomain, eq(sql`lower(${orderLines.description})`, lower))),
    db
      .select(owner)
      .from(orders)
      .innerJoin(cloudServices, eq(cloudServices.orderId, orders.id))
      .where(inArray(cloudServices.id, selectFoundServices(db, words))),
    db
      .select(owner)
      .from(orders)
      .innerJoin(invoices, eq(invoices.orderId, orders.id))
      .where(sql`upper(${invoices.series} || ' ' || ${invoices.number}) = ${upper}`),
  );
};

export const listCustomers = async (db: Database, { words, isDescending, limit, offset }: DeskQuery) => {
  const wanted =
    words === ''
      ? undefined
      : or(
          hasWords(words),
          containing(words, [parties.email]),
          eq(parties.phone, normalisePhone(words)),
          inArray(parties.id, selectOwnersOf(db, words)),
        );
  const order = isDescending ? desc : asc;
  const find = async (where: SQL | undefined) => {
    const found = await db
      .select()
      .from(parties)
      .where(where)
      .orderBy(order(parties.createdAt), order(parties.id))
      .limit(limit)
      .offset(offset);
    return { rows: found.map(toCustomerRow), total: await db.$count(parties, where) };
  };
  const spelt = await find(wanted);
  return spelt.total > 0 || /[^\p{L}\s]/u.test(words.trim()) || words === '' ? spelt : find(hasMisspeltWords(words));
};

const confirmed = { confirmedWithinMinutes: 10 } as const;
const nothing = z.object({});

const viewRefusals: Readonly<Record<ViewRefusal, string>> = {
  guest: 'Khách này không có tài khoản để xem.',
  blocked: 'Tài khoản đang tạm khoá. Mở lại đăng nhập trước.',
};

/** The link is told with the answer, and only its digest is kept. Throws ActionRefusal. */
const viewAsCustomer = async (
  deps: CustomerDeps,
  tx: Transaction,
  reason: string,
  { id, member }: DeskOrder,
): Promise<DeskOutcome> => {
  const view = { partyId: id, viewerId: member.id, device: member.device, reason };
  const started = await startView(deps, tx, view);
  if (started.refusal !== null) throw new ActionRefusal(viewRefusals[started.refusal]);
  const shown: ShownView = { link: `${deps.environment.publicOrigin}${VIEW_LINK_PATH}/${started.token}` };
  return { id, before: {}, after: { view: 'opened', reason }, shown };
};

type CustomerDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets' | 'environment'>;

/**
 * Customers and guests, found by anything that they say on the telephone, with all that belongs to them. Administrators
 * see where they are logged in, end their sessions, block their log-in and look at the shop as they do.
 */
export const customerResource = (deps: CustomerDeps): DeskResource => ({
  name: 'customers',
  reader: 'customers:read',
  sorts: ['createdAt'],
  filters: [],
  columns: customerColumns,
  list: (query) => listCustomers(deps.db, query),
  read: (db, id) => readCustomer(db, id),
  parts: { security: { reader: 'customers:security', read: (id) => readSecurity(deps, id) } },
  actions: {
    note: deskCommand('customers:note', noteFields, (tx, { text }, { id, member }) =>
      addNote(deps, tx, id, { partyId: id, text, author: member.name }),
    ),
    block: deskCommand(
      'customers:block',
      blockFields,
      async (tx, { reason }, { id }) => {
        await blockAccount(deps, tx, id, reason);
        return { id, before: { account: 'open' }, after: { account: 'blocked' } };
      },
      confirmed,
    ),
    'view-as': deskCommand(
      VIEW_RIGHT,
      viewFields,
      (tx, { reason }, order) => viewAsCustomer(deps, tx, reason, order),
      confirmed,
    ),
    unblock: deskCommand(
      'customers:block',
      nothing,
      async (tx, _, { id }) => {
        await unblockAccount(deps, tx, id);
        return { id, before: { account: 'blocked' }, after: { account: 'open' } };
      },
      confirmed,
    ),
    'end-sessions': deskCommand(
      'customers:block',
      nothing,
      async (tx, _, { id }) => {
        await endSessionsOfCustomer(deps, tx, id);
        return { id, before: {}, after: { sessions: 0 } };
      },
      confirmed,
    ),
  },
});
