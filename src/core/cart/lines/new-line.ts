import { normaliseOptionText } from '#core/catalogue/option-texts.ts';
import type { OptionValue, Product, ProductOption } from '#core/catalogue/product.ts';
import { isDomainProduct } from '#core/catalogue/product-line.ts';
import { isDomainOption, orderedDomain, readName } from '#core/catalogue/validate-configuration.ts';
import type { ChosenOption } from '#core/orders/order.ts';
import type { NewChild, NewLine } from '#core/orders/order-gateway.port.ts';
import { type Configuration, isPriced } from '#core/pricing/quote.ts';
import { isWritten } from '#core/pricing/quoted-product.ts';
import type { Quote } from '#core/pricing/receipt.ts';
import { multiplyDong, zeroDong } from '#core/shared/dong.ts';

export type LineSource = Pick<NewLine, 'campaign' | 'source'>;

/** Priced choices become child items, free choices and texts options. [CART-06 to CART-08, ENT-05] */
export const toNewLine = (
  product: Product,
  configuration: Configuration,
  { price, planCharge, optionCharges, instalmentQuote }: Quote,
  { campaign, source }: LineSource,
): NewLine => ({
  productId: product.id,
  term: price.term,
  quantity: configuration.quantity,
  charge: planCharge,
  priceType: price.type,
  oldCharge: instalmentQuote
    ? null
    : price.oldPerUnit && { net: multiplyDong(price.oldPerUnit, price.term), exempt: zeroDong },
  description: orderedDomain(product, configuration) ?? '',
  options: freeOptionsOf(product, configuration),
  children: chosenOf(product, configuration).flatMap((each) => toChildItem(each, optionCharges)),
  campaign: campaign ?? price.campaign,
  gift: false,
  source,
  ...(instalmentQuote ? { instalmentPlan: instalmentQuote.plan.id } : {}),
});

/** Free choices and texts. */
export const freeOptionsOf = (product: Product, configuration: Configuration): readonly ChosenOption[] => [
  ...chosenOf(product, configuration)
    .filter(({ value }) => !isPriced(value))
    .map(({ option, value }) => toChosenOption(option, value.title)),
  ...product.options.flatMap((option) => {
    const typed = isWritten(option) ? (configuration.chosen[option.id]?.[0] ?? '') : '';
    const name = isDomainProduct(product) && isDomainOption(option) ? readName(product, typed) : null;
    const text = name ?? normaliseOptionText(option.name, typed);
    return text === '' ? [] : [toChosenOption(option, text)];
  }),
];

type Chosen = { readonly option: ProductOption; readonly value: OptionValue };

const chosenOf = (product: Product, { chosen }: Configuration): readonly Chosen[] =>
  product.options.flatMap((option) =>
    option.values.filter((value) => chosen[option.id]?.includes(value.id)).map((value) => ({ option, value })),
  );

const toChosenOption = (option: ProductOption, value: string): ChosenOption => ({
  id: option.id,
  name: option.name,
  value,
});

const toChildItem = ({ option, value }: Chosen, charges: Quote['optionCharges']): readonly NewChild[] => {
  const charge = charges.find(({ optionId, valueId }) => optionId === option.id && valueId === value.id)?.charge;
  if (!isPriced(value) || value.productId === null || charge === undefined) return [];
  return [{ productId: value.productId, option: option.id, title: value.title, charge }];
};
