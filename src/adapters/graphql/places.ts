import * as z from 'zod/mini';
import {
  GetDistrictsDocument,
  type GetDistrictsQuery,
  GetProvincesDocument,
  type GetProvincesQuery,
  GetWardsByProvinceIdDocument,
  type GetWardsByProvinceIdQuery,
} from '#contracts/generated/user.ts';
import type { AdministrativeUnit, AdministrativeUnits } from '#core/places/places.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { Schema, ServiceClient } from '../service-client.ts';

type WirePlace = GetProvincesQuery['getProvinces'][number];

const rows: Schema<readonly WirePlace[]> = z.array(z.object({ id: z.string(), name: z.string() }));
const provincesAnswer: Schema<GetProvincesQuery> = z.object({ getProvinces: rows });
const districtsAnswer: Schema<GetDistrictsQuery> = z.object({ getDistricts: rows });
const wardsAnswer: Schema<GetWardsByProvinceIdQuery> = z.object({ getWardsByProvinceId: rows });

const placesOf = <Answer>(
  answer: Result<Answer, PortFailure>,
  pick: (answer: Answer) => readonly WirePlace[],
): Result<readonly AdministrativeUnit[], PortFailure> =>
  answer.ok ? ok(pick(answer.value).map(({ id, name }) => ({ code: id, name: name.normalize('NFC') }))) : answer;

/** [SDK-06] */
export const graphqlAdministrativeUnits = (user: ServiceClient): AdministrativeUnits => ({
  provinces: async () =>
    placesOf(await user.graphql(GetProvincesDocument, {}, provincesAnswer), ({ getProvinces }) => getProvinces),
  districts: async (provinceId) =>
    placesOf(
      await user.graphql(GetDistrictsDocument, { provinceId }, districtsAnswer),
      ({ getDistricts }) => getDistricts,
    ),
  wards: async (provinceId) =>
    placesOf(
      await user.graphql(GetWardsByProvinceIdDocument, { provinceId }, wardsAnswer),
      ({ getWardsByProvinceId }) => getWardsByProvinceId,
    ),
});
