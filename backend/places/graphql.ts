import type { Resolvers } from '#contracts/generated/user.service.ts';
import type { customerResolvers } from '../customers/graphql.ts';
import type { GraphqlContext } from '../graphql-service.ts';
import { allProvinces, wardsOf, wardsOfOldWard } from './service.ts';

type PlaceQueries = Omit<NonNullable<Resolvers<GraphqlContext>['Query']>, keyof typeof customerResolvers.Query>;

/** Administrative units. The model without districts answers none. [SDK-06] */
export const placeQueries: PlaceQueries = {
  getProvinces: async (_, __, { deps }) =>
    (await allProvinces(deps.db)).map(({ code, name, kind, adminVersion }) => ({ id: code, name, kind, adminVersion })),
  getDistricts: () => [],
  getWards: () => [],
  getWardsByProvinceId: (_, { provinceId }, { deps }) => wardsOf(deps.db, provinceId),
  getWardsByOldWardId: (_, { oldWardId }, { deps }) => wardsOfOldWard(deps.db, oldWardId),
};
