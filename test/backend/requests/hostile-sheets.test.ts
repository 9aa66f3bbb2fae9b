import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { readCatalogueBytes } from '#backend/catalogue/import/files.ts';
import { readBankFile } from '#backend/payments/bank-files/read-bank-file.ts';

const MEGABYTE = 1_024 * 1_024;
/** The thread alone takes as many to start; a process that reads by itself has none. */
const MIN_TURNS = 3;

const workbookOf = (sheet: string | Uint8Array): Buffer => {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${relation}"><sheets><sheet name="products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': typeof sheet === 'string' ? strToU8(sheet) : sheet,
  };
  return Buffer.from(zipSync(parts, { level: 1 }));
};
const sheetWith = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const cellAt = (column: string, row: number): string => `<row r="${row}"><c r="${column}${row}"><v>1</v></c></row>`;

/** A workbook whose first part says that it unpacks to fewer bytes than it does. */
const withLies = (workbook: Buffer): Buffer => {
  for (const signature of ['PK\x01\x02', 'PK\x03\x04'])
    for (let at = workbook.indexOf(signature, 0, 'latin1'); at >= 0; at = workbook.indexOf(signature, at + 4, 'latin1'))
      workbook.writeUInt32LE(50, at + (signature === 'PK\x01\x02' ? 24 : 22));
  return workbook;
};

const bombs: Readonly<Record<string, { readonly name: string; readonly bytes: () => Buffer }>> = {
  'cells far away': {
    name: 'products.xlsx',
    bytes: () => workbookOf(sheetWith(cellAt('A', 1) + cellAt('XFD', 1_048_576))),
  },
  'many megabytes of nothing': { name: 'products.xlsx', bytes: () => workbookOf(new Uint8Array(70 * MEGABYTE)) },
  'bytes beyond those that it names': {
    name: 'products.xlsx',
    bytes: () => withLies(workbookOf(new Uint8Array(70 * MEGABYTE))),
  },
  'columns without end': { name: 'products.csv', bytes: () => Buffer.from(','.repeat(5 * MEGABYTE)) },
  'lines without end': { name: 'products.csv', bytes: () => Buffer.from('\n'.repeat(3 * MEGABYTE)) },
};

const readers = [
  readCatalogueBytes,
  (file: Parameters<typeof readBankFile>[0]) => readBankFile(file, { now: 0, account: '0123456789' }),
] as const;

/** How often the process could have answered others while it worked. */
const turnsDuring = async <Value>(work: () => Promise<Value>) => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 10);
  const value = await work();
  clearInterval(timer);
  return { value, turns };
};

for (const [at, [what, { name, bytes }]] of Object.entries(bombs).entries())
  test(`V5.2.3 V15.2.2 a file with ${what} is refused, and others are answered meanwhile`, async () => {
    const file = { name, bytes: bytes() };
    const before = process.memoryUsage().rss;
    const read = readers[at % 2] ?? readCatalogueBytes;
    const { value, turns } = await turnsDuring<unknown>(() => read(file));
    expect(value).toHaveProperty('problem');
    expect(process.memoryUsage().rss - before).toBeLessThan(900 * MEGABYTE);
    expect(turns).toBeGreaterThan(MIN_TURNS);
  });

test('V2.2.1 a file of JSON that is nested too deeply is refused', async () => {
  for (const at of ['', '{"products":[{"sku":"a","title":']) {
    const bytes = Buffer.from(at + '['.repeat(100_000) + ']'.repeat(100_000) + (at === '' ? '' : '}]}'));
    expect(await readCatalogueBytes({ name: 'a.json', bytes })).toHaveProperty('problem');
  }
});

test('a workbook and values of 20,000 rows are read whole', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => [`may-${at}`, `Máy số ${at}`]);
  const data = [['sku', 'title'], ...rows];
  const workbook = await (await writeWorkbook([{ sheet: 'products', data }])).toBuffer();
  const values = Buffer.from(data.map((row) => row.join(';')).join('\r\n'));
  for (const file of [
    { name: 'a.xlsx', bytes: workbook },
    { name: 'products (2).csv', bytes: values },
  ])
    expect(await readCatalogueBytes(file)).toMatchObject({ rows: { length: rows.length }, refusals: [] });
});
