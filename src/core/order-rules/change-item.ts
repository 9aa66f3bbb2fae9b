import { transferCharge } from '#core/pricing/domain-price.ts';
import { isWritten } from '#core/pricing/quoted-product.ts';
import { type Dong, multiplyDong } from '#core/shared/dong.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { type LineRequest, refuseOptionTexts, refuseQuantity } from './price-line.ts';
import { type Refusal, type Refused, refuse } from './refusal.ts';
import { refuseSoldOutLocation } from './sold-out-location.ts';
import {
  findPricedOption,
  type LinePrice,
  requirePlan,
  requireProduct,
  requireTerm,
  type SoldProduct,
  type SoldTerm,
  splitPrice,
} from './sold-product.ts';

/** Price guarantee of a cart item, in ms. */
export const PRICE_GUARANTEE_MS = 7 * 86_400_000;

/** A line of an order: a parent item, or a priced option of one. */
export type OrderedItem = Omit<LineRequest, 'expectedPrice' | 'authCode' | 'children'> & {
  readonly id: string;
  readonly parentId: string | null;
  readonly title: string;
  readonly isTransfer: boolean;
};

/** Current price of a line; `oldPrice` before the promotion, in đồng for the whole term, null without promotion. */
export type CurrentPrice = LinePrice & { readonly oldPrice: Dong | null };

/** Price before the promotion, in đồng for the whole term; null without promotion. */
export const oldPriceOf = ({ oldPerUnit, term }: SoldTerm): Dong | null =>
  oldPerUnit === null ? null : multiplyDong(oldPerUnit, term);

/** Current price of a line for a term, on its plan; null when the shop does not sell it that way. */
export const findCurrentPrice = (item: OrderedItem, parent: SoldProduct, term: number): CurrentPrice | null => {
  const sold = requireTerm(parent, term, item.isTransfer);
  const plan = sold.ok ? requirePlan(parent, sold.value, item.instalmentPlan) : sold;
  if (!sold.ok || !plan.ok) return null;
  if (item.parentId !== null) {
    const option = findPricedOption(parent, item.productId, sold.value);
    return option && { ...splitPrice(option, plan.value), oldPrice: null };
  }
  const { charge, renewal } = sold.value;
  const isFull = plan.value === null && !item.isTransfer;
  const price = splitPrice({ charge: item.isTransfer ? transferCharge(sold.value) : charge, renewal }, plan.value);
  return { ...price, oldPrice: isFull ? oldPriceOf(sold.value) : null };
};

/** The current price of a line whose price guarantee (ms since 1970 UTC) has expired; null to keep its price. */
export const findExpiredPrice = (
  item: OrderedItem & { readonly priceGuaranteedUntil: number },
  parent: SoldProduct | undefined,
  now: number,
): CurrentPrice | null =>
  item.priceGuaranteedUntil <= now && parent?.isAvailable ? findCurrentPrice(item, parent, item.term) : null;

const refuseOption = ({ parentId }: Pick<OrderedItem, 'parentId'>): Refused | null =>
  parentId === null ? null : refuse('bad-input', 'A priced option follows its parent item');

/**
 * Decides on another quantity or term of a parent item; null leaves it unchanged. Another quantity keeps the guaranteed
 * price; `isRepriced` when the current price applies. Failures: `bad-input`, `quantity-out-of-range`.
 */
export const decideItemChange = (
  item: OrderedItem,
  change: { readonly quantity: number | null; readonly term: number | null },
): Result<
  { readonly quantity: number; readonly term: number; readonly isRepriced: boolean; readonly isChanged: boolean },
  Refusal
> => {
  const { quantity, term } = { quantity: change.quantity ?? item.quantity, term: change.term ?? item.term };
  const refused = refuseOption(item) ?? refuseQuantity(quantity);
  if (refused) return refused;
  if (item.isTransfer && quantity !== 1) return refuse('bad-input', 'A domain is transferred once');
  const [isOtherQuantity, isOtherTerm] = [quantity !== item.quantity, term !== item.term];
  // A quotation is valid for the quoted quantity; another quantity has the current price.
  const isRepriced = isOtherTerm || (isOtherQuantity && item.quotation !== null);
  return ok({ quantity, term, isRepriced, isChanged: isOtherQuantity || isOtherTerm });
};

