import { type Category, topCategories, withoutDetails } from '#core/catalogue/category.ts';
import type { ProductSummary } from '#core/catalogue/product.ts';
import type { ListQuery, ProductList } from '#core/catalogue/product-list.ts';
import { toListPlan } from '#core/catalogue/product-projections.ts';
import type { ResolveStorePorts } from '#core/catalogue/resolve-store.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { ok } from '#core/shared/result.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { chosenTerm, type ListedPlan, type ListFilters, optionFacetName, selectPlans } from './facets.ts';
import { orderFamilies } from './order-families.ts';
import type { ChosenFacets, PlanFacet } from './plan-facets.ts';
import type { EveryPlan, EveryPlanAnswer, PlanLists } from './plan-lists.port.ts';
import { defaultOrder, sortPlans } from './sort-plans.ts';

const PER_CALL = 100;
/** Facets are counted over at most this many plans. */
const MAX_FACETED = 1_000;

export type ListEveryPlanPorts = ResolveStorePorts & { readonly planLists: PlanLists };
type Shelf = Pick<ListQuery, 'category' | 'keyword' | 'tag' | 'store'>;

/** null when there are more plans than facets are counted over. */
export const listEveryPlan =
  (ports: ListEveryPlanPorts) =>
  ({ category, keyword, tag, store }: Shelf): Promise<EveryPlanAnswer> =>
    ports.planLists.get(JSON.stringify([category, keyword, tag, store]), () =>
      loadEveryPlan(ports)({ category, keyword, tag, store }),
    );

const loadEveryPlan =
  ({ catalogue, delay, log }: ResolveStorePorts) =>
  async ({ category, keyword, tag, store }: Shelf): Promise<EveryPlanAnswer> => {
    const read = (page: number) =>
      readWithRetry(delay, () =>
        catalogue.products({
          category,
          keyword,
          tag,
          store,
          priceFrom: null,
          priceTo: null,
          onlyPromotion: false,
          sort: 'popular',
          page,
          perPage: PER_CALL,
        }),
      );
    const [first, tree] = await Promise.all([read(1), readWithRetry(delay, () => catalogue.categories(store))]);
    if (!first.ok) return first;
    if (first.value.total > MAX_FACETED) return ok(null);
    const numbers = Array.from({ length: Math.max(0, first.value.pages - 1) }, (_, index) => index + 2);
    const rest = await Promise.all(numbers.map(read));
    const products = [...first.value.products];
    for (const page of rest) {
      if (!page.ok) return page;
      products.push(...page.value.products);
    }
    // Without the tree the plans can still be filtered by what they say themselves.
    if (!tree.ok) log.warn('Failed to fetch categories data', { kind: tree.failure.kind });
    const groups = tree.ok ? topCategories(tree.value) : [];
    return ok({ plans: withLineFilters(products, groups), tree: groups });
  };

const withLineFilters = (products: readonly ProductSummary[], groups: readonly Category[]): readonly ListedPlan[] => {
  const filters = new Map(groups.flatMap(({ children }) => children).map((line) => [line.handle, line.filters]));
  return products.map((product) => ({ product, filters: filters.get(product.category.handle) ?? [] }));
};

/** Names, servers and licences side by side: a size or an option of one line says nothing about the others. */
const isWholeShop = ({ category, keyword, tag }: ListQuery): boolean =>
  category === null && keyword === null && tag === null;

/** Facets that every line has. */
const ofAll: readonly string[] = ['stock', 'delivery', 'term'] satisfies PlanFacet[];

/** Fewer plans are seen at a glance, so they are not filtered. */
export const MIN_FILTERED_PLANS = 8;

/** Beyond the last page it is empty. */
export const selectPage = ({ plans, tree }: EveryPlan, query: ListQuery): Omit<ProductList, 'tagName'> => {
  const { facets = {}, priceFrom, priceTo, onlyPromotion, page, perPage, store } = query;
  const filters = { facets, priceFrom, priceTo, onlyPromotion };
  const isNarrowed = isFiltered(filters) || query.keyword !== null || query.tag !== null;
  const isShort = !isNarrowed && plans.length < MIN_FILTERED_PLANS;
  const { plans: selected, ...selection } = selectPlans(
    plans,
    filters,
    (name) => !isShort && (!isWholeShop(query) || ofAll.includes(name)),
  );
  // What was typed ranks a search: «hosting rẻ» starts with the cheapest.
  const ownOrder = query.keyword === null ? defaultOrder(plans.map(({ product }) => product)) : 'popular';
  const order = query.sort ?? ownOrder;
  const ranked =
    query.keyword !== null && query.sort === null
      ? orderFamilies(selected, query.keyword)
      : sortPlans(selected, order, linesOf(tree));
  const term = chosenTerm(facets);
  return {
    products: ranked.slice((page - 1) * perPage, page * perPage).map((product) => toListPlan(product, term)),
    total: selected.length,
    page,
    pages: Math.max(1, Math.ceil(selected.length / perPage)),
    order,
    selection: { ...selection, isShort, term, configuration: chosenValues(plans, facets) },
    tree: store === null ? null : withoutDetails(tree),
  };
};

const isFiltered = ({ facets, priceFrom, priceTo, onlyPromotion }: ListFilters): boolean =>
  Object.keys(facets).length > 0 || priceFrom !== null || priceTo !== null || onlyPromotion;

const linesOf = (tree: readonly Category[]): readonly string[] =>
  tree.flatMap(({ children }) => children.map(({ handle }) => handle));

/** Option values that a single choice fixes, by option, so that the plan's page opens with them. */
const chosenValues = (plans: readonly ListedPlan[], facets: ChosenFacets): Readonly<Record<string, string>> =>
  Object.fromEntries(
    plans.flatMap(({ filters }) =>
      filters.flatMap(({ id, values }) => {
        const [title, another] = lookUp(facets, optionFacetName(id)) ?? [];
        const value = another === undefined ? values.find((each) => each.title === title) : undefined;
        return value === undefined ? [] : [[id, value.id]];
      }),
    ),
  );
