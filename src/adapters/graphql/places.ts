import * as z from 'zod/mini';
import { converted, field } from '#adapters/replies/schema.ts';
import { GetDistrictsDocument, GetProvincesDocument, GetWardsByProvinceIdDocument } from '#contracts/generated/user.ts';
import type { AdministrativeUnits } from '#core/places/places.port.ts';
import type { ServiceClient } from '../service-client.ts';

const unitsReply = z.array(
  converted(z.object({ id: z.string(), name: z.string() }), ({ id, name }) => ({
    code: id,
    name: name.normalize('NFC'),
  })),
);

/** [SDK-06] */
export const graphqlAdministrativeUnits = ({ graphql }: ServiceClient): AdministrativeUnits => ({
  provinces: () => graphql(GetProvincesDocument, {}, field('getProvinces', unitsReply)),
  districts: (provinceId) => graphql(GetDistrictsDocument, { provinceId }, field('getDistricts', unitsReply)),
  wards: (provinceId) =>
    graphql(GetWardsByProvinceIdDocument, { provinceId }, field('getWardsByProvinceId', unitsReply)),
});
