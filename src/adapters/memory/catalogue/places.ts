import type { AdministrativeUnit, AdministrativeUnits } from '#core/places/places.port.ts';
import { ok } from '#core/shared/result.ts';

/** The large list is loaded on first use. */
let seed: Promise<typeof import('#contracts/seed/places.ts')> | undefined;
const load = () => {
  seed ??= import('#contracts/seed/places.ts');
  return seed;
};

const wardsByProvince = new Map<string, readonly AdministrativeUnit[]>();

const wardsOf = async (province: string): Promise<readonly AdministrativeUnit[]> => {
  const known = wardsByProvince.get(province) ?? (await load()).seedWards(province);
  wardsByProvince.set(province, known);
  return known;
};

/** An unknown province has no wards. */
export const memoryAdministrativeUnits = (): AdministrativeUnits => ({
  provinces: async () => ok((await load()).seedProvinces.map(({ code, name }) => ({ code, name }))),
  wards: async (province) => ok(await wardsOf(province)),
});