/**
 * Current prices of a parent item and its options for a term: the parent item's, then theirs in order. Failures:
 * `product-unavailable` {productId}, `term-not-sold`, and `instalment-plan-not-found`, because a plan is valid for its
 * own term.
 */
export const repriceItem = (
  item: OrderedItem,
  options: readonly OrderedItem[],
  sold: SoldProduct | undefined,
  term: number,
): Result<readonly CurrentPrice[], Refusal> => {
  const { productId, isTransfer, instalmentPlan } = item;
  const product = requireProduct(sold, productId);
  if (!product.ok) return product;
  const price = requireTerm(product.value, term, isTransfer);
  if (!price.ok) return price;
  const plan = requirePlan(product.value, price.value, instalmentPlan);
  if (!plan.ok) return plan;
  const items = [item, ...options];
  const prices = items.map((each) => findCurrentPrice(each, product.value, term));
  const gone = items[prices.indexOf(null)];
  return gone ? refuseUnsold(gone) : ok(prices.filter((each) => each !== null));
};

const refuseUnsold = ({ title, productId }: OrderedItem): Refused =>
  refuse('product-unavailable', `${title} is not sold`, { productId });

/**
 * The options of a parent item after some are set; the others stay, and so does the name of a domain. Failures:
 * `product-unavailable`, `bad-input` for an option that the product does not offer, `location-sold-out`.
 */
export const decideOptions = <Option extends OrderedItem['options'][number]>(
  item: Omit<OrderedItem, 'options'> & { readonly options: readonly Option[] },
  sold: SoldProduct | undefined,
  given: readonly Option[],
): Result<readonly Option[], Refusal> => {
  const refusedItem = refuseOption(item);
  if (refusedItem) return refusedItem;
  const product = requireProduct(sold, item.productId);
  if (!product.ok) return product;
  const { options, title, type } = product.value;
  const unknown = given.find(({ id, value }) => {
    const known = options.find((each) => each.id === id);
    const isName = type === 'domain' && known !== undefined && isWritten(known);
    return !known || (isName && value.trim().toLowerCase() !== item.description);
  });
  if (unknown)
    return refuse('bad-input', `${title} does not take option ${unknown.id}, or the name of a domain changes`);
  const others = item.options.filter(({ id }) => !given.some((each) => each.id === id));
  const refused = refuseOptionTexts(product.value, given) ?? refuseSoldOutLocation(product.value, given, []);
  return refused ?? ok([...others, ...given]);
};

/**
 * Why lines of an order cannot be bought; null when all can. Refusals: `instalment-plan-not-found`,
 * `product-unavailable`, `location-sold-out`. A line that changes a service needs no location, because the service has
 * one. [CAT-10]
 */
export const refuseUnsoldItems = (
  items: readonly (OrderedItem & { readonly changesService: boolean })[],
  soldProduct: (productId: string) => SoldProduct | undefined,
): Refused | null => {
  for (const item of items) {
    const product = soldProduct(items.find(({ id }) => id === item.parentId)?.productId ?? item.productId);
    const price = product && requireTerm(product, item.term, item.isTransfer);
    const plan = product && price?.ok ? requirePlan(product, price.value, item.instalmentPlan) : null;
    if (plan?.ok === false) return plan;
    if (!product?.isAvailable || !findCurrentPrice(item, product, item.term)) return refuseUnsold(item);
    const priced = items.filter(({ parentId }) => parentId === item.id).map(({ productId }) => productId);
    const isPlaced = item.parentId !== null || item.changesService;
    const soldOut = isPlaced ? null : refuseSoldOutLocation(product, item.options, priced);
    if (soldOut) return soldOut;
  }
  return null;
};
