import Papa from 'papaparse';

/** A file for a spreadsheet. */
export type DeskTable = {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
};

/** CSV as spreadsheets open it: UTF-8 with its mark; a cell that would be a formula is text. */
export const toCsv = ({ columns, rows }: DeskTable): string =>
  `\uFEFF${Papa.unparse({ fields: [...columns], data: rows.map((row) => [...row]) }, { escapeFormulae: true })}\r\n`;
