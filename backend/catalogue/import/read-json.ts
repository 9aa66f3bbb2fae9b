import { z } from 'zod';
import { isNestedTooDeeply } from '#backend/platform/http/read-body.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { ReadFile } from './read-sheets.ts';
import { problems } from './reasons.vi.ts';
import { catalogueFile, type RawRow } from './rows.ts';
import type { FileRows } from './rows-of-items.ts';
import { suggestName } from './suggest.ts';

const list = z.array(z.record(z.string(), z.unknown()));

/** An object apart from the list that it holds. */
const split = (value: Readonly<Record<string, unknown>>, ...names: readonly string[]) => ({
  own: Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))),
  lists: names.map((name) => list.optional().safeParse(lookUp(value, name))),
});

/** The same rows as of sheets; a row has the number of its product, option or extension in the file. */
export const readJson = (text: string): ReadFile => {
  if (text.trim() === '') return { problem: problems.isEmpty };
  const file = parse(text);
  if (typeof file === 'string') return { problem: file };
  const { $schema: _schema, ...lists } = file;
  const known = Object.keys(catalogueFile.shape).filter((name) => name !== '$schema');
  const stranger = Object.keys(lists).find((name) => !known.includes(name));
  if (stranger !== undefined) return { problem: `${stranger}: ${suggestName(stranger, known)}` };
  const rows: RawRow[] = [];
  for (const name of known) {
    const read = list.optional().safeParse(lookUp(lists, name));
    if (!read.success) return { problem: problems.noList(name) };
    for (const [index, value] of (read.data ?? []).entries()) {
      const own = rowsOf(name, index + 1, value);
      if (typeof own === 'string') return { problem: `${name} ${index + 1}: ${own}` };
      rows.push(...own);
    }
  }
  return rows.length === 0 ? { problem: problems.isEmpty } : { rows, refusals: [] };
};

const parse = (text: string): Record<string, unknown> | string => {
  if (isNestedTooDeeply(text)) return problems.noJson('có quá nhiều cấp lồng nhau');
  try {
    const read = z.record(z.string(), z.unknown()).safeParse(JSON.parse(text));
    return read.success ? read.data : problems.noObject;
  } catch (error) {
    return problems.noJson(error instanceof Error ? error.message : String(error));
  }
};

const rowsOf = (name: string, row: number, value: Readonly<Record<string, unknown>>): readonly RawRow[] | string => {
  if (name === 'extensions' || name === 'lines' || name === 'tags') return [{ sheet: name, row, value }];
  const inner = name === 'products' ? (['prices', 'stock'] as const) : (['values'] as const);
  const { own, lists } = split(value, ...inner);
  const key = name === 'products' ? { sku: value.sku } : { option: value.option };
  const rows: RawRow[] = [{ sheet: name === 'products' ? 'products' : 'options', row, value: own }];
  for (const [index, read] of lists.entries()) {
    const sheet = inner[index] === 'values' ? 'optionValues' : (inner[index] ?? 'prices');
    if (!read.success) return problems.noList(inner[index] ?? name);
    rows.push(...(read.data ?? []).map((each): RawRow => ({ sheet, row, value: { ...key, ...each } })));
  }
  return rows;
};

const withoutNulls = (row: FileRows['products'][number], ...keys: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== null && !keys.includes(name)));

/** The text of a file that `readJson` reads as these rows. */
export const writeJson = (rows: FileRows): string => {
  const by = (all: FileRows['products'], column: string, key: unknown) =>
    all.filter((row) => lookUp(row, column) === key).map((row) => withoutNulls(row, column));
  const inside = (name: string, all: readonly unknown[]) => (all.length === 0 ? {} : { [name]: all });
  const file = {
    $schema: 'catalogue.schema.json',
    lines: rows.lines.map((row) => withoutNulls(row)),
    tags: rows.tags.map((row) => withoutNulls(row)),
    options: rows.options.map((row) => ({
      ...withoutNulls(row),
      ...inside('values', by(rows.optionValues, 'option', row.option)),
    })),
    products: rows.products.map((row) => ({
      ...withoutNulls(row),
      ...inside('prices', by(rows.prices, 'sku', row.sku)),
      ...inside('stock', by(rows.stock, 'sku', row.sku)),
    })),
    extensions: rows.extensions.map((row) => withoutNulls(row)),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
};
