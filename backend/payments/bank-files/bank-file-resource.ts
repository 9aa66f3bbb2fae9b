import { createHash } from 'node:crypto';
import { asc, desc, eq, lt } from 'drizzle-orm';
import type { PaymentDeps } from '#backend/payments/environment.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { type DeskQuery, type DeskResource, deskCommand, FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import {
  applyBankFileFields,
  type BankEffect,
  type BankFileRecord,
  type BankFileRow,
  newBankFileFields,
} from '#contracts/desk/bank-file-record.ts';
import { bankFileColumns } from '#contracts/desk/columns/bank-file-columns.vi.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { applyBankFile } from './apply-bank-file.ts';
import { bankFiles, type BankFileRow as Stored } from './bank-file-schema.ts';
import { bankFileProblems, describePlanned, refusalSentences } from './bank-file-words.vi.ts';
import { type PlannedRow, planBankFile } from './plan-bank-file.ts';
import { readBankFile } from './read-bank-file.ts';

const MAX_BYTES = 5 * 1024 * 1024;
/** Base64, percent-encoded in a form, and room for the name. */
export const BANK_FORM_BYTES = Math.ceil(MAX_BYTES / 3) * 5;
/** Rows of a plan that a page shows. */
const MAX_SHOWN = 300;
/** What nobody applies is forgotten: it tells who paid. */
const KEPT_MS = 30 * DAY_MS;

type Db = Database | Transaction;

const toRow = ({ id, name, read, addedAt, addedBy, appliedAt }: Stored): BankFileRow => ({
  id,
  name,
  bank: read.bank,
  addedAt,
  addedBy,
  appliedAt,
});

const digestOf = (rows: readonly PlannedRow[]): string =>
  createHash('sha256').update(JSON.stringify(rows)).digest('base64url');

/** An order and a balance that a payer named look alike. */
const effectOf = ({ effect }: PlannedRow): BankEffect => (effect === 'top-up' ? 'match' : effect);

const toRecord = (stored: Stored, rows: readonly PlannedRow[]): BankFileRecord => {
  const { refusals, outgoing } = stored.read;
  const of = (effect: BankEffect): number => rows.filter((row) => effectOf(row) === effect).length;
  return {
    ...toRow(stored),
    plan: digestOf(rows),
    counts: { match: of('match'), known: of('known'), keep: of('keep'), refused: refusals.length, outgoing },
    outcome: stored.outcome,
    rows: rows.slice(0, MAX_SHOWN).map((planned) => {
      const { row, reference, amount, content, paidAt } = planned;
      const effect = effectOf(planned);
      return { id: String(row), row, effect, reference, amount, content, paidAt, about: describePlanned(planned) };
    }),
    refusals: refusals
      .slice(0, MAX_SHOWN)
      .map(({ row, problem }) => ({ id: String(row), row, reason: refusalSentences[problem] })),
  };
};

const find = async (db: Db, id: string): Promise<Stored | undefined> => {
  const [found] = await db.select().from(bankFiles).where(eq(bankFiles.id, id));
  return found;
};

const list = async (db: Database, { words, isDescending, limit, offset }: DeskQuery) => {
  const wanted = containing(words, [bankFiles.name]);
  const found = await db
    .select()
    .from(bankFiles)
    .where(wanted)
    .orderBy((isDescending ? desc : asc)(bankFiles.addedAt), asc(bankFiles.id))
    .limit(limit)
    .offset(offset);
  return { rows: found.map(toRow), total: await db.$count(bankFiles, wanted) };
};

const accountOf = ({ environment }: PaymentDeps): string => {
  const transfers = environment.payments.providers.find((each) => each.kind === 'transfer');
  if (transfers === undefined) throw new ServiceFailure('METHOD_UNKNOWN', 'The shop takes no transfers');
  return transfers.account.accountNumber;
};

const confirmed = { confirmedWithinMinutes: 60 } as const;

/** Statements of the bank: each is read, planned against what the shop knows now, and applied once. [PAY-02] */
export const bankFileResource = (deps: PaymentDeps): DeskResource => ({
  name: 'bank-files',
  reader: 'bank-files:read',
  sorts: ['addedAt'],
  filters: [],
  columns: bankFileColumns,
  list: (query) => list(deps.db, query),
  read: async (db, id) => {
    const found = await find(db, id);
    return found ? toRecord(found, await planBankFile(db, found.read)) : null;
  },
  create: deskCommand(
    'bank-files:act',
    newBankFileFields,
    async (tx, { name, base64 }, { member }) => {
      const bytes = Buffer.from(base64, 'base64');
      if (bytes.length > MAX_BYTES) throw new FieldRefusal({ base64: bankFileProblems.tooLarge });
      const now = deps.clock.now();
      const read = await readBankFile({ name, bytes }, { now, account: accountOf(deps) });
      if ('problem' in read) throw new FieldRefusal({ base64: read.problem });
      await tx.delete(bankFiles).where(lt(bankFiles.addedAt, now - KEPT_MS));
      const id = newId();
      await tx.insert(bankFiles).values({ id, name, read, addedAt: now, addedBy: member.name });
      return { id, before: {}, after: { bank: read.bank, rows: read.rows.length, refused: read.refusals.length } };
    },
    { formBytes: BANK_FORM_BYTES },
  ),
  actions: {
    apply: deskCommand(
      'bank-files:act',
      applyBankFileFields,
      async (tx, { plan: seen }, { id, member }) => {
        const file = await find(tx, id);
        if (file === undefined) throw notFound('file');
        const rows = await planBankFile(tx, file.read);
        if (file.appliedAt !== null || digestOf(rows) !== seen)
          throw new ServiceFailure('STATUS_NOT_ALLOWED', 'It was applied, or the shop knows more by now');
        const outcome = await applyBankFile(deps, tx, rows, member.name);
        await tx
          .update(bankFiles)
          .set({ outcome, appliedAt: deps.clock.now(), read: { ...file.read, rows: [] } })
          .where(eq(bankFiles.id, id));
        return { id, before: {}, after: outcome };
      },
      confirmed,
    ),
  },
});
