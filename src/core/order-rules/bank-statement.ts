import { startOfIsoDay } from '#core/shared/calendar.ts';
import { type Dong, dong } from '#core/shared/dong.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { cleanLatin } from '#core/shared/text/clean-typed.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';

/** A cell of a spreadsheet, dates as `dd/mm/yyyy hh:mm:ss`. */
export type StatementCell = string | number | boolean | null;

/** Money that came in; `row` from 1, `paidAt` in ms since 1970 UTC. */
export type StatementRow = {
  readonly row: number;
  readonly reference: string;
  readonly amount: Dong;
  readonly content: string;
  readonly paidAt: number;
};

export type StatementProblem = 'date' | 'future' | 'amount' | 'reference' | 'repeated';
export type StatementRefusal = { readonly row: number; readonly problem: StatementProblem };

export type Statement = {
  /** Name of the format. */
  readonly bank: string;
  readonly rows: readonly StatementRow[];
  readonly refusals: readonly StatementRefusal[];
  /** Rows of money that went out. */
  readonly outgoing: number;
};

type Column = 'date' | 'reference' | 'credit' | 'content';

/** How a bank heads its columns, folded; each heading may go on in English. */
type Format = { readonly bank: string; readonly columns: Readonly<Record<Column, readonly string[]>> };

/** The statements that these banks write for companies, as of 2026. */
export const statementFormats: readonly Format[] = [
  {
    bank: 'Vietcombank',
    columns: {
      // «Ngày/ TNX Date/ Số CT/ Doc No» is one column with both; the number alone comes again on another day.
      date: ['ngay giao dich', 'ngay gd', 'tnx date'],
      reference: ['so tham chieu', 'so ct'],
      credit: ['so tien ghi co', 'ps co', 'ghi co'],
      content: ['mo ta', 'noi dung chi tiet'],
    },
  },
  {
    bank: 'Techcombank',
    columns: {
      date: ['ngay giao dich', 'ngay gd'],
      reference: ['so but toan', 'so giao dich'],
      credit: ['co', 'so tien co', 'phat sinh co'],
      content: ['dien giai', 'mo ta giao dich'],
    },
  },
  {
    bank: 'MB',
    columns: {
      date: ['ngay giao dich', 'ngay hach toan'],
      reference: ['ma giao dich', 'so but toan', 'ma gd'],
      credit: ['phat sinh co', 'so tien ghi co', 'ghi co'],
      content: ['noi dung', 'noi dung giao dich', 'dien giai'],
    },
  },
];

/** The heading, and what it is in another language. */
const headings = (cell: StatementCell): readonly string[] =>
  String(cell ?? '')
    .split(/[/(|\n]/)
    .map(foldVietnamese);

type Found = { readonly bank: string; readonly head: number; readonly at: Readonly<Record<Column, number>> };

const MAX_HEAD_ROWS = 40;

const findColumn = (row: readonly StatementCell[], names: readonly string[]): number =>
  row.findIndex((cell) => headings(cell).some((heading) => names.includes(heading)));

/** The first row that has the columns of a bank; null when none has. */
const findHead = (cells: readonly (readonly StatementCell[])[]): Found | null => {
  for (const [head, row] of cells.slice(0, MAX_HEAD_ROWS).entries())
    for (const { bank, columns } of statementFormats) {
      const at = {
        date: findColumn(row, columns.date),
        reference: findColumn(row, columns.reference),
        credit: findColumn(row, columns.credit),
        content: findColumn(row, columns.content),
      };
      if (Object.values(at).every((column) => column >= 0)) return { bank, head, at };
    }
  return null;
};

/** How statements announce whose account they are of, folded. */
const ACCOUNT = /so tai khoan|tai khoan so|account n(?:o|umber)|\bstk\b/;

/** Workbooks drop the noughts at the beginning of a number. */
const significant = (account: string): string => account.replace(/^0+/, '');

/**
 * The account of a statement that names accounts above its columns, in groups or not, but not `own`; null for one that names
 * `own`, or none.
 */
export const otherAccountOf = (cells: readonly (readonly StatementCell[])[], own: string): string | null => {
  const announcing = cells
    .slice(0, findHead(cells)?.head ?? 0)
    .map((row) => row.map((cell) => cleanLatin(String(cell ?? ''))).join('  '))
    .filter((text) => ACCOUNT.test(foldVietnamese(text)));
  const [named = null] = announcing.flatMap(
    (text) => text.replaceAll(/(?<=\d)[ .-](?=\d)/g, '').match(/\d{6,19}/g) ?? [],
  );
  // An account with letters has a number beside it, too, and the days of the statement may stand behind the own one.
  const isOwn = !/^\d+$/.test(own) || announcing.some((text) => text.replaceAll(/\D/g, '').includes(significant(own)));
  return isOwn ? null : named;
};

const GROUPED = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]0{1,2})?$/;
const PLAIN = /^\d+(?:[.,]0{1,2})?$/;

