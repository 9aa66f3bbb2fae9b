import { isOffered } from '#core/catalogue/availability.ts';
import type { Product, ProductOption } from '#core/catalogue/product.ts';
import { type Configuration, optionField } from '#core/pricing/quote.ts';
import { extensionOf, hasExtension, normalDomain } from '#core/shared/domain-name.ts';
import type { FieldProblem } from '#core/shared/field-problem.ts';
import { foldVietnamese } from '#core/shared/fold-vietnamese.ts';
import { normalText } from '#core/shared/validation.ts';

const MAX_TEXT = 255;

/** Whether a text option asks for a domain name. */
export const isDomainOption = (option: ProductOption): boolean =>
  option.kind === 'text' && foldVietnamese(option.name) === 'ten mien';

/**
 * Problems that prevent ordering a configuration: missing required options, invalid texts, sold-out values. Keys are
 * form field names such as `configuration.chosen[106066]`; empty when the configuration can be ordered. A domain
 * product accepts names of its own extension only.
 */
export const problemsOfConfiguration = (
  product: Product,
  configuration: Configuration,
): Readonly<Record<string, FieldProblem>> =>
  Object.fromEntries(
    product.options.flatMap((option) => {
      const problem = problemOf(product, option, configuration.chosen[option.id] ?? []);
      return problem === null ? [] : [[optionField(option.id), problem]];
    }),
  );

const problemOf = (product: Product, option: ProductOption, chosen: readonly string[]): FieldProblem | null => {
  if (option.values.some((value) => chosen.includes(value.id) && !isOffered(value))) return 'sold-out';
  const text = normalText(chosen[0] ?? '');
  if (text === '') return option.required ? 'required' : null;
  if (option.kind !== 'text') return null;
  if (text.length > MAX_TEXT) return 'too-long';
  return isDomainOption(option) && !isNameFor(product, text) ? 'domain' : null;
};

const isNameFor = (product: Product, text: string): boolean => {
  const name = normalDomain(text);
  const extension = extensionOf(product);
  return name !== null && (extension === null || hasExtension(name, extension));
};

/** The domain that a configuration orders, in normal form; null for products other than domains. [CART-07] */
export const domainOf = (product: Product, configuration: Configuration): string | null => {
  const option = product.type === 'domain' ? product.options.find(isDomainOption) : undefined;
  return option === undefined ? null : normalDomain(configuration.chosen[option.id]?.[0] ?? '');
};
