import * as z from 'zod/mini';
import { amount, converted, discarded, filled } from '#adapters/replies/schema.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import type { FavouriteAnswer, FavouritesAnswer } from '#contracts/rest/shop-rest.ts';
import type { Favourites } from '#core/catalogue/favourites/favourites.port.ts';
import { productId } from '#core/shared/ids.ts';
import type { Schema, ServiceClient } from '../service-client.ts';

const wireList: Schema<FavouritesAnswer> = z.object({
  data: z.object({
    totalResult: amount,
    list: z.array(z.object({ productId: filled, handle: z.string() })),
  }),
});
const wireState: Schema<FavouriteAnswer> = z.object({ data: z.object({ favourite: z.boolean() }) });

const list = converted(wireList, ({ data }) => ({
  favourites: data.list.map((each) => ({ productId: productId(each.productId), slug: each.handle })),
  total: data.totalResult,
}));
const state = converted(wireState, ({ data }) => data.favourite);

const all = `/v1/favourites/${organisationId}/${websiteStoreId}`;
const one = (id: string): string => `${all}/${encodeURIComponent(id)}`;

/** Favourites from the storefront service, /v1/favourites. [Favourites, SDK-02] */
export const restFavourites = ({ rest }: Pick<ServiceClient, 'rest'>): Favourites => ({
  list: () => rest('GET', all, { schema: list }),
  add: (id) => rest('PUT', one(id), { schema: discarded(state) }),
  remove: (id) => rest('DELETE', one(id), { schema: discarded(state) }),
  has: (id) => rest('GET', one(id), { schema: state }),
});
