import { isAvailable } from '#core/catalogue/availability.ts';
import { planSizeOf } from '#core/catalogue/plans/plan-size.ts';
import type { Product, ProductOption } from '#core/catalogue/product.ts';
import { isDomainProduct } from '#core/catalogue/product-line.ts';
import { type Configuration, optionFieldName } from '#core/pricing/quote.ts';
import { isWritten } from '#core/pricing/quoted-product.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { completeName } from '#core/shared/goods/name-of-product.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { findAnswerProblem, mailboxesIn, normaliseOptionText, textKindOf } from './option-texts.ts';

/** Whether a text option asks for a domain name. */
export const isDomainOption = (option: ProductOption): boolean =>
  isWritten(option) && textKindOf(option.name) === 'domain';

/**
 * Missing options, invalid texts and sold-out values by form field, such as `configuration.chosen[106066]`. A domain
 * product accepts only its own extension, a mail plan no more mailboxes than it has.
 */
export const validateConfiguration = (
  product: Product,
  configuration: Configuration,
): Readonly<Record<string, FieldProblem>> =>
  Object.fromEntries(
    product.options.flatMap((option) => {
      const problem = findOptionProblem(product, option, configuration.chosen[option.id] ?? []);
      return problem === null ? [] : [[optionFieldName(option.id), problem]];
    }),
  );

const findOptionProblem = (product: Product, option: ProductOption, chosen: readonly string[]): FieldProblem | null => {
  if (option.values.some((value) => chosen.includes(value.id) && !isAvailable(value))) return 'sold-out';
  const text = normaliseOptionText(option.name, chosen[0] ?? '');
  if (text === '') return option.required ? 'required' : null;
  if (!isWritten(option)) return null;
  if (isDomainProduct(product) && isDomainOption(option)) return readName(product, text) === null ? 'domain' : null;
  return findAnswerProblem(option, text) ?? findPlanProblem(product, option, text);
};

const findPlanProblem = (product: Product, option: ProductOption, text: string): FieldProblem | null => {
  const { accounts } = planSizeOf(product);
  const isTooMany = textKindOf(option.name) === 'mailboxes' && accounts !== null && mailboxesIn(text).length > accounts;
  return isTooMany ? 'mailboxes-many' : null;
};

/** The name in normal form; a domain product completes it with its extension. null when malformed or not sold. */
export const readName = (product: Product, text: string): string | null =>
  isDomainProduct(product) ? completeName(product, text) : normaliseDomain(text);

/** The domain that a configuration orders, in normal form; null for products other than domains. [CART-07] */
export const orderedDomain = (product: Product, configuration: Configuration): string | null => {
  const option = isDomainProduct(product) ? product.options.find(isDomainOption) : undefined;
  return option === undefined ? null : readName(product, configuration.chosen[option.id]?.[0] ?? '');
};
