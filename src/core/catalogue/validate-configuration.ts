import { isAvailable } from '#core/catalogue/availability.ts';
import type { Product, ProductOption } from '#core/catalogue/product.ts';
import { type Configuration, optionFieldName } from '#core/pricing/quote.ts';
import { hasExtension, normaliseDomain, parseExtension } from '#core/shared/domain-name.ts';
import type { FieldProblem } from '#core/shared/field-problem.ts';
import { foldVietnamese } from '#core/shared/fold-vietnamese.ts';
import { normaliseText } from '#core/shared/validation.ts';

const MAX_TEXT = 255;

/** Whether a text option asks for a domain name. */
export const isDomainOption = (option: ProductOption): boolean =>
  option.kind === 'text' && foldVietnamese(option.name) === 'ten mien';

/**
 * Missing options, invalid texts and sold-out values by form field, such as `configuration.chosen[106066]`. A domain
 * product accepts only its own extension.
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
  const text = normaliseText(chosen[0] ?? '');
  if (text === '') return option.required ? 'required' : null;
  if (option.kind !== 'text') return null;
  if (text.length > MAX_TEXT) return 'too-long';
  return isDomainOption(option) && !hasSoldExtension(product, text) ? 'domain' : null;
};

const hasSoldExtension = (product: Product, text: string): boolean => {
  const name = normaliseDomain(text);
  const extension = parseExtension(product);
  return name !== null && (extension === null || hasExtension(name, extension));
};

/** The domain that a configuration orders, in normal form; null for products other than domains. [CART-07] */
export const orderedDomain = (product: Product, configuration: Configuration): string | null => {
  const option = product.type === 'domain' ? product.options.find(isDomainOption) : undefined;
  return option === undefined ? null : normaliseDomain(configuration.chosen[option.id]?.[0] ?? '');
};
