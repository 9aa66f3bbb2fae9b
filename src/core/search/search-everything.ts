import { orderFamilies } from '#core/catalogue/plans/order-families.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import { toSearchRow } from '#core/catalogue/product-projections.ts';
import type { DomainPorts } from '#core/domains/check-domain.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { parseSearch } from '#core/search-rules/parse-search.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { valueOr } from '#core/shared/text/value-or.ts';
import { loadSearchDocuments, type SearchSources } from './load-search-documents.ts';
import type { SearchIndex } from './search-index.port.ts';
import { normaliseTerm, type SearchGroup, type SearchResult, toSearchMatch } from './site-search.ts';
import { checkTypedName, readTypedName } from './typed-name.ts';
import { findWantedOptions } from './wanted-options.ts';

export type SearchPorts = SearchSources & DomainPorts & { readonly searchIndex: SearchIndex };

export type SearchLimits = {
  /** Rows per kind. */
  readonly perKind: number;
  /** ms for each question to the registry. */
  readonly registryDeadline: number;
  /** Reads the found plans for the options that the words ask for. */
  readonly readsOptions?: boolean;
};

/** Products by the catalogue, pages by the index, and a domain name by the registry, side by side. */
export const searchEverything =
  (ports: SearchPorts) =>
  async (
    typed: string,
    { perKind, registryDeadline, readsOptions = false }: SearchLimits,
  ): Promise<Result<SearchResult, ShopFailure>> => {
    const term = normaliseTerm(typed);
    if (!/[\p{L}\p{N}]/u.test(term)) return ok({ term, name: null, groups: [] });
    const typedName = await readTypedName(ports)(term);
    // Words of a name mean nothing else: «google.vn» asks for no product that mentions Google.
    const keyword = typedName === null ? term : typedName.extension;
    const [name, products, pages] = await Promise.all([
      typedName && checkTypedName(ports)(typedName, registryDeadline),
      findProducts(ports)(keyword, perKind, readsOptions),
      ports.searchIndex.search(term, perKind, loadSearchDocuments(ports)),
    ]);
    if (products === null && pages === null) return fail({ kind: 'unreachable' });
    const found: readonly SearchGroup[] = (pages ?? []).map(({ kind, hits, total }) => ({
      kind,
      found: hits.map(toSearchMatch),
      total,
    }));
    const groups = products === null || products.total === 0 ? found : [products, ...found];
    return ok({ term, name, groups: parseSearch(term).asksForHelp ? groups.toSorted(helpFirst) : groups });
  };

/** A whole family, so that its first rows are its smallest plans. */
const RANKED_PRODUCTS = 24;

const findProducts =
  ({ catalogue, log }: SearchPorts) =>
  async (keyword: string, perPage: number, readsOptions: boolean): Promise<SearchGroup | null> => {
    const answer = await catalogue.products({ ...defaultProductQuery, keyword, perPage: RANKED_PRODUCTS });
    const page = valueOr(log, 'Failed to fetch products for the search', answer, null);
    if (page === null) return null;
    const found = orderFamilies(page.products, keyword).slice(0, perPage);
    const wanted = readsOptions ? await findWantedOptions({ catalogue })(found, keyword) : [];
    const rows = { kind: 'product', found: found.map(toSearchRow), total: page.total } as const;
    return wanted.length === 0 ? rows : { ...rows, wanted };
  };

const helpKinds: readonly string[] = ['page', 'faq', 'article'];
const helpRank = ({ kind }: SearchGroup): number =>
  helpKinds.includes(kind) ? helpKinds.indexOf(kind) : helpKinds.length;
const helpFirst = (one: SearchGroup, other: SearchGroup): number => helpRank(one) - helpRank(other);
