import type { PriceUnit } from '#core/pricing/price.ts';

/** Each id has one name, so the user month has its own id on the wire. */
export type SeedUnit = { readonly id: 'MONTH' | 'USER_MONTH' | 'YEAR'; readonly name: string };

export const seedUnits: readonly SeedUnit[] = [
  { id: 'MONTH', name: 'Tháng' },
  { id: 'USER_MONTH', name: 'Người dùng/tháng' },
  { id: 'YEAR', name: 'Năm' },
];

export const unitIdOf = (unit: PriceUnit): SeedUnit['id'] =>
  seedUnits.find(({ name }) => name === unit.name)?.id ?? unit.id;
