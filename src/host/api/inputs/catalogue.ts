import * as z from 'zod';
import type * as catalogue from '#core/catalogue/operations.ts';
import { sortOrders } from '#core/catalogue/product.ts';
import {
  amount,
  blank,
  flag,
  type Inputs,
  nothing,
  numeral,
  orNull,
  pageNumber,
  path,
  press,
  product,
  slug,
  text,
  typed,
  whole,
} from './parts.ts';

/** A manually edited list may exceed the comparison's maximum. */
const MAX_SLUGS = 20;

export const catalogueInputs: Inputs<typeof catalogue> = {
  addFavourite: z.object({ productId: product, path, idempotencyKey: press }),
  addReview: z.object({
    productId: product,
    stars: z.preprocess(numeral, z.literal([1, 2, 3, 4, 5])),
    text: typed(5_000),
    name: typed(200),
    phone: typed(40),
    email: typed(300),
    path,
    idempotencyKey: press,
  }),
  listProducts: z.object({
    category: orNull(slug),
    keyword: orNull(text(200)),
    priceFrom: orNull(amount),
    priceTo: orNull(amount),
    onlyPromotion: flag(false),
    tag: orNull(slug),
    store: orNull(slug),
    sort: z.preprocess((value) => blank(value) ?? 'popular', z.enum(sortOrders)),
    page: pageNumber,
    perPage: z.preprocess((value) => blank(value) ?? 12, whole.pipe(z.number().min(1).max(100))),
  }),
  loadCategory: z.object({ handle: slug, parent: orNull(slug), store: orNull(slug) }),
  loadComparison: z.object({ slugs: z.array(slug).max(MAX_SLUGS) }),
  loadFavouriteIds: nothing,
  loadFavourites: nothing,
  loadProduct: z.object({ slug }),
  loadReviews: z.object({ productId: product, page: pageNumber }),
  removeFavourite: z.object({ productId: product, path, idempotencyKey: press }),
};
