import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { computeOrderDiscounts } from '#backend/order-store/order-discounts.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import {
  type DeskOutcome,
  type DeskQuery,
  type DeskResource,
  deskCommand,
  FieldRefusal,
} from '#backend/platform/desk/desk-resource.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { voucherColumns } from '#contracts/desk/columns/voucher-columns.vi.ts';
import { newVoucherFields, type VoucherRecord, voucherFields } from '#contracts/desk/voucher-record.ts';
import { isUsedUp } from '#core/order-rules/vouchers.ts';
import { type DiscountRule, unconditionalRule } from '#core/pricing/discount.ts';
import { normaliseVoucherCode } from '#core/pricing/voucher-code.ts';
import { isoDayAt, startOfIsoDay } from '#core/shared/calendar.ts';
import { addDong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { type CountedRow, countUses } from './evaluate-voucher.ts';
import { campaigns, vouchers, voucherUses } from './schema.ts';

type Typed = z.output<typeof voucherFields>;
const endFields = z.object({});

const stateOf = (row: CountedRow, now: number): VoucherRecord['state'] => {
  if (row.expiresAt <= now) return 'ended';
  if (isUsedUp(row)) return 'used-up';
  return row.startsAt > now ? 'waiting' : 'active';
};

const toRecord = (row: CountedRow, now: number): Omit<VoucherRecord, 'given'> => ({
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

/** đồng with VAT that orders with a final use of the code were given. */
const sumGiven = async (db: Database | Transaction, code: string): Promise<number> => {
  const used = await db
    .select({ order: orders, line: orderLines })
    .from(voucherUses)
    .innerJoin(orders, eq(orders.id, voucherUses.orderId))
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), isNull(orderLines.removedAt)))
    .where(and(eq(voucherUses.code, code), isNull(voucherUses.heldUntil)));
  const placed = new Map(used.map(({ order }) => [order.id, order]));
  const discounts = [...placed.values()].flatMap((order) => {
    const lines = used.flatMap(({ line }) => (line.orderId === order.id ? [line] : []));
    return computeOrderDiscounts({ order, lines }).discounts;
  });
  return addDong(...discounts.filter((discount) => discount.code === code).map(({ gross }) => gross));
};

const orderings = { from: vouchers.startsAt, code: vouchers.code, until: vouchers.expiresAt } as const;
const sorts = ['from', 'code', 'until'] as const;

const listRecords = async ({ db, clock }: Pick<BackendDeps, 'db' | 'clock'>, query: DeskQuery) => {
  const column = orderings[sorts.find((each) => each === query.sort) ?? 'from'];
  const words = normaliseVoucherCode(query.words);
  const rows = await db
    .select()
    .from(vouchers)
    .where(words === '' ? undefined : sql`strpos(${vouchers.code}, ${words}) > 0`)
    .orderBy(query.isDescending ? desc(column) : asc(column), asc(vouchers.code));
  const now = clock.now();
  const { state } = query.filter;
  const records = (await countUses(db, rows, null, now))
    .map((row) => toRecord(row, now))
    .filter((record) => state === undefined || record.state === state);
  return { rows: records.slice(query.offset, query.offset + query.limit), total: records.length };
};

const readRecord = async (db: Database | Transaction, code: string, now: number): Promise<VoucherRecord | null> => {
  const rows = await db.select().from(vouchers).where(eq(vouchers.code, code));
  const [row] = await countUses(db, rows, null, now);
  return row ? { ...toRecord(row, now), given: await sumGiven(db, code) } : null;
};

/** Midnights in Vietnam between which the code counts. Throws FieldRefusal. */
const readPeriod = ({ from, until }: Pick<Typed, 'from' | 'until'>) => {
  const [startsAt, lastDay] = [startOfIsoDay(from), startOfIsoDay(until)];
  if (startsAt === null) throw new FieldRefusal({ from: 'Không có ngày này.' });
  if (lastDay === null) throw new FieldRefusal({ until: 'Không có ngày này.' });
  if (lastDay < startsAt) throw new FieldRefusal({ until: 'Ngày cuối không được trước ngày bắt đầu.' });
  return { startsAt, expiresAt: lastDay + DAY_MS };
};

/** Throws FieldRefusal unless the code lowers prices in exactly one way. */
const readRule = (typed: Typed): Partial<DiscountRule> => {
  const { percent, amount, maxAmount, minSpend, categories, isFirstOrderOnly } = typed;
  if ((percent === null) === (amount === null))
    throw new FieldRefusal({ percent: 'Điền phần trăm hoặc số tiền, một trong hai.' });
  const isAll = categories.length === 0;
  return { percent, amount, maxAmount, minSpend, isFirstOrderOnly, categories: isAll ? null : categories };
};

/** What the log keeps: no texts. */
const factsOf = ({ percent, amount, maxAmount, minSpend, usageLimit, from, until }: Typed) => ({
  percent,
  amount,
  maxAmount,
  minSpend,
  usageLimit,
  from,
  until,
});

const addVoucher = async (
  tx: Transaction,
  typed: Typed & { readonly code: string },
  now: number,
): Promise<DeskOutcome> => {
  const code = normaliseVoucherCode(typed.code);
  if (code.length < 3) throw new FieldRefusal({ code: 'Mã cần ít nhất 3 chữ cái hoặc chữ số.' });
  const { title, description, usageLimit } = typed;
  const { startsAt, expiresAt } = readPeriod(typed);
  const rule = { ...unconditionalRule, ...readRule(typed) };
  const [known] = await tx.select({ code: vouchers.code }).from(vouchers).where(eq(vouchers.code, code));
  if (known) throw new FieldRefusal({ code: 'Đã có mã này.' });
  const campaignId = `MA-${code}`;
  await tx.insert(campaigns).values({
    id: campaignId,
    name: title,
    description,
    type: 'VOUCHER',
    fromDate: startsAt,
    toDate: expiresAt,
    createdAt: now,
  });
  await tx.insert(vouchers).values({
    code,
    id: campaignId,
    campaignId,
    campaignActionId: campaignId,
    title,
    description,
    rule,
    usageLimit,
    startsAt,
    expiresAt,
    createdAt: now,
  });
  return { id: code, before: {}, after: { code, ...factsOf(typed) } };
};

const changeVoucher = async (tx: Transaction, typed: Typed, code: string, now: number): Promise<DeskOutcome> => {
  const old = await readRecord(tx, code, now);
  const [row] = await tx.select().from(vouchers).where(eq(vouchers.code, code)).for('update');
  if (old === null || row === undefined) throw notFound('voucher');
  const period = readPeriod(typed);
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
  sorts,
  filters: ['state'],
  columns: voucherColumns,
  list: (query) => listRecords(deps, query),
  read: (db, id) => readRecord(db, id, deps.clock.now()),
  create: deskCommand('vouchers:act', newVoucherFields, (tx, typed) => addVoucher(tx, typed, deps.clock.now())),
  update: deskCommand('vouchers:act', voucherFields, (tx, typed, { id }) =>
    changeVoucher(tx, typed, id, deps.clock.now()),
  ),
  actions: {
    end: deskCommand('vouchers:act', endFields, async (tx, _, { id }) => {
      const now = deps.clock.now();
      const [row] = await tx
        .update(vouchers)
        .set({ expiresAt: now })
        .where(and(eq(vouchers.code, id), sql`${vouchers.expiresAt} > ${now}`))
        .returning({ code: vouchers.code });
      if (!row) throw new ServiceFailure('STATUS_NOT_ALLOWED', 'The voucher has ended');
      return { id, before: { state: 'running' }, after: { state: 'ended' } };
    }),
  },
});
