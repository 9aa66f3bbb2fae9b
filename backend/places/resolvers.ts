import type { GraphqlContext } from '#backend/platform/http/graphql-service.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { Resolvers } from '#contracts/generated/user.service.ts';
import { listProvinces, listReplacingWards, listWards } from './service.ts';

type PlaceQuery = 'getProvinces' | 'getDistricts' | 'getWards' | 'getWardsByProvinceId' | 'getWardsByOldWardId';

/** Of the model without districts, in the public client's numbers. */
const MODEL_VERSION = 2;

/** With the public client's names beside the shop's. What it tells of parcel services is unknown here. */
const toGeoWire = <Unit extends { readonly id: string; readonly name: string }>(unit: Unit, geoTypeId: string) => ({
  ...unit,
  geoId: unit.id,
  geoTypeId,
  geoName: unit.name,
  geoNameLocal: unit.name,
  geoCode: unit.id,
  version: MODEL_VERSION,
});

/** The current model has no districts, so their list is empty. [SDK-06] */
export const placeQueries: Pick<NonNullable<Resolvers<GraphqlContext>['Query']>, PlaceQuery> = {
  getProvinces: async (_, { version }, { deps }) => {
    if ((version ?? MODEL_VERSION) !== MODEL_VERSION)
      throw new ServiceFailure('BAD_USER_INPUT', 'No such model of provinces', { field: 'version' });
    const provinces = await listProvinces(deps.db);
    return provinces.map(({ code: id, position: _position, ...rest }) => toGeoWire({ ...rest, id }, 'PROVINCE'));
  },
  getDistricts: () => [],
  getWards: () => [],
  getWardsByProvinceId: async (_, { provinceId }, { deps }) =>
    (await listWards(deps.db, provinceId)).map((ward) => toGeoWire(ward, 'WARD')),
  getWardsByOldWardId: async (_, { oldWardId }, { deps }) =>
    (await listReplacingWards(deps.db, oldWardId)).map((ward) => toGeoWire(ward, 'WARD')),
};
