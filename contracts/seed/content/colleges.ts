import colleges from './colleges.json' with { type: 'json' };

/** University, academy or college. */
export type SeedCollege = { readonly id: string; readonly name: string; readonly provinceId: string };

const text = (row: readonly string[], position: number): string => row[position] ?? '';

/** Vietnamese universities by the province of their main campus (34-province model), sorted by name. */
export const seedColleges: readonly SeedCollege[] = colleges
  .map((row, at) => ({ id: String(at + 1), provinceId: text(row, 0), name: text(row, 1) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'vi'));
