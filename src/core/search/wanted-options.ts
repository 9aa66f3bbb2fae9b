import { isAvailable } from '#core/catalogue/availability.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import { configurationToQuery, defaultConfiguration } from '#core/catalogue/configuration.ts';
import type { Product, ProductSummary } from '#core/catalogue/product.ts';
import { pricePerPiece } from '#core/pricing/price-per-piece.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { isWritten } from '#core/pricing/quoted-product.ts';
import { specificationTokens } from '#core/search-rules/amounts.ts';
import { isMeaning, parseSearch, type SearchGroups } from '#core/search-rules/parse-search.ts';
import { compareDong, type Dong } from '#core/shared/dong.ts';
import { foldLetters, foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';

/** An option that the words of a search ask for, on the page of a found plan. */
export type WantedOption = {
  readonly slug: string;
  /** Such as «Windows Server 2022 Standard». */
  readonly title: string;
  /** Of the plan's page, which opens with the option. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** đồng per unit in the plan's default term, with the option and before VAT. */
  readonly perUnit: Dong;
};

/** «windows vps»: the plans say nothing of Windows, an option does. A plan that cannot be read has none. */
export const findWantedOptions =
  ({ catalogue }: { readonly catalogue: Pick<Catalogue, 'product'> }) =>
  async (found: readonly ProductSummary[], keyword: string): Promise<readonly WantedOption[]> => {
    const words = parseSearch(keyword).groups.filter((group) => !group.some(isMeaning));
    if (words.length === 0) return [];
    const products = await Promise.all(found.map(({ slug }) => catalogue.product(slug)));
    return products.flatMap((product) => (product.ok ? (wantedIn(product.value, words) ?? []) : []));
  };

const wantedIn = (product: Product, words: SearchGroups): WantedOption | null => {
  const own = ownWords(product);
  const asked = words.filter((group) => !group.some((word) => own.some((each) => each.startsWith(word))));
  const [wanted] = product.options
    .filter((option) => !isWritten(option))
    .flatMap((option) => {
      const values = option.values.filter((value) => isAvailable(value) && hasWords(value.title, asked));
      const [value] = values.toSorted((one, other) => compareDong(one.perMonth, other.perMonth));
      return value === undefined ? [] : [{ option, value }];
    });
  if (asked.length === 0 || wanted === undefined) return null;
  const { option, value } = wanted;
  const plain = defaultConfiguration(product);
  const configuration = { ...plain, chosen: { ...plain.chosen, [option.id]: [value.id] } };
  const quote = computeQuote(product, configuration);
  const query = configurationToQuery(product, configuration);
  if (!quote.ok || Object.keys(query).length === 0) return null;
  const { price, totals } = quote.value;
  return { slug: product.slug, title: value.title, query, perUnit: pricePerPiece(totals.net, price.term) };
};

/** Name, code and what is measured of a plan: «nvme» asks for its own disk. What it can run is an option. */
const ownWords = ({ sku, title, specifications }: Product): readonly string[] => {
  const measured = specifications.filter(
    ({ label, value }) => specificationTokens(foldLetters(label), foldLetters(value)).length > 0,
  );
  return [title, sku, ...measured.map(({ label }) => label)].flatMap((text) => foldVietnamese(text).split(' '));
};

const hasWords = (text: string, groups: SearchGroups): boolean => {
  const own = foldVietnamese(text).split(' ');
  return groups.every((group) => group.some((word) => own.some((each) => each.startsWith(word))));
};
