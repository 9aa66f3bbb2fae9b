import fc from 'fast-check';
import { expect } from 'vitest';
import type { AdministrativeUnit, AdministrativeUnits } from '#core/places/places.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import { forAll } from '#test/kit/for-all.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

const got = (answer: Result<readonly AdministrativeUnit[], PortFailure>): readonly AdministrativeUnit[] => {
  if (!answer.ok) throw new Error(`no places: ${answer.failure.kind}`);
  return answer.value;
};

const everyProvince = async (
  places: AdministrativeUnits,
  check: (province: AdministrativeUnit, wards: readonly AdministrativeUnit[]) => void,
) => {
  for (const province of got(await places.provinces())) check(province, got(await places.wards(province.code)));
};

/** Laws of every Places adapter: the administrative units of Vietnam since 2026-04-30. */
export const placesLaws: readonly Law<AdministrativeUnits>[] = [
  {
    name: 'SDK-06 there are 34 provinces, each once',
    check: async (open) => {
      const provinces = got(await (await open()).provinces());
      expect(new Set(provinces.map((each) => each.code)).size).toBe(34);
      expect(provinces).toHaveLength(34);
    },
  },
  {
    name: 'SDK-06 the provinces have 3,321 wards between them, each in one province',
    check: async (open) => {
      const codes: string[] = [];
      await everyProvince(await open(), (_, wards) => codes.push(...wards.map((each) => each.code)));
      expect(codes).toHaveLength(3_321);
      expect(new Set(codes).size).toBe(3_321);
    },
  },
  {
    name: 'SDK-06 every unit has a statistical code and an NFC-normalised name',
    check: async (open) => {
      const places = await open();
      for (const { code, name } of got(await places.provinces())) {
        expect(code).toMatch(/^\d{2}$/);
        expect(name).toBe(name.normalize('NFC').trim());
      }
      await everyProvince(places, (_, wards) => {
        for (const { code, name } of wards) {
          expect(code).toMatch(/^\d{5}$/);
          expect(name).toMatch(/^(Phường|Xã|Đặc khu) \S/);
        }
      });
    },
  },
  {
    name: 'SDK-06 Đồng Nai is a city since 2026-04-30, and Long Thành a ward of it',
    check: async (open) => {
      const places = await open();
      expect(got(await places.provinces())).toContainEqual({ code: '75', name: 'Thành phố Đồng Nai' });
      expect(got(await places.wards('75'))).toContainEqual({ code: '26368', name: 'Phường Long Thành' });
    },
  },
  {
    name: 'SDK-06 two communes have their new codes',
    check: async (open) => {
      const places = await open();
      expect(got(await places.wards('22')).map((each) => each.code)).toContain('06978');
      expect(got(await places.wards('52')).map((each) => each.code)).toContain('23938');
    },
  },
  {
    name: 'SDK-06 an unknown province has no wards, whatever its code',
    check: async (open) => {
      const places = await open();
      const known = new Set(got(await places.provinces()).map((each) => each.code));
      const stranger = fc
        .oneof(fc.string(), fc.constantFrom('1', '00', 'constructor', '__proto__', "01' or '1'='1"))
        .filter((code) => !known.has(code) && !code.includes('\0'));
      await forAll(stranger, async (code) => expect(got(await places.wards(code))).toEqual([]), 20);
    },
  },
  {
    name: 'SDK-06 every province has wards, and repeated queries return the same order',
    check: async (open) => {
      const places = await open();
      expect(got(await places.provinces())).toEqual(got(await places.provinces()));
      await everyProvince(places, (_, wards) => expect(wards.length).toBeGreaterThan(20));
      expect(got(await places.wards('01'))).toEqual(got(await places.wards('01')));
    },
  },
];

/** Runs the laws on one adapter. */
export const placesContract = (name: string, open: () => Promise<AdministrativeUnits>): void =>
  describeLaws(`${name} keeps the Places contract`, placesLaws, open);
