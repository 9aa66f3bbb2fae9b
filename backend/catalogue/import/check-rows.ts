import type { z } from 'zod';
import { inVietnamese } from '#backend/platform/in-vietnamese.ts';
import { skuOfDomain } from '#contracts/seed/domains/domain-prices.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { type ItemKind, idOf } from './plan.ts';
import { reasons } from './reasons.vi.ts';
import { type RawRow, type Refusal, type RowOf, rowSchemas, type SheetName } from './rows.ts';
import { suggestName } from './suggest.ts';

/** Rows by sheet, each with its place. */
export type CheckedRows = {
  readonly [Sheet in SheetName]: readonly { readonly row: number; readonly value: RowOf<Sheet> }[];
};

/** `id` is that of the item to which the row belongs; null when the row does not say. */
export type ItemRefusal = Refusal & { readonly id: string | null };

const kinds: Readonly<Record<SheetName, ItemKind>> = {
  lines: 'line',
  tags: 'tag',
  products: 'product',
  prices: 'product',
  stock: 'product',
  options: 'option',
  optionValues: 'option',
  extensions: 'extension',
};

/** Key of the item to which a row belongs, or of what it looks like. */
const keyOf = ({ sheet, value }: RawRow): string | null => {
  const { line, tag, sku, option, extension, kind } = value;
  const key = { line, tag, product: sku, option, extension }[kinds[sheet]];
  if (typeof key !== 'string' || key === '') return null;
  return kinds[sheet] === 'extension' ? skuOfDomain({ ext: key, ...(typeof kind === 'string' ? { kind } : {}) }) : key;
};

export const itemIdOf = (row: RawRow): string | null => {
  const key = keyOf(row);
  return key === null ? null : idOf({ kind: kinds[row.sheet], key });
};

const hints: Readonly<Record<string, string>> = {
  vat: reasons.taxColumn,
  'too_small price': reasons.priceOfNothing,
};

const reasonOf = (
  issue: z.core.$ZodIssue,
  raw: RawRow,
): { readonly column: string | null; readonly reason: string } => {
  const known = Object.keys(rowSchemas[raw.sheet].shape);
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    return { column: key, reason: unknownColumn(key, known) };
  }
  const column = issue.path[0] === undefined ? null : String(issue.path[0]);
  const value = column === null ? undefined : lookUp(raw.value, column);
  if (value === undefined || value === null) return { column, reason: reasons.isEmpty };
  if (issue.code === 'invalid_value')
    return { column, reason: reasons.typed(String(value), suggestName(String(value), issue.values.map(String))) };
  const hint = lookUp(hints, `${issue.code} ${column}`);
  return { column, reason: hint ?? reasons.typed(String(value), issue.message) };
};

/** Why a sheet may not have a column. */
export const unknownColumn = (column: string, known: readonly string[]): string =>
  reasons.unknownColumn(lookUp(hints, column.toLowerCase()) ?? suggestName(column, known));

/** Each row by itself; see `itemsOfRows` for what they say together. */
export const checkRows = (
  raws: readonly RawRow[],
): { readonly rows: CheckedRows; readonly refusals: readonly ItemRefusal[] } => {
  const refusals: ItemRefusal[] = [];
  const take = <Row>(
    sheet: SheetName,
    schema: z.ZodType<Row>,
  ): readonly { readonly row: number; readonly value: Row }[] =>
    raws.flatMap((raw) => {
      if (raw.sheet !== sheet) return [];
      const parsed = schema.safeParse(raw.value, { error: inVietnamese });
      if (parsed.success) return [{ row: raw.row, value: parsed.data }];
      const { row } = raw;
      refusals.push(
        ...parsed.error.issues.map((issue) => ({ sheet, row, id: itemIdOf(raw), ...reasonOf(issue, raw) })),
      );
      return [];
    });
  const rows: CheckedRows = {
    lines: take('lines', rowSchemas.lines),
    tags: take('tags', rowSchemas.tags),
    products: take('products', rowSchemas.products),
    prices: take('prices', rowSchemas.prices),
    stock: take('stock', rowSchemas.stock),
    options: take('options', rowSchemas.options),
    optionValues: take('optionValues', rowSchemas.optionValues),
    extensions: take('extensions', rowSchemas.extensions),
  };
  return { rows, refusals };
};
