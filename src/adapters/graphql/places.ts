import { administrativeUnitsReply } from '#adapters/replies/administrative-unit-reply.ts';
import { field } from '#adapters/replies/schema.ts';
import { GetProvincesDocument, GetWardsByProvinceIdDocument } from '#contracts/generated/user.ts';
import type { AdministrativeUnits } from '#core/places/places.port.ts';
import type { ServiceClient } from '../service-client.ts';

/** [SDK-06] */
export const graphqlAdministrativeUnits = ({ graphql }: Pick<ServiceClient, 'graphql'>): AdministrativeUnits => ({
  provinces: () => graphql(GetProvincesDocument, {}, field('getProvinces', administrativeUnitsReply)),
  wards: (provinceId) =>
    graphql(GetWardsByProvinceIdDocument, { provinceId }, field('getWardsByProvinceId', administrativeUnitsReply)),
});
