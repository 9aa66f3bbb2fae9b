import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import {
  type DeskOutcome,
  type DeskResource,
  deskCommand,
  FieldRefusal,
} from '#backend/platform/desk/desk-resource.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { voucherColumns } from '#contracts/desk/columns/voucher-columns.vi.ts';
import { newVoucherFields, type VoucherRecord, voucherFields } from '#contracts/desk/voucher-record.ts';
import { type DiscountRule, unconditionalRule } from '#core/pricing/discount.ts';
import { isoDayAt } from '#core/shared/calendar.ts';
import {
  type AboutCode,
  changePeriod,
  codeSorts,
  endCode,
  insertCode,
  listCodes,
  readCode,
  stateOf,
} from './desk-codes.ts';
import type { CountedRow } from './evaluate-voucher.ts';
import { vouchers } from './schema.ts';

type Typed = z.output<typeof voucherFields>;
const endFields = z.object({});
/** Gifts have a page of their own. */
const isVoucher = sql`${vouchers.rule} ->> 'kind' <> 'gift'`;

const toRecord = (row: CountedRow, now: number): Omit<VoucherRecord, keyof AboutCode> => ({
  id: row.code,
  code: row.code,
  title: row.title,
  description: row.description,
  percent: row.rule.percent,
  amount: row.rule.amount,
  maxAmount: row.rule.maxAmount,
  minSpend: row.rule.minSpend,
  categories: [...(row.rule.categories ?? [])],
  isFirstOrderOnly: row.rule.isFirstOrderOnly,
  usageLimit: row.usageLimit,
  from: isoDayAt(Math.max(row.startsAt, row.createdAt)),
  until: isoDayAt(row.expiresAt - 1),
  state: stateOf(row, now),
  useCount: row.useCount,
});

const readRecord = async (db: Database | Transaction, code: string, now: number): Promise<VoucherRecord | null> => {
  const found = await readCode(db, isVoucher, code, now);
  return found && { ...toRecord(found.row, now), ...found.about };
};

/** Throws FieldRefusal unless the code lowers prices in exactly one way. */
const readRule = (typed: Typed): Partial<DiscountRule> => {
  const { percent, amount, maxAmount, minSpend, categories, isFirstOrderOnly } = typed;
  if ((percent === null) === (amount === null))
    throw new FieldRefusal({ percent: 'Điền phần trăm hoặc số tiền, một trong hai.' });
  const isAll = categories.length === 0;
  return { percent, amount, maxAmount, minSpend, isFirstOrderOnly, categories: isAll ? null : categories };
};

/** What the log keeps: of the texts the title alone. */
const factsOf = ({
  title,
  percent,
  amount,
  maxAmount,
  minSpend,
  usageLimit,
  isFirstOrderOnly,
  from,
  until,
}: Typed) => ({
  title,
  percent,
  amount,
  maxAmount,
  minSpend,
  usageLimit,
  isFirstOrderOnly,
  from,
  until,
});

const addVoucher = async (
  tx: Transaction,
  typed: Typed & { readonly code: string },
  now: number,
): Promise<DeskOutcome> => {
  const rule = { ...unconditionalRule, ...readRule(typed) };
  const code = await insertCode(tx, { ...typed, type: 'VOUCHER', rule }, now);
  return { id: code, before: {}, after: { code, ...factsOf(typed) } };
};

const changeVoucher = async (tx: Transaction, typed: Typed, code: string, now: number): Promise<DeskOutcome> => {
  const old = await readRecord(tx, code, now);
  const [row] = await tx.select().from(vouchers).where(eq(vouchers.code, code)).for('update');
  if (old === null || row === undefined) throw notFound('voucher');
  const period = changePeriod(old, typed);
  const { title, description, usageLimit } = typed;
  const rule = { ...row.rule, ...readRule(typed) };
  await tx
    .update(vouchers)
    .set({ title, description, usageLimit, rule, ...period })
    .where(eq(vouchers.code, code));
  return { id: code, before: factsOf(old), after: factsOf(typed) };
};

/** Codes that lower an order. A running one that is changed counts for carts at once; placed orders keep their rule. */
export const voucherResource = (deps: Pick<BackendDeps, 'db' | 'clock'>): DeskResource => ({
  name: 'vouchers',
  reader: 'vouchers:read',
  sorts: codeSorts,
  filters: ['state'],
  columns: voucherColumns,
  list: (query) => listCodes(deps, isVoucher, toRecord, query),
  read: (db, id) => readRecord(db, id, deps.clock.now()),
  create: deskCommand('vouchers:act', newVoucherFields, (tx, typed) => addVoucher(tx, typed, deps.clock.now())),
  update: deskCommand('vouchers:act', voucherFields, (tx, typed, { id }) =>
    changeVoucher(tx, typed, id, deps.clock.now()),
  ),
  actions: {
    end: deskCommand('vouchers:act', endFields, (tx, _, { id }) => endCode(tx, isVoucher, id, deps.clock.now())),
  },
});
