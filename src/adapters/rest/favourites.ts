import * as z from 'zod/mini';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import type { FavouriteAnswer, FavouritesAnswer } from '#contracts/shop-rest.ts';
import type { Favourites } from '#core/catalogue/favourites.port.ts';
import { productId } from '#core/shared/ids.ts';
import { ok } from '#core/shared/result.ts';
import type { ServiceClient } from '../service-client.ts';

const kept: z.ZodMiniType<FavouritesAnswer> = z.object({
  data: z.object({
    totalResult: z.int().check(z.gte(0)),
    list: z.array(z.object({ productId: z.string().check(z.minLength(1)), handle: z.string() })),
  }),
});
const state: z.ZodMiniType<FavouriteAnswer> = z.object({ data: z.object({ favourite: z.boolean() }) });

const list = `/v1/favourites/${organisationId}/${websiteStoreId}`;
const one = (id: string): string => `${list}/${encodeURIComponent(id)}`;

/** Favourites from the storefront service, /v1/favourites. [Favourites, SDK-02] */
export const restFavourites = (storefront: Pick<ServiceClient, 'rest'>): Favourites => ({
  list: async () => {
    const answer = await storefront.rest('GET', list, { schema: kept });
    if (!answer.ok) return answer;
    const { totalResult, list: found } = answer.value.data;
    const favourites = found.map((each) => ({ productId: productId(each.productId), slug: each.handle }));
    return ok({ favourites, total: totalResult });
  },
  add: async (id) => {
    const answer = await storefront.rest('PUT', one(id), { schema: state });
    return answer.ok ? ok(undefined) : answer;
  },
  remove: async (id) => {
    const answer = await storefront.rest('DELETE', one(id), { schema: state });
    return answer.ok ? ok(undefined) : answer;
  },
  has: async (id) => {
    const answer = await storefront.rest('GET', one(id), { schema: state });
    return answer.ok ? ok(answer.value.data.favourite) : answer;
  },
});
