import * as z from 'zod';
import type * as catalogue from '#core/catalogue/operations.ts';
import { listOrders } from '#core/catalogue/plans/list-order.ts';
import {
  amount,
  blank,
  command,
  flag,
  type Inputs,
  nothing,
  numeral,
  orNull,
  pageNumber,
  path,
  product,
  proof,
  slug,
  text,
  typed,
  whole,
} from './parts.ts';

/** A manually edited list may exceed the comparison's maximum. */
const MAX_SLUGS = 20;

const MAX_FACET_VALUES = 50;
const MAX_FACET_VALUE = 200;

export const catalogueInputs: Inputs<typeof catalogue> = {
  addFavourite: command({ productId: product, path }),
  addReview: command({
    productId: product,
    stars: z.preprocess(numeral, z.literal([1, 2, 3, 4, 5])),
    text: typed(5_000),
    name: typed(200),
    phone: typed(40),
    email: typed(300),
    proof,
    path,
  }),
  listProducts: z.object({
    category: orNull(slug),
    keyword: orNull(text(200)),
    priceFrom: orNull(amount),
    priceTo: orNull(amount),
    onlyPromotion: flag(false),
    tag: orNull(slug),
    store: orNull(slug),
    sort: orNull(z.enum(listOrders)),
    facets: z.record(text(64), z.array(text(MAX_FACET_VALUE)).max(MAX_FACET_VALUES)).optional(),
    page: pageNumber,
    perPage: z.preprocess((value) => blank(value) ?? 12, whole.pipe(z.number().min(1).max(100))),
  }),
  loadCategory: z.object({ handle: slug, parent: orNull(slug), store: orNull(slug) }),
  loadCompanions: z.object({ productId: product }),
  loadComparison: z.object({ slugs: z.array(slug).max(MAX_SLUGS) }),
  loadFavouriteIds: nothing,
  loadFavourites: nothing,
  loadProduct: z.object({ slug }),
  loadReviews: z.object({ productId: product, page: pageNumber }),
  removeFavourite: command({ productId: product, path }),
  requestStockAlert: command({ productId: product, email: typed(300), proof, path }),
};
