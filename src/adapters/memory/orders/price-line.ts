import { findSoldProduct } from '#adapters/memory/catalogue/products.ts';
import { refuse } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import { parseAuthCode } from '#core/domains/transfer.ts';
import { type LineRequest, type PricedLine, priceLine } from '#core/order-rules/price-line.ts';
import { priceQuotedLine } from '#core/order-rules/price-quoted-line.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { chargeTotal } from '#core/pricing/amounts.ts';
import { vatPercentOn } from '#core/pricing/vat-on.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';

/** A new line as the rules price it. */
type RequestedLine = Omit<LineRequest, 'options'> & Pick<NewLine, 'options' | 'source'>;

/** A new line at the shop's own price. */
export type PricedNewLine = PricedLine<RequestedLine>;

const toRequest = ({ charge, children, authCode, ...line }: NewLine): RequestedLine => ({
  ...line,
  description: normaliseDomain(line.description) ?? line.description,
  expectedPrice: chargeTotal(charge),
  instalmentPlan: line.instalmentPlan || null,
  quotation: line.quotation ?? null,
  children: children.map((child) => ({ productId: child.productId, expectedPrice: chargeTotal(child.charge) })),
  ...(authCode === undefined ? {} : { authCode }),
});

/** Prices a new line from the catalogue, or at its quotation. */
export const priceNewLine = (world: World, line: NewLine): Result<PricedNewLine, PortFailure> => {
  if (line.authCode !== undefined && parseAuthCode(line.authCode) === null) return refuse('bad-input');
  const { now, quotations } = world.state;
  const [product, request] = [findSoldProduct(world, line.productId), toRequest(line)];
  return line.quotation === undefined
    ? priceLine(product, request, vatPercentOn(now))
    : priceQuotedLine(product, request, quotations.get(line.quotation), now);
};
