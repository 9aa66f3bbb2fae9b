import { and, asc, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { computeOrderDiscounts } from '#backend/order-store/order-discounts.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskOutcome, type DeskQuery, FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { VoucherRecord } from '#contracts/desk/voucher-record.ts';
import { isUsedUp } from '#core/order-rules/vouchers.ts';
import { isConflict } from '#core/pricing/conflicting-codes.ts';
import type { DiscountRule } from '#core/pricing/discount.ts';
import { normaliseVoucherCode } from '#core/pricing/voucher-code.ts';
import { isoDayAt, startOfIsoDay } from '#core/shared/calendar.ts';
import { addDong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { type CountedRow, countUses } from './evaluate-voucher.ts';
import { campaigns, type VoucherRow, vouchers, voucherUses } from './schema.ts';

type Db = Database | Transaction;

/** What is read of a single code only. */
export type AboutCode = Pick<VoucherRecord, 'given' | 'conflicts' | 'waiting'>;

export const stateOf = (row: CountedRow, now: number): VoucherRecord['state'] => {
  if (row.expiresAt <= now) return 'ended';
  if (isUsedUp(row)) return 'used-up';
  return row.startsAt > now ? 'waiting' : 'active';
};

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

/** Running or coming codes between which and this one buyers have to choose. */
const findConflicts = async (db: Db, code: VoucherRow, now: number): Promise<AboutCode['conflicts']> => {
  const others = await db.select().from(vouchers).where(gt(vouchers.expiresAt, now)).orderBy(asc(vouchers.code));
  return others
    .filter((other) => code.expiresAt > now && isConflict(code, other))
    .map(({ code: id, title, startsAt, createdAt, expiresAt }) => ({
      id,
      title,
      from: isoDayAt(Math.max(startsAt, createdAt)),
      until: isoDayAt(expiresAt - 1),
    }));
};

const orderings = { from: vouchers.startsAt, code: vouchers.code, until: vouchers.expiresAt } as const;
export const codeSorts = ['from', 'code', 'until'] as const;

export const listCodes = async <Row extends { readonly id: string; readonly state: VoucherRecord['state'] }>(
  { db, clock }: Pick<BackendDeps, 'db' | 'clock'>,
  kind: SQL,
  toRow: (row: CountedRow, now: number) => Row,
  query: DeskQuery,
) => {
  const column = orderings[codeSorts.find((each) => each === query.sort) ?? 'from'];
  const words = normaliseVoucherCode(query.words);
  const rows = await db
    .select()
    .from(vouchers)
    .where(and(kind, words === '' ? undefined : sql`strpos(${vouchers.code}, ${words}) > 0`))
    .orderBy(query.isDescending ? desc(column) : asc(column), asc(vouchers.code));
  const now = clock.now();
  const { state } = query.filter;
  const records = (await countUses(db, rows, null, now))
    .map((row) => toRow(row, now))
    .filter((record) => state === undefined || record.state === state);
  return { rows: records.slice(query.offset, query.offset + query.limit), total: records.length };
};

/** Null for an unknown code, and one of another kind. */
export const readCode = async (
  db: Db,
  kind: SQL,
  code: string,
  now: number,
): Promise<{ readonly row: CountedRow; readonly about: AboutCode } | null> => {
  const [found] = await db
    .select()
    .from(vouchers)
    .where(and(kind, eq(vouchers.code, code)));
  if (found === undefined) return null;
  const [row] = await countUses(db, [found], null, now);
  if (row === undefined) return null;
  const isHeld = and(eq(voucherUses.code, code), isNotNull(voucherUses.heldUntil), gt(voucherUses.heldUntil, now));
  const [given, conflicts, waiting] = await Promise.all([
    sumGiven(db, code),
    findConflicts(db, found, now),
    db.$count(voucherUses, isHeld),
  ]);
  return { row, about: { given, conflicts, waiting } };
};

/** Midnights in Vietnam between which the code counts. Throws FieldRefusal. */
export const readPeriod = ({ from, until }: { readonly from: string; readonly until: string }) => {
  const [startsAt, lastDay] = [startOfIsoDay(from), startOfIsoDay(until)];
  if (startsAt === null) throw new FieldRefusal({ from: 'Không có ngày này.' });
  if (lastDay === null) throw new FieldRefusal({ until: 'Không có ngày này.' });
  if (lastDay < startsAt) throw new FieldRefusal({ until: 'Ngày cuối không được trước ngày bắt đầu.' });
  return { startsAt, expiresAt: lastDay + DAY_MS };
};

/** Nothing where the days are those that the member saw: a code that was ended today stays so. Throws FieldRefusal. */
export const changePeriod = (
  seen: Pick<VoucherRecord, 'from' | 'until'>,
  typed: Pick<VoucherRecord, 'from' | 'until'>,
): Partial<ReturnType<typeof readPeriod>> =>
  seen.from === typed.from && seen.until === typed.until ? {} : readPeriod(typed);

/** A new code with its campaign. Returns it as it is written. Throws FieldRefusal. */
export const insertCode = async (
  tx: Transaction,
  {
    type,
    rule,
    title,
    description,
    usageLimit,
    ...typed
  }: {
    readonly code: string;
    readonly type: 'VOUCHER' | 'GIFT';
    readonly rule: DiscountRule;
    readonly title: string;
    readonly description: string;
    readonly usageLimit: number | null;
    readonly from: string;
    readonly until: string;
  },
  now: number,
): Promise<string> => {
  const code = normaliseVoucherCode(typed.code);
  if (code.length < 3) throw new FieldRefusal({ code: 'Mã cần ít nhất 3 chữ cái hoặc chữ số.' });
  const { startsAt, expiresAt } = readPeriod(typed);
  const [known] = await tx.select({ code: vouchers.code }).from(vouchers).where(eq(vouchers.code, code));
  if (known) throw new FieldRefusal({ code: 'Đã có mã này.' });
  const campaignId = `MA-${code}`;
  await tx.insert(campaigns).values({
    id: campaignId,
    name: title,
    description,
    type,
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
  return code;
};

/** Ends a code now. Throws STATUS_NOT_ALLOWED for one that has ended or is of another kind. */
export const endCode = async (tx: Transaction, kind: SQL, code: string, now: number): Promise<DeskOutcome> => {
  const [row] = await tx
    .update(vouchers)
    .set({ expiresAt: now })
    .where(and(kind, eq(vouchers.code, code), gt(vouchers.expiresAt, now)))
    .returning({ code: vouchers.code });
  if (!row) throw new ServiceFailure('STATUS_NOT_ALLOWED', 'The code has ended');
  return { id: code, before: { state: 'running' }, after: { state: 'ended' } };
};
