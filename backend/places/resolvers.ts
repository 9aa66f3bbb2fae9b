import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import type { Resolvers } from '#contracts/generated/user.service.ts';
import { listProvinces, listReplacingWards, listWards } from './service.ts';

type PlaceQuery = 'getProvinces' | 'getDistricts' | 'getWards' | 'getWardsByProvinceId' | 'getWardsByOldWardId';

/** The current model has no districts, so their list is empty. [SDK-06] */
export const placeQueries: Pick<NonNullable<Resolvers<GraphqlContext>['Query']>, PlaceQuery> = {
  getProvinces: async (_, __, { deps }) =>
    (await listProvinces(deps.db)).map(({ code, name, kind, adminVersion }) => ({
      id: code,
      name,
      kind,
      adminVersion,
    })),
  getDistricts: () => [],
  getWards: () => [],
  getWardsByProvinceId: (_, { provinceId }, { deps }) => listWards(deps.db, provinceId),
  getWardsByOldWardId: (_, { oldWardId }, { deps }) => listReplacingWards(deps.db, oldWardId),
};
