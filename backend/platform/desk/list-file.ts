import writeWorkbook, { type Cell as SheetCell } from 'write-excel-file/node';
import { type Cell, csvHead, csvLines, harmlessText } from '#contracts/csv.ts';
import type { ColumnKind, DeskColumn } from '#contracts/desk/columns/desk-column.ts';
import { formatDate, formatMinute, VIETNAM_OFFSET_MS } from '#core/shared/calendar.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { formatPhone } from '#core/shared/text/phone-number.ts';
import type { DeskPage, DeskQuery, DeskRecord, DeskResource } from './desk-resource.ts';
import type { DeskTable } from './desk-table.ts';

/** Rows of a list that are read at once. Each batch counts the list and passes over the rows before it. */
const BATCH = 2_000;
/** Rows that are read again: as many may leave the list meanwhile, and those behind them move up. */
const OVERLAP = 200;
/** A workbook is put together in memory. */
export const MAX_WORKBOOK_ROWS = 20_000;

type Listed = Pick<DeskResource, 'columns'> & { readonly list: (query: DeskQuery) => Promise<DeskPage> };
type Wanted = Omit<DeskQuery, 'limit' | 'offset'>;

/** All rows of a list, each once, also when others are added or leave it meanwhile. */
async function* readBatches({ list }: Listed, wanted: Wanted): AsyncGenerator<readonly DeskRecord[]> {
  const seen = new Set<string>();
  for (let offset = 0; ; offset += BATCH - OVERLAP) {
    const { rows } = await list({ ...wanted, limit: BATCH, offset });
    const fresh = rows.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    if (fresh.length > 0) yield fresh;
    if (rows.length < BATCH) return;
  }
}

type Read = {
  readonly toText: (value: string) => Cell;
  /** Of a number; in a workbook a time is a date. */
  readonly toCell: (value: number) => Cell;
  readonly dateFormat?: string;
};

const asNumber: Read = { toText: (text) => text, toCell: (number) => number };

const asText: Read = { toText: (text) => text, toCell: String };

const readers: Readonly<Record<ColumnKind | 'text', Read>> = {
  text: asText,
  code: asText,
  number: asNumber,
  dong: asNumber,
  phone: { toText: formatPhone, toCell: String },
  minute: { ...asNumber, toCell: formatMinute, dateFormat: 'hh:mm dd/mm/yyyy' },
  day: { ...asNumber, toCell: formatDate, dateFormat: 'dd/mm/yyyy' },
};

/** What a row holds in a column: a text, or a number that the kind of the column explains. */
const readValue = (row: DeskRecord, field: string, column: DeskColumn<DeskRecord>): Cell => {
  if (column.text) return column.text(row);
  const value = lookUp<unknown>(row, field) ?? '';
  return typeof value === 'number' ? value : (lookUp(column.words ?? {}, String(value)) ?? String(value));
};

const toCsvRow = (columns: Listed['columns'], row: DeskRecord): readonly Cell[] =>
  Object.entries(columns).map(([field, column]) => {
    const { toText, toCell } = readers[column.kind ?? 'text'];
    const value = readValue(row, field, column);
    return typeof value === 'number' ? toCell(value) : toText(value);
  });

const toSheetRow = (columns: Listed['columns'], row: DeskRecord): SheetCell[] =>
  Object.entries(columns).map(([field, column]) => {
    const { toText, toCell, dateFormat } = readers[column.kind ?? 'text'];
    const value = readValue(row, field, column);
    if (typeof value === 'string') return harmlessText(String(toText(value)));
    if (dateFormat === undefined) return toCell(value);
    return { value: new Date(value + VIETNAM_OFFSET_MS), format: dateFormat };
  });

const titlesOf = (columns: Listed['columns']): string[] => Object.values(columns).map(({ title }) => title);

async function* csvPieces(listed: Listed, wanted: Wanted): AsyncGenerator<string> {
  const { columns } = listed;
  yield csvHead(titlesOf(columns));
  for await (const rows of readBatches(listed, wanted)) yield csvLines(rows.map((row) => toCsvRow(columns, row)));
}

/** A list as CSV, read while it is sent; a failure on the way cuts the answer off. */
export const streamCsv = (listed: Listed, wanted: Wanted): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const pieces = csvPieces(listed, wanted);
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
};

const headOf = (titles: readonly string[]): SheetCell[] => titles.map((value) => ({ value, fontWeight: 'bold' }));

const toBook = async (data: readonly SheetCell[][], columns: number): Promise<Buffer> => {
  const widths = Array.from({ length: columns }, () => ({ width: 22 }));
  return (await writeWorkbook([...data], { columns: widths, stickyRowsCount: 1 })).toBuffer();
};

/** A table as XLSX. */
export const writeTableWorkbook = ({ columns, rows }: DeskTable): Promise<Buffer> => {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? harmlessText(cell) : cell)));
  return toBook([headOf(columns), ...cells], columns.length);
};

/** A list of at most MAX_WORKBOOK_ROWS as XLSX. */
export const writeListWorkbook = async (listed: Listed, wanted: Wanted): Promise<Buffer> => {
  const { columns } = listed;
  const data: SheetCell[][] = [headOf(titlesOf(columns))];
  for await (const rows of readBatches(listed, wanted)) data.push(...rows.map((row) => toSheetRow(columns, row)));
  return toBook(data, Object.keys(columns).length);
};
