import type { PriceUnit } from '#core/pricing/price.ts';

/** A unit as the services list it. One id means one name, so the month of one user has its own id on the wire. */
export type SeedUnit = { readonly id: 'MONTH' | 'USER_MONTH' | 'YEAR'; readonly name: string };

export const seedUnits: readonly SeedUnit[] = [
  { id: 'MONTH', name: 'Tháng' },
  { id: 'USER_MONTH', name: 'Người dùng/tháng' },
  { id: 'YEAR', name: 'Năm' },
];

/** Id on the wire of a price's unit. */
export const unitIdOf = (unit: PriceUnit): SeedUnit['id'] =>
  seedUnits.find(({ name }) => name === unit.name)?.id ?? unit.id;
