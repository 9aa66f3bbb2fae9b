import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { parties } from '#backend/authorisation/schema.ts';
import { changeOfEntry, postEntry } from '#backend/balances/ledger.ts';
import { balanceEntries } from '#backend/balances/schema.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskQuery, type DeskResource, deskCommand, FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import { newId } from '#backend/platform/new-id.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { correctionFields, type DeskBalanceRecord, type DeskBalanceRow } from '#contracts/desk/balance-record.ts';
import { balanceColumns, balanceEntryColumns } from '#contracts/desk/columns/balance-columns.vi.ts';
import { type EntryKind, entryKinds } from '#core/balance-rules/ledger.ts';
import { selectEntries, toEntryRow } from './select-entries.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock'>;
type Db = Database | Transaction;

/** Newest entries of a record. */
const MAX_ENTRIES = 100;

/** Customers beside what their entries add up to. */
const selectBalances = (db: Db) => {
  const sums = db
    .select({
      partyId: balanceEntries.partyId,
      balance: sql<number>`sum(${changeOfEntry})::float8`.as('balance'),
      movedAt: sql<number>`max(${balanceEntries.at})::float8`.as('moved_at'),
    })
    .from(balanceEntries)
    .groupBy(balanceEntries.partyId)
    .as('sums');
  return { sums, select: db.select({ party: parties, balance: sums.balance, movedAt: sums.movedAt }).from(parties) };
};

type Found = {
  readonly party: typeof parties.$inferSelect;
  readonly balance: number | null;
  readonly movedAt: number | null;
};

const toRow = ({ party, balance, movedAt }: Found): DeskBalanceRow => ({
  id: party.id,
  customer: party.fullName,
  email: party.email,
  balance: balance ?? 0,
  movedAt,
});

const list = async (db: Database, { words, isDescending, limit, offset }: DeskQuery) => {
  const { sums, select } = selectBalances(db);
  const wanted = containing(words, [parties.fullName, parties.email]);
  const order = isDescending ? desc : asc;
  const inOrder = [order(sums.movedAt), order(parties.id)];
  const page = await db
    .select({ id: parties.id, total: sql<number>`(count(*) over ())::int` })
    .from(parties)
    .innerJoin(sums, eq(sums.partyId, parties.id))
    .where(wanted)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
  const found = await select
    .innerJoin(sums, eq(sums.partyId, parties.id))
    .where(
      inArray(
        sums.partyId,
        page.map(({ id }) => id),
      ),
    )
    .orderBy(...inOrder);
  const moved = db.selectDistinct({ id: balanceEntries.partyId }).from(balanceEntries);
  const count = () => db.$count(parties, and(wanted, inArray(parties.id, moved)));
  return { rows: found.map(toRow), total: page[0]?.total ?? (offset === 0 ? 0 : await count()) };
};

/** Also of a customer whose balance never moved. */
const read = async (db: Db, id: string): Promise<DeskBalanceRecord | null> => {
  const { sums, select } = selectBalances(db);
  const [found] = await select.leftJoin(sums, eq(sums.partyId, parties.id)).where(eq(parties.id, id));
  if (!found) return null;
  const entries = await selectEntries(db)
    .where(eq(balanceEntries.partyId, id))
    .orderBy(desc(balanceEntries.sequence))
    .limit(MAX_ENTRIES);
  return { ...toRow(found), entries: entries.map(toEntryRow) };
};

const tooMuch = { change: 'Số dư của khách không có nhiều như vậy.' };

/** Prepaid balances of customers; accounting corrects one with a reason that its customer reads. */
export const balanceResource = (deps: Deps): DeskResource => ({
  name: 'balances',
  reader: 'balances:read',
  sorts: ['movedAt'],
  filters: [],
  columns: balanceColumns,
  list: (query) => list(deps.db, query),
  read,
  actions: {
    correct: deskCommand(
      'balances:act',
      correctionFields,
      async (tx, { change, reason }, { id, member }) => {
        const before = (await read(tx, id))?.balance ?? 0;
        const key = `correction:${newId()}`;
        const by = `staff ${member.name}`;
        try {
          await postEntry(tx, { partyId: id, key, kind: 'correction', change, reason, by, at: deps.clock.now() });
        } catch (failure) {
          if (failure instanceof ServiceFailure && failure.code === 'BALANCE_TOO_LOW') throw new FieldRefusal(tooMuch);
          throw failure;
        }
        // Taking a customer's money away weighs as much as giving it.
        return { id, before: { balance: before }, after: { balance: before + change }, amount: Math.abs(change) };
      },
      { confirmedWithinMinutes: 60 },
    ),
  },
});

const kindIn = (filter: string | undefined): EntryKind | undefined => entryKinds.find((kind) => kind === filter);

/** Every movement of all balances, as books need them. */
export const balanceEntryResource = (deps: Deps): DeskResource => ({
  name: 'balance-entries',
  reader: 'balances:read',
  sorts: ['at'],
  filters: ['kind'],
  columns: balanceEntryColumns,
  list: async ({ words, filter, isDescending, limit, offset }) => {
    const kind = kindIn(filter.kind);
    const named = deps.db
      .select({ id: parties.id })
      .from(parties)
      .where(containing(words, [parties.fullName, parties.email]));
    const wanted = and(
      kind && eq(balanceEntries.kind, kind),
      words === '' ? undefined : inArray(balanceEntries.partyId, named),
    );
    const order = isDescending ? desc : asc;
    const inOrder = [order(balanceEntries.at), order(balanceEntries.sequence)] as const;
    const page = deps.db
      .select({ id: balanceEntries.id })
      .from(balanceEntries)
      .where(wanted)
      .orderBy(...inOrder)
      .limit(limit)
      .offset(offset);
    const found = await selectEntries(deps.db)
      .where(inArray(balanceEntries.id, page))
      .orderBy(...inOrder);
    return { rows: found.map(toEntryRow), total: await deps.db.$count(balanceEntries, wanted) };
  },
  read: async (db, id) => {
    const [found] = await selectEntries(db).where(eq(balanceEntries.id, id));
    return found ? toEntryRow(found) : null;
  },
});
