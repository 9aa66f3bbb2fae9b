import Papa from 'papaparse';

export type Cell = string | number;

/** Spreadsheets read such a text as a formula, some of them full-width signs too. [OWASP CSV Injection] */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

export const isFormula = (text: string): boolean => FORMULA.test(text);

/** A text that no spreadsheet reads as a formula. */
export const harmlessText = (text: string): string => (isFormula(text) ? `'${text}` : text);

/** Excel takes UTF-8 for Windows-1258 without this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Lines of a CSV file. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  `${Papa.unparse(rows.map((row) => row.map((cell) => (typeof cell === 'string' ? harmlessText(cell) : cell))))}\r\n`;

/** The beginning of a CSV file. */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvLines([columns]);

/** A whole CSV file. */
export const csvFile = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  csvHead(columns) + (rows.length > 0 ? csvLines(rows) : '');
