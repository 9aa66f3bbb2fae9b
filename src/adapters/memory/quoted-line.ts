import type { NewLine } from '#core/orders/order-gateway.port.ts';
import type { Charge } from '#core/pricing/price.ts';
import type { QuotedLine } from '#core/quotations/quotation.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { type PricedLine, priceAtCurrentCatalogue } from './price-line.ts';
import { notFound, type Refused, refuse } from './refusals.ts';
import type { World } from './world.ts';

const same = (a: Charge, b: Charge): boolean => a.net === b.net && a.exempt === b.exempt;

/** Same product, term, quantity, options and displayed price, paid in full. */
const matchesQuotedLine = (line: NewLine, quoted: QuotedLine): boolean =>
  !line.instalmentPlan &&
  quoted.productId === line.productId &&
  quoted.term === line.term &&
  quoted.quantity === line.quantity &&
  quoted.description === line.description &&
  same(quoted.charge, line.charge) &&
  quoted.options.length === line.options.length &&
  line.options.every(({ id, value }) => quoted.options.some((each) => each.id === id && each.value === value)) &&
  quoted.children.length === line.children.length &&
  line.children.every(({ productId, charge }) =>
    quoted.children.some((each) => each.productId === productId && same(each.charge, charge)),
  );

/** A line at its quoted prices while they are valid; the product must still be sold. [Quotation] */
export const priceAtQuotation = (
  world: World,
  line: NewLine,
): Result<PricedLine, Refused['failure'] | { kind: 'not-found' }> => {
  const quotation = world.state.quotations.get(line.quotation ?? '');
  if (!quotation) return notFound;
  if (quotation.validUntil <= world.state.now) return refuse('quotation-expired');
  const quoted = quotation.lines.find((each) => matchesQuotedLine(line, each));
  if (!quoted) return refuse('quotation-changed');
  const priced = priceAtCurrentCatalogue(world, line);
  if (!priced.ok) return priced;
  const { price, children } = priced.value;
  return ok({
    ...priced.value,
    price: { ...price, charge: quoted.charge, renewal: quoted.renewal },
    children: children.map((child) => {
      const charge = quoted.children.find((each) => each.productId === child.value.productId)?.charge ?? child.charge;
      return { ...child, charge, renewal: charge };
    }),
    quoted: { id: quotation.id, validUntil: quotation.validUntil },
  });
};
