import { inArray } from 'drizzle-orm';
import type { LineInput } from '#backend/line-pricing/line-input.ts';
import type { PriceList } from '#backend/line-pricing/price-list.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { accept } from '#backend/platform/service-failure.ts';
import { type QuotationRow, quotations } from '#backend/quotations/schema.ts';
import { type PricedLine, priceLine } from '#core/order-rules/price-line.ts';
import { priceQuotedLine, type QuotedPrices } from '#core/order-rules/price-quoted-line.ts';
import type { Charge } from '#core/pricing/price.ts';
import { dong } from '#core/shared/dong.ts';

const toCharge = (net: number, exempt: number): Charge => ({ net: dong(net), exempt: dong(exempt) });

const toQuotedPrices = ({ id, validUntil, lines }: QuotationRow): QuotedPrices => ({
  id,
  validUntil,
  lines: lines.map((line) => ({
    productId: line.product_id,
    term: line.time,
    quantity: line.count,
    description: line.description,
    options: line.options,
    charge: toCharge(line.net, line.exempt),
    renewal: toCharge(line.renewal_net, line.renewal_exempt),
    children: line.children.map(({ product_id, net }) => ({ productId: product_id, charge: toCharge(net, 0) })),
  })),
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
): Promise<readonly PricedLine<LineInput>[]> => {
  const ids = [...new Set(lines.flatMap(({ quotation }) => quotation ?? []))];
  const rows = ids.length === 0 ? [] : await tx.select().from(quotations).where(inArray(quotations.id, ids));
  const quoted = new Map(rows.map((row) => [row.id, toQuotedPrices(row)]));
  return lines.map((line) => {
    const product = list.get(line.productId);
    return accept(
      line.quotation === null
        ? priceLine(product, line, vatPercent)
        : priceQuotedLine(product, line, quoted.get(line.quotation), now),
    );
  });
};
