import type { ProductSummary } from '#core/catalogue/product.ts';
import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { domainKind } from '#core/shared/domains/domain-kind.ts';
import { ok } from '#core/shared/result.ts';
import { parseBulkNames } from './bulk-names.ts';
import { checkUntilDeadline } from './check-until-deadline.ts';
import { toDomainOffers } from './domain-offer.ts';
import { type BulkSearch, SEARCH_YEARS } from './domain-search.ts';
import { loadDomainProducts } from './load-domain-products.ts';
import type { DomainSearchPorts } from './search-domains.ts';

export type SearchBulkInput = {
  readonly text: string;
  /** For words without one, with their dots. */
  readonly extensions: readonly string[];
  readonly years: number;
  readonly wait: boolean;
};

/** Answers every word in order; `wait` as in searchDomains. [DOM-01] */
export const searchBulk = publicQuery(
  { seconds: 0 },
  (ports: DomainSearchPorts): UseCase<SearchBulkInput, BulkSearch> =>
    async ({ text, extensions, years: asked, wait }) => {
      const products = await loadDomainProducts(ports)();
      if (!products.ok) return products;
      const terms = commonTerms(products.value);
      const years = terms.includes(asked) ? asked : SEARCH_YEARS;
      const offers = toDomainOffers(products.value, years);
      const words = parseBulkNames(text, offers, extensions);
      const names = words.flatMap(({ name }) => (name === null ? [] : [name]));
      const known = wait && names.length > 0 ? await checkUntilDeadline(ports)(names) : new Map();
      return ok({
        years,
        terms,
        offers,
        words: words.map((word) => ({ ...word, answer: word.name === null ? null : (known.get(word.name) ?? null) })),
      });
    },
);

/**
 * Terms in years that all these products are sold for, shortest first; a free programme is shorter and not in lists.
 */
const commonTerms = (products: readonly ProductSummary[]): readonly number[] => {
  const sold = products.filter(({ sku }) => domainKind(sku) !== 'free');
  const [first, ...others] = sold.map(({ prices }) => prices.map(({ term }) => term));
  return (first ?? []).filter((time) => others.every((each) => each.includes(time)));
};
