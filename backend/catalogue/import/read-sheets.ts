import type { Cell } from '#backend/platform/sheets/sheets-of-file.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { type ItemRefusal, itemIdOf, unknownColumn } from './check-rows.ts';
import { readCell, writeCell } from './read-cell.ts';
import { problems, reasons } from './reasons.vi.ts';
import { type RawRow, rowSchemas, type SheetName, sheetNames } from './rows.ts';
import type { FileRows } from './rows-of-items.ts';
import { findName, suggestName } from './suggest.ts';

/** A sheet of a workbook, or a file of comma-separated values; the first row names the columns. */
export type Sheet = { readonly name: string; readonly cells: readonly (readonly Cell[])[] };

/** `problem` is about the file as a whole, of which nothing is read then. */
export type ReadFile = ReadRows | { readonly problem: string };

/** `refusals` are of rows that could not be read. */
export type ReadRows = { readonly rows: readonly RawRow[]; readonly refusals: readonly ItemRefusal[] };

const isBlank = (cell: Cell): boolean => cell === null || cell === undefined || String(cell).trim() === '';

export const readSheets = (sheets: readonly Sheet[]): ReadFile => {
  const named = sheets.map((sheet) => ({ ...sheet, as: findName(sheet.name, sheetNames) }));
  const stranger = named.find(({ as }) => as === null);
  if (stranger) return { problem: problems.sheet(stranger.name, suggestName(stranger.name, sheetNames)) };
  const read = named.map(({ as, cells }) => readSheet(sheetNames.find((name) => name === as) ?? 'products', cells));
  for (const each of read) if ('problem' in each) return each;
  const whole = read.flatMap((each) => ('problem' in each ? [] : [each]));
  const rows = whole.flatMap((each) => each.rows);
  const refusals = whole.flatMap((each) => each.refusals);
  return rows.length + refusals.length === 0 ? { problem: problems.isEmpty } : { rows, refusals };
};

const readSheet = (sheet: SheetName, cells: readonly (readonly Cell[])[]): ReadFile => {
  const [titles = [], ...body] = cells;
  const known = Object.keys(rowSchemas[sheet].shape);
  const columns = titles.map((title) => (isBlank(title) ? null : String(title).trim()));
  const names = columns.map((title) => title && findName(title, known));
  const stranger = columns.find((title, index) => title !== null && names[index] === null);
  if (stranger) return { problem: problems.column(sheet, stranger, unknownColumn(stranger, known)) };
  const twice = names.find((name, index) => name !== null && names.indexOf(name) !== index);
  if (twice) return { problem: problems.column(sheet, twice, reasons.standsTwice) };
  const read = body.map((row, index) => readRow(sheet, index + 2, names, row));
  return { rows: read.flatMap((each) => each.rows), refusals: read.flatMap((each) => each.refusals) };
};

const readRow = (
  sheet: SheetName,
  row: number,
  names: readonly (string | null)[],
  cells: readonly Cell[],
): ReadRows => {
  if (cells.every(isBlank)) return { rows: [], refusals: [] };
  const { shape } = rowSchemas[sheet];
  const value: Record<string, unknown> = {};
  const wrong: { column: string; reason: string }[] = [];
  for (const [index, cell] of cells.entries()) {
    const name = names[index];
    const schema = Object.entries(shape).find(([column]) => column === name)?.[1];
    if (!name || !schema) {
      if (!isBlank(cell)) wrong.push({ column: `${index + 1}`, reason: reasons.hasNoName });
      continue;
    }
    const read = readCell(schema, cell);
    if ('reason' in read) wrong.push({ column: name, reason: read.reason });
    else if (read.value !== undefined) value[name] = read.value;
    else if (schema.safeParse(null).success) value[name] = null;
  }
  const raw: RawRow = { sheet, row, value };
  const id = itemIdOf(raw);
  if (wrong.length === 0) return { rows: [raw], refusals: [] };
  return { rows: [], refusals: wrong.map((each) => ({ sheet, row, id, ...each })) };
};

/** Sheets that `readSheets` reads as these rows; one without a row has its columns, so that a new shop can fill it in. */
export const writeSheets = (
  rows: FileRows,
): readonly { readonly name: string; readonly cells: readonly (readonly (string | number | null)[])[] }[] =>
  sheetNames.map((name) => {
    const columns = Object.keys(rowSchemas[name].shape);
    const cells = rows[name].map((row) => columns.map((column) => writeCell(lookUp(row, column))));
    return { name, cells: [columns, ...cells] };
  });
