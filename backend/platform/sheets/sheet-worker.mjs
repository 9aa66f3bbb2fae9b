// Runs in a thread of its own, which sheets-of-file.ts stops. Plain JavaScript: a build copies it beside its packages.
import { parentPort, workerData } from 'node:worker_threads';
import { unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/node';

const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const MAX_COLUMNS = 500;
const MAX_CELLS = 2_000_000;

const tooLarge = { problem: 'too-large' };

/** The parts of a workbook that are read; null when they unpack to more than the limit. What lies about its size is cut. */
const unpack = (bytes) => {
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      unpacked += originalSize;
      return unpacked <= MAX_UNPACKED_BYTES;
    },
  });
  return unpacked > MAX_UNPACKED_BYTES ? null : parts;
};

const readXlsx = async (bytes) => {
  try {
    const parts = unpack(bytes);
    if (parts === null) return tooLarge;
    const sheets = await readWorkbook(Buffer.from(zipSync(parts, { level: 0 })));
    return { sheets: sheets.map(({ sheet, data }) => ({ name: sheet, cells: data })) };
  } catch (error) {
    return { problem: 'unreadable', detail: error instanceof Error ? error.message : String(error) };
  }
};

const readCsv = (text) => {
  const { data, errors } = Papa.parse(text);
  const quotes = errors.find(({ type }) => type === 'Quotes');
  return { sheets: [{ name: '', cells: data }], openQuote: quotes ? (quotes.row ?? 0) + 1 : null };
};

const isTooLarge = ({ sheets = [] }) => {
  const rows = sheets.flatMap(({ cells }) => cells);
  return rows.some((row) => row.length > MAX_COLUMNS) || rows.reduce((sum, row) => sum + row.length, 0) > MAX_CELLS;
};

const read = workerData.bytes === undefined ? readCsv(workerData.text) : await readXlsx(workerData.bytes);
parentPort.postMessage(isTooLarge(read) ? tooLarge : read);
