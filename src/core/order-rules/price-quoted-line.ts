import { chargeTotal } from '#core/pricing/amounts.ts';
import type { Charge } from '#core/pricing/price.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { type LineRequest, type PricedLine, priceAtCatalogue } from './price-line.ts';
import { refuse } from './refusal.ts';
import type { LinePrice, SoldProduct } from './sold-product.ts';

/** A line of a quotation at the price of one unit for the whole term. */
type QuotedLine = LinePrice &
  Pick<LineRequest, 'productId' | 'term' | 'quantity' | 'description' | 'options'> & {
    readonly children: readonly { readonly productId: string; readonly charge: Charge }[];
  };

/** What pricing needs to know of a quotation; `validUntil` in ms since 1970 UTC. */
export type QuotedPrices = { readonly id: string; readonly validUntil: number; readonly lines: readonly QuotedLine[] };

const isExpected = (expected: number | null, charge: Charge): boolean =>
  expected === null || expected === chargeTotal(charge);

/** Whether the line equals the quoted one, paid in full: product, term, quantity, options and displayed price. */
const isSameLine = (line: LineRequest, quoted: QuotedLine): boolean =>
  line.instalmentPlan === null &&
  quoted.productId === line.productId &&
  quoted.term === line.term &&
  quoted.quantity === line.quantity &&
  quoted.description === line.description &&
  isExpected(line.expectedPrice, quoted.charge) &&
  quoted.options.length === line.options.length &&
  line.options.every(({ id, value }) => quoted.options.some((each) => each.id === id && each.value === value)) &&
  quoted.children.length === line.children.length &&
  line.children.every(({ productId, expectedPrice }) =>
    quoted.children.some((each) => each.productId === productId && isExpected(expectedPrice, each.charge)),
  );

/**
 * Prices a line at its quotation while that is valid; the product must still be sold. Failures: `not-found` without a
 * quotation, `quotation-expired`, `quotation-changed` for a line that it does not contain, and those of `priceLine`.
 * [Quotation]
 */
export const priceQuotedLine = <Line extends LineRequest>(
  product: SoldProduct | undefined,
  line: Line,
  quotation: QuotedPrices | undefined,
  now: number,
): Result<PricedLine<Line>, PortFailure> => {
  if (!quotation) return fail({ kind: 'not-found' });
  const { id, validUntil } = quotation;
  if (validUntil <= now) return refuse('quotation-expired', 'The quotation has expired');
  const quoted = quotation.lines.find((each) => isSameLine(line, each));
  if (!quoted) return refuse('quotation-changed', 'The quotation does not contain this line');
  const priced = priceAtCatalogue(product, line);
  if (!priced.ok) return priced;
  const { charge, renewal } = quoted;
  const children = priced.value.children.map((child) => {
    const own = quoted.children.find(({ productId }) => productId === child.productId)?.charge ?? child.charge;
    return { ...child, charge: own, renewal: own };
  });
  const price = { ...priced.value.price, charge, renewal, oldPerUnit: null };
  return ok({ ...priced.value, price, children, quoted: { id, validUntil } });
};