/**
 * `1.000.000`, `1,000,000`, `1,000,000.00`, `+1000000 VND`: đồng; 0 for an empty or negative amount, null for what is none
 * or has a fraction of a đồng.
 */
export const parseStatementAmount = (cell: StatementCell): Dong | null => {
  if (typeof cell === 'number') {
    if (cell <= 0) return dong(0);
    return Number.isSafeInteger(cell) ? dong(cell) : null;
  }
  const text = cleanLatin(String(cell ?? ''))
    .replaceAll(' ', '')
    .replace(/^\+/, '')
    .replace(/(?:vn[dđ]|đ)$/i, '');
  if (text === '' || text === '-' || text.startsWith('-')) return dong(0);
  if (!GROUPED.test(text) && !PLAIN.test(text)) return null;
  const whole = PLAIN.test(text) && !GROUPED.test(text) ? text.replace(/[.,]0{1,2}$/, '') : withoutCents(text);
  const amount = Number(whole.replaceAll(/[.,]/g, ''));
  return Number.isSafeInteger(amount) ? dong(amount) : null;
};

/** Two signs of a kind group; another one at the end begins the cents. */
const withoutCents = (text: string): string => text.replace(/[.,]0{1,2}$/, '');

/** Midnight or the time in Vietnam of `05/11/2026`, `5-11-2026 14:05:06` or `14:05 05/11/2026`; null for no date. */
export const parseStatementDate = (cell: StatementCell): number | null => {
  const text = cleanLatin(String(cell ?? ''));
  const [, day, month, year] = /(?:^|\s)(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?=$|\s)/.exec(text) ?? [];
  if (day === undefined || month === undefined) return null;
  const start = startOfIsoDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (start === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = /(\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(text) ?? [];
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return start + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000;
};

const MAX_REFERENCE = 60;
/** A row that sums or closes the statement, or goes on with the text of the one above. */
const isNoMoney = (row: readonly StatementCell[], { at }: Found): boolean => {
  const isEmpty = (column: number): boolean => String(row[column] ?? '').trim() === '';
  if (!isEmpty(at.reference)) return false;
  return (
    (isEmpty(at.date) && isEmpty(at.credit)) ||
    row.some((cell) => /^(tong|cong phat sinh|so du)/.test(foldVietnamese(String(cell ?? ''))))
  );
};

/**
 * The money that came in by a statement of a bank; `now` in ms since 1970 UTC. Null when no row has the columns of a bank
 * that is known. A reference that comes again in the file is refused: each names one transfer.
 */
export const readStatement = (cells: readonly (readonly StatementCell[])[], now: number): Statement | null => {
  const found = findHead(cells);
  if (found === null) return null;
  const rows: StatementRow[] = [];
  const refusals: StatementRefusal[] = [];
  let outgoing = 0;
  for (const [index, cellsOfRow] of cells.slice(found.head + 1).entries()) {
    if (isNoMoney(cellsOfRow, found)) continue;
    const row = found.head + 2 + index;
    const amount = parseStatementAmount(cellsOfRow[found.at.credit] ?? null);
    const reference = cleanLatin(String(cellsOfRow[found.at.reference] ?? ''));
    const paidAt = parseStatementDate(cellsOfRow[found.at.date] ?? null);
    const refuse = (problem: StatementProblem) => refusals.push({ row, problem });
    if (amount === 0) outgoing += 1;
    else if (amount === null) refuse('amount');
    else if (paidAt === null) refuse('date');
    else if (paidAt > now + DAY_MS) refuse('future');
    else if (reference === '' || reference.length > MAX_REFERENCE) refuse('reference');
    else if (rows.some((earlier) => earlier.reference === reference)) refuse('repeated');
    else rows.push({ row, reference, amount, content: cleanLatin(String(cellsOfRow[found.at.content] ?? '')), paidAt });
  }
  return { bank: found.bank, rows, refusals, outgoing };
};
