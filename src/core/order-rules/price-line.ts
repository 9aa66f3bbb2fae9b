import { findAnswerProblem, normaliseOptionText } from '#core/catalogue/option-texts.ts';
import { sumAmounts } from '#core/pricing/amounts.ts';
import { transferCharge } from '#core/pricing/domain-price.ts';
import { computeLineAmounts, MAX_QUANTITY, MIN_QUANTITY } from '#core/pricing/line-price.ts';
import type { Charge } from '#core/pricing/price.ts';
import { isValidQuantity } from '#core/pricing/quote.ts';
import { isWritten, optionKinds } from '#core/pricing/quoted-product.ts';
import { parseExtension } from '#core/shared/domains/domain-name.ts';
import { type Dong, dong } from '#core/shared/dong.ts';
import type { OptionId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { subtractDong } from '#core/shared/subtract-dong.ts';
import { type Refusal, type Refused, refuse } from './refusal.ts';
import { refuseSoldOutLocation } from './sold-out-location.ts';
import {
  findPricedOption,
  type PricedOption,
  requirePlan,
  requireProduct,
  requireTerm,
  type SoldProduct,
  type SoldTerm,
  splitPrice,
} from './sold-product.ts';

/** Maximum number of parent items in one order. */
export const MAX_LINES = 50;

/** A parent item with its priced options. Expected prices in đồng, whole term, one unit, before VAT. */
export type LineRequest = {
  readonly productId: string;
  readonly term: number;
  readonly quantity: number;
  /** The displayed price; null skips the price check. */
  readonly expectedPrice: number | null;
  /** Domain name of a domain item, in lower case. */
  readonly description: string;
  readonly options: readonly { readonly id: string; readonly value: string }[];
  /** Instalment plan for the parent item and its options; null for full payment. */
  readonly instalmentPlan: string | null;
  /** Quotation that sets the prices; null for none. */
  readonly quotation: string | null;
  /** Auth code of a domain to transfer from another registrar; absent for a new registration. [DOM-01] */
  readonly authCode?: string;
  readonly children: readonly { readonly productId: string; readonly expectedPrice: number | null }[];
};

/** A line with the shop's own price. */
export type PricedLine<Line extends LineRequest = LineRequest> = {
  readonly line: Line;
  readonly product: SoldProduct;
  readonly price: SoldTerm;
  readonly children: readonly PricedOption[];
  /** Quotation of these prices, valid until `validUntil` (ms since 1970 UTC); absent for current prices. */
  readonly quoted?: { readonly id: string; readonly validUntil: number };
};

/** `quantity-out-of-range` {least, most}; null for an allowed quantity. */
export const refuseQuantity = (quantity: number): Refused | null =>
  isValidQuantity(quantity)
    ? null
    : refuse('quantity-out-of-range', 'The quantity is out of range', { least: MIN_QUANTITY, most: MAX_QUANTITY });

/**
 * Options of a parent item, on its plan if it has one. Failures: `bad-input` for an option that the product does not
 * offer, or for a second value of a single-choice option; `instalment-plan-not-found`.
 */
export const priceOptions = (
  product: SoldProduct,
  ids: readonly string[],
  price: SoldTerm,
  instalmentPlan: string | null,
): Result<readonly PricedOption[], Refusal> => {
  const plan = requirePlan(product, price, instalmentPlan);
  if (!plan.ok) return plan;
  const found = ids.flatMap((id) => findPricedOption(product, id, price) ?? []);
  const once = new Set(
    found.map(({ option, productId }) => (optionKinds[option.kind].isMultiple ? productId : option.id)),
  );
  return once.size < ids.length
    ? refuse('bad-input', `${product.title} does not take the options ${ids.join(', ')}`)
    : ok(found.map((each) => ({ ...each, ...splitPrice(each, plan.value) })));
};

/** The price of a line without its options. A transfer has its own price, paid in full. [DOM-01] */
const priceItem = (product: SoldProduct, line: LineRequest): Result<SoldTerm, Refusal> => {
  const isTransfer = line.authCode !== undefined;
  const isOneName = product.type === 'domain' && line.quantity === 1 && line.children.length === 0;
  if (isTransfer && !(isOneName && line.instalmentPlan === null && line.quotation === null))
    return refuse('bad-input', 'A transfer is one name of a sold extension, paid at once');
  const price = requireTerm(product, line.term, isTransfer);
  if (!price.ok) return price;
  if (isTransfer) return ok({ ...price.value, charge: transferCharge(price.value), oldPerUnit: null, campaign: null });
  const plan = requirePlan(product, price.value, line.instalmentPlan);
  if (!plan.ok || plan.value === null) return plan.ok ? price : plan;
  return ok({ ...price.value, ...splitPrice(price.value, plan.value), oldPerUnit: null });
};

/** A domain item is for one name, which its text option must repeat. [CART-07] */
const refuseDomainName = (product: SoldProduct, { description, options }: LineRequest): Refused | null => {
  if (product.type !== 'domain') return null;
  const texts = product.options.flatMap((option): string[] => (isWritten(option) ? [option.id] : []));
  const isOther = options.some(({ id, value }) => texts.includes(id) && value.trim().toLowerCase() !== description);
  return description === '' || isOther
    ? refuse('bad-input', `The item needs a name that ends in ${parseExtension(product)}`)
    : null;
};

/** Texts that the setup of the service relies on, such as an SSH key. Failure: `bad-input`. */
export const refuseOptionTexts = ({ options }: SoldProduct, given: LineRequest['options']): Refused | null => {
  const invalid = given.find(({ id, value }) => {
    const option = options.find((each) => each.id === id);
    return option !== undefined && findAnswerProblem(option, normaliseOptionText(option.name, value)) !== null;
  });
  return invalid ? refuse('bad-input', `Option ${invalid.id} does not accept its text`) : null;
};

/** Options of a new item as stored: the text option of a domain item holds its name. [CART-07] */
export const optionsOfItem = <Option extends { readonly id: string; readonly name: string; readonly value: string }>(
  { type, options }: SoldProduct,
  given: readonly Option[],
  description: string,
): readonly (Option | { readonly id: OptionId; readonly name: string; readonly value: string })[] => {
  if (type !== 'domain') return given;
  const texts = options.filter(isWritten);
  const others = given.filter(({ id }) => !texts.some((text) => text.id === id));
  return [...others, ...texts.map(({ id, name }) => ({ id, name, value: description }))];
};

/** What names the line of a priced option. */
export const nameOfOption = (parentSku: string, { productId, option, value }: PricedOption) => ({
  slug: null,
  imagePath: null,
  sku: `${parentSku}-${productId}`,
  title: `${option.name}: ${value.title}`,
});

/** Prices a line by the current catalogue, whatever the displayed price. Failures: those of `priceLine`. */
export const priceAtCatalogue = <Line extends LineRequest>(
  sold: SoldProduct | undefined,
  line: Line,
): Result<PricedLine<Line>, Refusal> => {
  const found = requireProduct(sold, line.productId);
  if (!found.ok) return found;
  const product = found.value;
  const refusedQuantity = refuseQuantity(line.quantity);
  if (refusedQuantity) return refusedQuantity;
  const price = priceItem(product, line);
  if (!price.ok) return price;
  const ids = line.children.map((child) => child.productId);
  const children = priceOptions(product, ids, price.value, line.instalmentPlan);
  if (!children.ok) return children;
  const refused =
    refuseDomainName(product, line) ??
    refuseOptionTexts(product, line.options) ??
    refuseSoldOutLocation(product, line.options, ids);
  return refused ?? ok({ line, product, price: price.value, children: children.value });
};

/** The charge that the client assumed; only its taxed part may differ. */
const expectedCharge = (expected: number | null, { net, exempt }: Charge): Charge => ({
  net: expected === null ? net : subtractDong(dong(expected), exempt),
  exempt,
});

/**
 * Prices a line by the current catalogue. Failures: `product-unavailable`, `quantity-out-of-range`, `term-not-sold`,
 * `instalment-plan-not-found`, `bad-input`, `location-sold-out`, and `price-changed` {old, new} with both totals in
 * đồng with VAT when a displayed price is outdated. [CART-19]
 */
export const priceLine = <Line extends LineRequest>(
  sold: SoldProduct | undefined,
  line: Line,
  vatPercent: number,
): Result<PricedLine<Line>, Refusal> => {
  const priced = priceAtCatalogue(sold, line);
  if (!priced.ok) return priced;
  const current = [priced.value.price, ...priced.value.children].map(({ charge }) => charge);
  const expected = [line, ...line.children].map(({ expectedPrice }) => expectedPrice);
  const shown = current.map((charge, at) => expectedCharge(expected[at] ?? null, charge));
  const total = (charges: readonly Charge[]): Dong =>
    sumAmounts(charges.map((charge) => computeLineAmounts(charge, line.quantity, vatPercent))).gross;
  return shown.every(({ net }, at) => net === current[at]?.net)
    ? priced
    : refuse('price-changed', 'The price has changed', { old: total(shown), new: total(current) });
};
