import type { Product } from '#core/catalogue/product.ts';
import { type ChosenOption, childLines, type Order, type OrderLine } from '#core/orders/order.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import { isPlaced } from '#core/orders/order-states.ts';
import { isWritten } from '#core/pricing/quoted-product.ts';

/**
 * Whether a line takes another configuration. A placed order takes no new line, a transfer has no choices, and a line
 * that changes a service is priced for a certain day. [ROUTE-19]
 */
export const isConfigurable = (order: Order, line: OrderLine): boolean =>
  !isPlaced(order) && line.slug !== null && !line.isTransfer && line.changes === undefined;

/** A line in the words of its product's address, so that the configurator opens with it. Not all may be sold still. */
export const lineToQuery = (
  product: Product,
  line: OrderLine,
  children: readonly OrderLine[],
): Readonly<Record<string, string | readonly string[]>> => ({
  time: String(line.term),
  count: String(line.quantity),
  ...(line.instalmentPlan === undefined ? {} : { plan: line.instalmentPlan }),
  ...Object.fromEntries(
    product.options.map((option) => {
      const texts = line.options.filter(({ id }) => id === option.id).map(({ value }) => value);
      const chosen = option.values.filter(
        ({ title, productId }) =>
          texts.includes(title) || (productId !== null && children.some((child) => child.productId === productId)),
      );
      return [`chosen[${option.id}]`, isWritten(option) ? texts : chosen.map(({ id }) => id as string)];
    }),
  ),
});

/** How the order service brings a line to a wanted one: with one change in place, or with another line. */
export type LineChange = 'none' | 'terms' | 'options' | 'replace';

/**
 * In place where one change does all and ends at the wanted price: another term has the current price, and so has
 * another quantity of a quoted line; everything else keeps the price that the cart guarantees.
 */
export const decideLineChange = (order: Order, line: OrderLine, wanted: NewLine): LineChange => {
  if (!hasSameItems(order, line, wanted)) return 'replace';
  const isOtherTerm = line.term !== wanted.term;
  const areOtherTerms = isOtherTerm || line.quantity !== wanted.quantity;
  const areOtherOptions = !equalOptions(line.options, wanted.options);
  if (!areOtherTerms && !areOtherOptions) return 'none';
  if (areOtherTerms && areOtherOptions) return 'replace';
  const isRepriced = isOtherTerm || (areOtherTerms && line.quotation !== undefined);
  const isSamePrice = line.charge.net === wanted.charge.net && line.charge.exempt === wanted.charge.exempt;
  if (!isRepriced && !isSamePrice) return 'replace';
  if (areOtherTerms) return 'terms';
  // A change of options leaves those that it does not name.
  const isNamed = line.options.every(({ id }) => wanted.options.some((each) => each.id === id));
  return isNamed ? 'options' : 'replace';
};

/** Product, priced options, name and plan: no change in place reaches them. */
const hasSameItems = (order: Order, line: OrderLine, wanted: NewLine): boolean =>
  line.productId === wanted.productId &&
  line.description === wanted.description &&
  (line.instalmentPlan ?? null) === (wanted.instalmentPlan ?? null) &&
  equalTexts(
    childLines(order, line.id).map(({ productId }) => productId),
    wanted.children.map(({ productId }) => productId),
  );

const equalOptions = (some: readonly ChosenOption[], others: readonly ChosenOption[]): boolean =>
  equalTexts(some.map(toText), others.map(toText));

const toText = ({ id, value }: ChosenOption): string => `${id} ${value}`;

const equalTexts = (some: readonly string[], others: readonly string[]): boolean =>
  JSON.stringify(some.toSorted()) === JSON.stringify(others.toSorted());
