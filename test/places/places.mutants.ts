import type { AdministrativeUnit, AdministrativeUnits } from '#core/places/places.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { ok, type Result } from '#core/shared/result.ts';
import type { Mutants } from '#test/kit/mutants.ts';

type Answer = Promise<Result<readonly AdministrativeUnit[], PortFailure>>;
const changingPlaces = async (
  answer: Answer,
  change: (places: readonly AdministrativeUnit[]) => readonly AdministrativeUnit[],
): Answer => {
  const given = await answer;
  return given.ok ? ok(change(given.value)) : given;
};

/** Mutants of the places; each has one fault. */
export const placesMutants: Mutants<AdministrativeUnits> = {
  'one province is missing': (places) => ({
    ...places,
    provinces: () => changingPlaces(places.provinces(), (all) => all.slice(1)),
  }),
  'a ward is listed twice': (places) => ({
    ...places,
    wards: (province) => changingPlaces(places.wards(province), (all) => [...all, ...all.slice(0, 1)]),
  }),
  'names are in another Unicode form': (places) => ({
    ...places,
    provinces: () =>
      changingPlaces(places.provinces(), (all) => all.map((each) => ({ ...each, name: each.name.normalize('NFD') }))),
  }),
  'Đồng Nai is still a province': (places) => ({
    ...places,
    provinces: () =>
      changingPlaces(places.provinces(), (all) =>
        all.map((each) => (each.code === '75' ? { ...each, name: 'Đồng Nai' } : each)),
      ),
  }),
  'a commune has its old code': (places) => ({
    ...places,
    wards: (province) =>
      changingPlaces(places.wards(province), (all) =>
        all.map((each) => (each.code === '06978' ? { ...each, code: '06970' } : each)),
      ),
  }),
  'an unknown province gets the wards of Hà Nội': (places) => ({
    ...places,
    wards: async (province) => {
      const found = await places.wards(province);
      return found.ok && found.value.length === 0 ? places.wards('01') : found;
    },
  }),
  'the order changes from call to call': (places) => {
    let calls = 0;
    return {
      ...places,
      provinces: () => changingPlaces(places.provinces(), (all) => (calls++ % 2 === 0 ? all : all.toReversed())),
    };
  },
};
