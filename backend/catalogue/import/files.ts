import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import Papa from 'papaparse';
import writeWorkbook from 'write-excel-file/node';
import { decodeText } from '#backend/platform/decode-text.ts';
import { readCsvSheet, readWorkbookSheets, type SheetsOfFile } from '#backend/platform/sheets/sheets-of-file.ts';
import { StartFailure } from '#backend/platform/start-failure.ts';
import { readJson, writeJson } from './read-json.ts';
import { type ReadFile, readSheets, type Sheet, writeSheets } from './read-sheets.ts';
import { problems } from './reasons.vi.ts';
import type { FileRows } from './rows-of-items.ts';

type NamedBytes = { readonly name: string; readonly bytes: Buffer };

/** Browsers add a number to a name that exists. */
const sheetNameOf = (file: string): string => basename(file, extname(file)).replace(/ ?\(\d+\)$/, '');

const problemOf = (read: Exclude<SheetsOfFile, { readonly sheets: unknown }>): string =>
  read.problem === 'too-large' ? problems.tooManyCells : problems.noWorkbook(read.detail);

const readCsv = async ({ name, bytes }: NamedBytes): Promise<Sheet | { readonly problem: string }> => {
  const read = await readCsvSheet(bytes);
  if ('problem' in read) return { problem: problemOf(read) };
  if (read.openQuote) return { problem: problems.openQuote(read.openQuote) };
  return { name: sheetNameOf(name), cells: read.sheets.flatMap(({ cells }) => cells) };
};

const readCsvFiles = async (files: readonly NamedBytes[]): Promise<ReadFile> => {
  const sheets: Sheet[] = [];
  for (const file of files) {
    const read = await readCsv(file);
    if ('problem' in read) return read;
    sheets.push(read);
  }
  return readSheets(sheets);
};

const readSheetsOf = async (bytes: Buffer): Promise<ReadFile> => {
  const read = await readWorkbookSheets(bytes);
  return 'problem' in read ? { problem: problemOf(read) } : readSheets(read.sheets);
};

/** Reads a JSON file, an XLSX workbook or a CSV file that is named after its sheet, by the ending of its name. */
export const readCatalogueBytes = async (file: NamedBytes): Promise<ReadFile> => {
  const { name, bytes } = file;
  if (bytes.length === 0) return { problem: problems.isEmpty };
  switch (extname(name).toLowerCase()) {
    case '.json':
      return readJson(decodeText(bytes));
    case '.csv':
      return readCsvFiles([file]);
    case '.xlsx':
      return readSheetsOf(bytes);
    default:
      return { problem: problems.wrongEnding(basename(name)) };
  }
};

/** The same of a path, which may also be a folder of CSV files. Throws StartFailure where there is none. */
export const readCatalogueFile = async (path: string): Promise<ReadFile> => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new StartFailure(`There is no ${path}.`);
  if (!found.isDirectory()) return readCatalogueBytes({ name: path, bytes: readFileSync(path) });
  const names = readdirSync(path).filter((name) => extname(name).toLowerCase() === '.csv');
  return readCsvFiles(names.sort().map((name) => ({ name, bytes: readFileSync(join(path, name)) })));
};

/** A workbook that `readCatalogueBytes` reads as these rows. */
export const writeCatalogueWorkbook = async (rows: FileRows): Promise<Buffer> => {
  const sheets = writeSheets(rows).map(({ name, cells }) => ({ sheet: name, data: cells.map((row) => [...row]) }));
  return (await writeWorkbook(sheets)).toBuffer();
};

/** In the format that the ending of the path names; without an ending, a folder of CSV. Throws StartFailure. */
export const writeCatalogueFile = async (path: string, rows: FileRows): Promise<void> => {
  switch (extname(path).toLowerCase()) {
    case '.json':
      return writeFileSync(path, writeJson(rows));
    case '.xlsx':
      return writeFileSync(path, await writeCatalogueWorkbook(rows));
    case '':
      mkdirSync(path, { recursive: true });
      // Excel takes UTF-8 for Windows-1258 without a byte order mark.
      for (const { name, cells } of writeSheets(rows))
        writeFileSync(join(path, `${name}.csv`), `\uFEFF${Papa.unparse(cells.map((row) => [...row]))}\r\n`);
      return;
    default:
      throw new StartFailure(`${path} ends in none of .json and .xlsx, and is no name of a folder.`);
  }
};
