import { inArray } from 'drizzle-orm';
import type { LineInput } from '#backend/line-pricing/line-input.ts';
import { type PricedLine, priceLine } from '#backend/line-pricing/price-lines.ts';
import type { PriceList } from '#backend/line-pricing/sold-product.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { type QuotationRow, quotations } from '#backend/quotations/schema.ts';
import type { WireQuotedLine } from '#contracts/quotation-rest.ts';
import { type Dong, dong, zeroDong } from '#core/shared/dong.ts';

const hasSameOptions = (line: LineInput, quoted: WireQuotedLine): boolean =>
  line.options.length === quoted.options.length &&
  line.options.every(({ id, value }) => quoted.options.some((each) => each.id === id && each.value === value));

const isExpectedPrice = (seen: number | null, net: number, exempt: number): boolean =>
  seen === null || seen === net + exempt;

const hasSameChildren = (line: LineInput, quoted: WireQuotedLine): boolean =>
  line.children.length === quoted.children.length &&
  line.children.every(({ productId, inputPrice }) =>
    quoted.children.some((each) => each.product_id === productId && isExpectedPrice(inputPrice, each.net, 0)),
  );

/** Same product, term, quantity, options and displayed price, paid in full. */
const isQuotedLine = (line: LineInput, quoted: WireQuotedLine): boolean =>
  line.pricePlan === null &&
  quoted.product_id === line.productId &&
  quoted.time === line.time &&
  quoted.count === line.count &&
  quoted.description === line.description &&
  isExpectedPrice(line.inputPrice, quoted.net, quoted.exempt) &&
  hasSameOptions(line, quoted) &&
  hasSameChildren(line, quoted);

const toCharge = (net: number, exempt: number) => ({ net: dong(net), exempt: dong(exempt) });

const applyQuotedPrice = (priced: PricedLine, quoted: WireQuotedLine, { id, validUntil }: QuotationRow): PricedLine => {
  const netOf = (productId: string): Dong =>
    dong(quoted.children.find((each) => each.product_id === productId)?.net ?? zeroDong);
  return {
    ...priced,
    term: {
      ...priced.term,
      charge: toCharge(quoted.net, quoted.exempt),
      renewal: toCharge(quoted.renewal_net, quoted.renewal_exempt),
      oldPrice: null,
    },
    children: priced.children.map((child) => ({
      ...child,
      charge: { net: netOf(child.value.productId), exempt: zeroDong },
    })),
    quoted: { id, validUntil },
  };
};

const withoutExpectedPrices = (line: LineInput): LineInput => ({
  ...line,
  inputPrice: null,
  children: line.children.map((child) => ({ ...child, inputPrice: null })),
});

/**
 * At today's prices, or at a valid quotation's; quoted products must still be sold. Throws the failures of priceLine,
 * NOT_FOUND, QUOTATION_EXPIRED, QUOTATION_CHANGED for a line that differs from the quotation. [Quotation]
 */
export const priceLines = async (
  tx: Transaction,
  list: PriceList,
  lines: readonly LineInput[],
  { vatPercent, now }: { readonly vatPercent: number; readonly now: number },
): Promise<readonly PricedLine[]> => {
  const ids = [...new Set(lines.flatMap(({ quotation }) => quotation ?? []))];
  const rows = ids.length === 0 ? [] : await tx.select().from(quotations).where(inArray(quotations.id, ids));
  return lines.map((line) => {
    if (line.quotation === null) return priceLine(list, line, vatPercent);
    const row = rows.find(({ id }) => id === line.quotation);
    if (!row) throw notFound('quotation');
    if (row.validUntil <= now) throw new ServiceFailure('QUOTATION_EXPIRED', 'The quotation holds no longer');
    const quoted = row.lines.find((each) => isQuotedLine(line, each));
    if (!quoted) throw new ServiceFailure('QUOTATION_CHANGED', 'The quotation does not quote this line');
    return applyQuotedPrice(priceLine(list, withoutExpectedPrices(line), vatPercent), quoted, row);
  });
};
