import { loadProductForCommand, type ProductPorts } from '#core/catalogue/load-product-for-command.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import type { Amounts } from '#core/pricing/price.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import type { Clock } from '#core/shared/environment.port.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { buildFullPaymentLine } from './create-quotation.ts';
import type { QuotedOffer } from './quotation.ts';
import { computeQuotedAmounts, type Quotation, type QuotedLine } from './quotation.ts';
import { toConfiguration } from './to-configuration.ts';

export type QuotedOfferPorts = ProductPorts & { readonly clock: Clock };

/** By position; null for a line that can no longer be ordered. */
export type OrderableLines = QuotedOffer & { readonly newLines: readonly (NewLine | null)[] };

/** Quoted prices with current VAT while valid, then current prices. Fails without the catalogue. */
export const loadQuotationOffer =
  (ports: QuotedOfferPorts) =>
  async (quotation: Quotation): Promise<Result<OrderableLines, ShopFailure>> => {
    const now = ports.clock.now();
    const isValid = now < quotation.validUntil;
    const percent = vatPercentOn(now);
    const found = await Promise.all(quotation.lines.map((line) => buildCurrentLine(ports, line)));
    const newLines: (NewLine | null)[] = [];
    for (const [at, line] of quotation.lines.entries()) {
      const today = found[at];
      if (today === undefined || today.ok) newLines.push(today === undefined ? null : today.value);
      else return today;
      if (isValid && newLines[at]) newLines[at] = { ...buildQuotedLine(quotation, line) };
    }
    const lines = newLines.map((order) => order && amountsOfOrder(order, percent));
    const totals = sumAmounts(lines.filter((each) => each !== null));
    return ok({ isValid, lines, totals, newLines });
  };

/** A refusal means that the line is no longer sold as quoted; other failures are inconclusive. */
const buildCurrentLine = async (
  ports: QuotedOfferPorts,
  line: QuotedLine,
): Promise<Result<NewLine | null, ShopFailure>> => {
  const product = await loadProductForCommand(ports)(() => ports.catalogue.productById(line.productId));
  if (!product.ok) return product.failure.kind === 'not-found' ? ok(null) : fail(product.failure);
  const priced = line.children.map((child) => child.productId);
  const configuration = toConfiguration(product.value, { ...line, pricedProductIds: priced });
  const today = configuration && buildFullPaymentLine(product.value, configuration);
  return ok(today?.ok ? today.value : null);
};

const buildQuotedLine = ({ id }: Quotation, line: QuotedLine): NewLine => ({
  productId: line.productId,
  term: line.term,
  quantity: line.quantity,
  charge: line.charge,
  priceType: line.priceType,
  oldCharge: null,
  description: line.description,
  options: line.options,
  children: line.children.map(({ productId, option, title, charge }) => ({ productId, option, title, charge })),
  campaign: null,
  gift: false,
  source: null,
  quotation: id,
});

const amountsOfOrder = ({ charge, children, quantity }: NewLine, percent: number): Amounts =>
  sumAmounts(
    [charge, ...children.map((child) => child.charge)].map((each) => computeLineAmounts(each, quantity, percent)),
  );

export const quotationTotals = ({ lines }: Quotation): Amounts =>
  sumAmounts(lines.map((line) => computeQuotedAmounts(line)));
