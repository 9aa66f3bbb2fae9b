import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { LineInput, LinesInput } from '#backend/line-pricing/line-input.ts';
import { loadPriceList } from '#backend/line-pricing/price-list.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { accept, ServiceFailure } from '#backend/platform/service-failure.ts';
import {
  MAX_QUOTATIONS_A_DAY,
  QUOTATION_DAYS,
  type WireQuotation,
  type WireQuotedLine,
} from '#contracts/rest/quotation-rest.ts';
import { MAX_LINES, type PricedLine, priceLine } from '#core/order-rules/price-line.ts';
import { dayInVietnam, vatPercentOn } from '#core/pricing/vat-on.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { toQuotationWire } from './quotation-wire.ts';
import { quotations } from './schema.ts';

/** BG + yyyymmdd in Vietnam + sequence number. */
const nextQuotationNumber = async (tx: Transaction, now: number): Promise<string> => {
  const { rows } = await tx.execute<{ next: string }>(sql`select nextval('quotation_numbers')::text as next`);
  return `BG${dayInVietnam(now).replaceAll('-', '')}${(rows[0]?.next ?? '').padStart(4, '0')}`;
};

const toQuotedLine = (
  { line: input, product, price, children }: PricedLine<LineInput>,
  vatPercent: number,
): WireQuotedLine => ({
  product_id: product.id,
  slug: product.slug,
  sku: product.sku,
  title: product.title,
  specs: product.specs,
  category: product.category.handle,
  time: price.term,
  unit_id: price.unit.id,
  unit_name: price.unit.name,
  count: input.quantity,
  description: input.description,
  price_type: price.type,
  net: price.charge.net,
  exempt: price.charge.exempt,
  renewal_net: price.renewal.net,
  renewal_exempt: price.renewal.exempt,
  vat_percent: vatPercent,
  vat_inside: product.vat.isIncluded,
  options: input.options.map(({ id, name, value }) => ({ id, name, value })),
  children: children.map(({ productId, option, value, charge }) => ({
    product_id: productId,
    option_id: option.id,
    option_name: option.name,
    title: value.title,
    net: charge.net,
  })),
});

/** Lines under another quotation or of an order cannot be quoted. Throws BAD_USER_INPUT. */
const requireQuotable = ({ lines, attached }: LinesInput): readonly LineInput[] => {
  if (lines.length === 0 || attached.length > 0)
    throw new ServiceFailure('BAD_USER_INPUT', 'A quotation is made of whole lines');
  if (lines.length > MAX_LINES)
    throw new ServiceFailure('TOO_MANY_LINES', 'The quotation is full', { most: MAX_LINES });
  if (lines.some((each) => each.quotation !== null || each.instalmentPlan !== null || each.authCode !== undefined))
    throw new ServiceFailure('BAD_USER_INPUT', 'A quotation is made at prices of its day, paid at once');
  return lines;
};

/** Counts 24 hours per creator under an advisory lock. Throws TOO_MANY_QUOTATIONS {most, retryAfter: seconds}. */
const requireQuotationLimit = async (
  tx: Transaction,
  { partyId, sessionId, guestSessionId }: SessionVisitor,
  now: number,
): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`quotations ${partyId ?? sessionId}`}))`);
  const mine = or(
    partyId === null ? undefined : eq(quotations.partyId, partyId),
    eq(quotations.session, sessionId),
    guestSessionId === null ? undefined : eq(quotations.session, guestSessionId),
  );
  const recent = await tx
    .select({ at: quotations.createdAt })
    .from(quotations)
    .where(and(mine, gt(quotations.createdAt, now - DAY_MS)))
    .orderBy(asc(quotations.createdAt));
  const [first] = recent;
  if (first === undefined || recent.length < MAX_QUOTATIONS_A_DAY) return;
  const retryAfter = Math.ceil((first.at + DAY_MS - now) / 1_000);
  throw new ServiceFailure('TOO_MANY_QUOTATIONS', 'Too many quotations within a day', {
    most: MAX_QUOTATIONS_A_DAY,
    retryAfter,
  });
};

/**
 * Today's prices for 15 days, once per idempotency key. Throws the failures of priceLine, TOO_MANY_LINES,
 * TOO_MANY_QUOTATIONS {most, retryAfter: seconds}, BAD_USER_INPUT, INTENT_REUSED.
 */
export const createQuotation = (
  { db, clock, environment }: BackendDeps,
  visitor: SessionVisitor,
  input: LinesInput,
  idempotencyKey: string | null,
): Promise<WireQuotation> =>
  db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['quotation', input]), async () => {
      const now = clock.now();
      await requireQuotationLimit(tx, visitor, now);
      const lines = requireQuotable(input);
      const vatPercent = vatPercentOn(now);
      const list = await loadPriceList(
        tx,
        lines.map(({ productId }) => productId),
      );
      const [written] = await tx
        .insert(quotations)
        .values({
          id: newId(),
          number: await nextQuotationNumber(tx, now),
          session: visitor.sessionId,
          partyId: visitor.partyId,
          seller: environment.seller,
          lines: lines.map((line) =>
            toQuotedLine(accept(priceLine(list.get(line.productId), line, vatPercent)), vatPercent),
          ),
          createdAt: now,
          validUntil: now + QUOTATION_DAYS * DAY_MS,
        })
        .returning();
      if (!written) throw new Error('the quotation was not written');
      return toQuotationWire(written);
    }),
  );
