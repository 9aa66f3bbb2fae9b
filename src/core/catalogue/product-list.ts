import type { PlanSelection } from '#core/catalogue/plans/facets.ts';
import type { ListOrder } from '#core/catalogue/plans/list-order.ts';
import type { ChosenFacets } from '#core/catalogue/plans/plan-facets.ts';
import type { Category } from './category.ts';
import type { ProductPage, ProductQuery } from './product.ts';

/** A list for shoppers: `sort` null is the list's own order, without `facets` none are counted. */
export type ListQuery = Omit<ProductQuery, 'sort'> & {
  readonly sort: ListOrder | null;
  readonly facets?: ChosenFacets | undefined;
};

export type ProductList = ProductPage & {
  readonly order: ListOrder;
  /** The name of the tag that the list is filtered by; null without a tag or for an unknown one. */
  readonly tagName: string | null;
  /** Null without facets. */
  readonly selection:
    | (Pick<PlanSelection, 'facets' | 'toDrop'> & {
        /** Too few plans to filter, and none is left out. */
        readonly isShort: boolean;
        /** In months; null is each plan's default term. */
        readonly term: number | null;
        /** Chosen option values by option, to be taken to the plan's page. */
        readonly configuration: Readonly<Record<string, string>>;
      })
    | null;
  /** The store's categories; null on the website's own pages, which have them already. [STO-01] */
  readonly tree: readonly Category[] | null;
};
