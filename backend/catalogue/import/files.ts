import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/node';
import writeWorkbook from 'write-excel-file/node';
import { StartFailure } from '#backend/platform/start-failure.ts';
import { decodeText } from './decode-text.ts';
import { readJson, writeJson } from './read-json.ts';
import { type ReadFile, readSheets, type Sheet, writeSheets } from './read-sheets.ts';
import type { FileRows } from './rows-of-items.ts';

const csvFiles = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => extname(name).toLowerCase() === '.csv')
    .sort()
    .map((name) => join(folder, name));

/** Spreadsheet programs separate by comma, semicolon or tab. */
const readCsv = (path: string): Sheet => {
  const { data, errors } = Papa.parse<string[]>(decodeText(readFileSync(path)));
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) throw new StartFailure(`${path} row ${(quotes.row ?? 0) + 1}: ${quotes.message}`);
  return { name: basename(path, extname(path)), cells: data };
};

/**
 * Reads a JSON file, an XLSX workbook, a CSV file named after its sheet, or a folder of them. Throws StartFailure for a
 * file that is none.
 */
export const readCatalogueFile = async (path: string): Promise<ReadFile> => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new StartFailure(`There is no ${path}.`);
  if (found.isDirectory()) return readSheets(csvFiles(path).map(readCsv));
  if (found.size === 0) return { problem: 'The file is empty.' };
  switch (extname(path).toLowerCase()) {
    case '.json':
      return readJson(decodeText(readFileSync(path)));
    case '.csv':
      return readSheets([readCsv(path)]);
    case '.xlsx':
      return readSheets(await sheetsOf(path));
    default:
      throw new StartFailure(`${path} is none of .json, .xlsx, .csv and a folder of .csv files.`);
  }
};

const sheetsOf = async (path: string): Promise<readonly Sheet[]> => {
  try {
    const sheets = await readWorkbook(readFileSync(path));
    return sheets.map(({ sheet, data }) => ({ name: sheet, cells: data }));
  } catch (error) {
    throw new StartFailure(`${path} is no XLSX workbook: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** In the format that the ending of the path names; without an ending, a folder of CSV. Throws StartFailure. */
export const writeCatalogueFile = async (path: string, rows: FileRows): Promise<void> => {
  switch (extname(path).toLowerCase()) {
    case '.json':
      return writeFileSync(path, writeJson(rows));
    case '.xlsx': {
      const sheets = writeSheets(rows).map(({ name, cells }) => ({ sheet: name, data: cells.map((row) => [...row]) }));
      return writeFileSync(path, await (await writeWorkbook(sheets)).toBuffer());
    }
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
