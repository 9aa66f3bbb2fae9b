import { seedProducts } from '#contracts/seed/catalogue.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { addCharges, sumAmounts } from '#core/pricing/amounts.ts';
import { computeLineAmounts } from '#core/pricing/line-price.ts';
import type { Amounts, Charge } from '#core/pricing/price.ts';
import { childFor, lineFor, pricedOptions, pricedValues, productBySku } from '#test/orders/any-line.ts';

/** A seed product and its price for a term. */
export const seedPrice = (id: string, time: number) => {
  const product = seedProducts.find((each) => each.id === id);
  const price = product?.prices.find((each) => each.term === time);
  if (!product || !price) throw new Error('the seed does not sell this');
  return { product, price };
};

const [serverOption] = pricedOptions(productBySku('CS-03'));
if (!serverOption) throw new Error('no priced option fits a server');

/** A server with a priced option for a term in months, at the seed's prices. */
export const serverFor = (term: number): NewLine =>
  lineFor(productBySku('CS-03'), {
    term,
    children: pricedValues(serverOption)
      .slice(0, 1)
      .map((value) => childFor(productBySku('CS-03'), serverOption, value, term)),
  });

export const serverWithOption: NewLine = serverFor(3);
const pack = seedProducts.find(({ type }) => type === 'office-365') ?? productBySku('CS-03');
/** A pack of users. */
export const packOf = (count: number): NewLine => lineFor(pack, { quantity: count });

const chargesOf = ({ productId: id, term, children }: NewLine): readonly Charge[] => [
  seedPrice(id, term).price.renewal,
  ...children.map(({ charge }) => charge),
];

/** The cost of another term of a line at the list price, including its options. */
export const renewalOf = (line: NewLine, percent: number): Amounts =>
  sumAmounts(chargesOf(line).map((charge) => computeLineAmounts(charge, line.quantity, percent)));

/** The cost of a whole term of one server or user with its options, before VAT. */
export const wholeTermOf = (line: NewLine): number => addCharges(...chargesOf(line)).net;
