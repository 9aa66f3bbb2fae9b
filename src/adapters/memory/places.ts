import type { Places } from '#core/places/places.port.ts';
import { ok } from '#core/shared/result.ts';

/** The large list comes with the first question. */
const load = () => import('#contracts/seed/places.ts');

/** Administrative units of Vietnam. A province that does not exist has no wards. [Places] */
export const memoryPlaces = (): Places => ({
  provinces: async () => ok((await load()).seedProvinces.map(({ code, name }) => ({ code, name }))),
  districts: async () => ok([]),
  wards: async (province) => ok((await load()).seedWards(province)),
});
