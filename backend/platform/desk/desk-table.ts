import type { Cell } from '#contracts/csv.ts';

/** A file for a spreadsheet. */
export type DeskTable = {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};
