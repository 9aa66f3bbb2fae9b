import { eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { categories, products } from '#backend/catalogue/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskQuery, type DeskResource, deskCommand, FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { giftColumns } from '#contracts/desk/columns/gift-columns.vi.ts';
import { type GiftRecord, giftFields, newGiftFields } from '#contracts/desk/gift-record.ts';
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

type Typed = z.output<typeof giftFields>;
type Db = Database | Transaction;
type Codes = ReadonlyMap<string, string>;

const isGift = sql`${vouchers.rule} ->> 'kind' = 'gift'`;

/** Codes of plans by their ids. */
const readSkus = async (db: Db): Promise<Codes> =>
  new Map((await db.select({ id: products.id, sku: products.sku }).from(products)).map(({ id, sku }) => [id, sku]));

const toRecord =
  (skus: Codes) =>
  (row: CountedRow, now: number): Omit<GiftRecord, keyof AboutCode> => ({
    id: row.code,
    code: row.code,
    title: row.title,
    description: row.description,
    gifts: (row.rule.products ?? []).flatMap((id) => skus.get(id) ?? []),
    line: row.rule.requiredCompanion?.category ?? '',
    months: row.rule.requiredCompanion?.months ?? 1,
    percent: row.rule.percent ?? 100,
    maxAmount: row.rule.maxAmount,
    isFirstOrderOnly: row.rule.isFirstOrderOnly,
    usageLimit: row.usageLimit,
    from: isoDayAt(Math.max(row.startsAt, row.createdAt)),
    until: isoDayAt(row.expiresAt - 1),
    state: stateOf(row, now),
    useCount: row.useCount,
  });

const readRecord = async (db: Db, code: string, now: number): Promise<GiftRecord | null> => {
  const found = await readCode(db, isGift, code, now);
  return found && { ...toRecord(await readSkus(db))(found.row, now), ...found.about };
};

/** Throws FieldRefusal for a plan or a line that the shop does not have. */
const readRule = async (tx: Transaction, typed: Typed): Promise<DiscountRule> => {
  const { gifts, line, months, percent, maxAmount, isFirstOrderOnly } = typed;
  const found = await tx
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.sku, [...gifts]));
  const missing = gifts.filter((sku) => !found.some((each) => each.sku === sku));
  if (missing.length > 0) throw new FieldRefusal({ gifts: `Không có sản phẩm mang mã ${missing.join(', ')}.` });
  const [known] = await tx.select({ id: categories.id }).from(categories).where(eq(categories.handle, line));
  if (!known) throw new FieldRefusal({ line: 'Không có dòng sản phẩm này. Ví dụ: web-hosting.' });
  return {
    ...unconditionalRule,
    kind: 'gift',
    percent,
    maxAmount,
    isFirstOrderOnly,
    products: found.map(({ id }) => id),
    requiredCompanion: { category: line, months },
  };
};

/** What the log keeps: no texts. */
const factsOf = ({ gifts, line, months, percent, usageLimit, from, until }: Typed) => ({
  gifts: gifts.join(', '),
  line,
  months,
  percent,
  usageLimit,
  from,
  until,
});

/** Plans that are given beside another one, by a code. Carts follow a change at once; placed orders keep their rule. [VOU-02] */
export const giftResource = (deps: Pick<BackendDeps, 'db' | 'clock'>): DeskResource => ({
  name: 'gifts',
  reader: 'gifts:read',
  sorts: codeSorts,
  filters: ['state'],
  columns: giftColumns,
  list: async (query: DeskQuery) => listCodes(deps, isGift, toRecord(await readSkus(deps.db)), query),
  read: (db, id) => readRecord(db, id, deps.clock.now()),
  create: deskCommand('gifts:act', newGiftFields, async (tx, typed) => {
    const rule = await readRule(tx, typed);
    const code = await insertCode(tx, { ...typed, type: 'GIFT', rule }, deps.clock.now());
    return { id: code, before: {}, after: { code, ...factsOf(typed) } };
  }),
  update: deskCommand('gifts:act', giftFields, async (tx, typed, { id }) => {
    const old = await readRecord(tx, id, deps.clock.now());
    if (old === null) throw notFound('gift');
    const { title, description, usageLimit } = typed;
    const changed = { title, description, usageLimit, rule: await readRule(tx, typed), ...changePeriod(old, typed) };
    await tx.update(vouchers).set(changed).where(eq(vouchers.code, id));
    return { id, before: factsOf(old), after: factsOf(typed) };
  }),
  actions: {
    end: deskCommand('gifts:act', z.object({}), (tx, _, { id }) => endCode(tx, isGift, id, deps.clock.now())),
  },
});
