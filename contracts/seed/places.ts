import places from './places.json' with { type: 'json' };

/** Administrative units of Vietnam since 2026-04-30, shared by the reference backend and the memory adapters. */
export type SeedPlace = { readonly code: string; readonly name: string };
export type SeedProvince = SeedPlace & { readonly kind: string };

/** Stored with saved addresses. */
export const adminVersion: string = places.adminVersion;

const text = (row: readonly string[], position: number): string => row[position] ?? '';

/** 34 provinces and centrally run cities. */
export const seedProvinces: readonly SeedProvince[] = places.provinces.map((row) => ({
  code: text(row, 0),
  name: text(row, 1),
  kind: text(row, 2),
}));

const wards: Readonly<Record<string, readonly (readonly string[])[]>> = places.wards;

/** Wards, communes and special zones of a province, by code; empty for an unknown province. */
export const seedWards = (province: string): readonly SeedPlace[] =>
  (Object.hasOwn(wards, province) ? (wards[province] ?? []) : []).map((row) => ({
    code: text(row, 0),
    name: text(row, 1),
  }));
