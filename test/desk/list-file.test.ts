import fc from 'fast-check';
import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import type { DeskQuery } from '#backend/platform/desk/desk-resource.ts';
import { streamCsv, writeListWorkbook } from '#backend/platform/desk/list-file.ts';
import type { DeskColumns } from '#contracts/desk/columns/desk-column.ts';

type Row = {
  readonly id: string;
  readonly name: string;
  readonly amount: number | null;
  readonly at: number;
  readonly state: string;
};
const columns = {
  name: { title: 'Tên' },
  amount: { title: 'Số tiền', kind: 'dong' },
  at: { title: 'Lúc', kind: 'minute' },
  state: { title: 'Trạng thái', words: { open: 'Đang mở' } },
} as const satisfies DeskColumns<Row>;
const wanted = { words: '', filter: {}, sort: '', isDescending: false };
const listOf =
  (rows: readonly Row[]) =>
  async ({ limit, offset }: DeskQuery) => ({ rows: rows.slice(offset, offset + limit), total: rows.length });
const row = (id: number, fields: Partial<Row> = {}): Row => ({
  id: String(id),
  name: `Dòng ${id}`,
  amount: id,
  at: 0,
  state: 'open',
  ...fields,
});
const csvOf = async (list: ReturnType<typeof listOf>): Promise<string> =>
  new Response(streamCsv({ columns, list }, wanted)).text();
const readCsv = (text: string): readonly (readonly string[])[] =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;

const formulas = [
  '=1+1',
  '+84 912',
  '-5',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '＝1',
  '=cmd|" /C calc"!A0',
  '=HYPERLINK("x")',
  '-',
];
const anyName = fc.oneof(
  fc.string({ unit: 'binary' }).filter((name) => !name.startsWith("'")),
  fc.constantFrom(...formulas),
  fc.constantFrom('a;b', 'a,"b"', 'x\ny'),
);

describe('a list as a file', () => {
  test('V1.2.10 no cell of a CSV file is a formula, and each says what the list says', () =>
    fc.assert(
      fc.asyncProperty(fc.array(anyName, { maxLength: 20 }), async (names) => {
        const [, ...read] = readCsv(await csvOf(listOf(names.map((name, id) => row(id, { name })))));
        for (const [cell] of read) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/u);
        const shown = read.map(([cell = '']) => (/^'[=+\-@\t\r\n＝＋－＠]/u.test(cell) ? cell.slice(1) : cell));
        expect(shown).toEqual(names);
      }),
    ));

  test('each row stands in the file once, also when others are added or leave the list while it is read', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 7_000 }),
        fc.integer({ min: 0, max: 40 }),
        fc.array(fc.nat(), { maxLength: 200 }),
        async (held, added, leaving) => {
          const rows = Array.from({ length: held }, (_, id) => row(id));
          const list = async (query: DeskQuery) => {
            const page = await listOf(rows)(query);
            for (const at of leaving) rows.splice(at % (rows.length + 1), 1);
            // Newest first, as lists are sorted.
            rows.unshift(...Array.from({ length: added }, (_, at) => row(10_000 + rows.length + at)));
            return page;
          };
          const ids = readCsv(await csvOf(list))
            .slice(1)
            .map(([name]) => name);
          const read = new Set(ids);
          expect(read.size).toBe(ids.length);
          expect(rows.filter(({ id, name }) => Number(id) < held && !read.has(name))).toEqual([]);
        },
      ),
      { numRuns: 20 },
    ));

  test('amounts are numbers, times are Vietnamese, states are words, and nothing stays empty', async () => {
    const rows = [row(1, { amount: 1_250_000, at: 1_760_000_000_000 }), row(2, { amount: null, state: 'lạ' })];
    expect(readCsv(await csvOf(listOf(rows)))).toEqual([
      ['Tên', 'Số tiền', 'Lúc', 'Trạng thái'],
      ['Dòng 1', '1250000', '15:53 09/10/2025', 'Đang mở'],
      ['Dòng 2', '', '07:00 01/01/1970', 'lạ'],
    ]);
  });

  test('a workbook holds numbers and dates by which a spreadsheet sorts, and no formula', async () => {
    const rows = [
      row(1, { amount: 1_250_000, at: 1_760_000_000_000 }),
      ...formulas.map((name, id) => row(id + 2, { name })),
    ];
    const bytes = await writeListWorkbook({ columns, list: listOf(rows) }, wanted);
    const [sheet] = await readWorkbook(bytes);
    const [head, first, ...others] = sheet?.data ?? [];
    expect(head).toEqual(['Tên', 'Số tiền', 'Lúc', 'Trạng thái']);
    expect(first).toEqual(['Dòng 1', 1_250_000, new Date('2025-10-09T15:53:20Z'), 'Đang mở']);
    for (const [cell] of others) expect(cell).toMatch(/^'/);
  });

  test('a failure while the list is read cuts the file off', async () => {
    const list = async ({ offset }: DeskQuery) => {
      if (offset > 0) throw new Error('the database went away');
      return { rows: Array.from({ length: 2_000 }, (_, id) => row(id)), total: 3_000 };
    };
    await expect(csvOf(list)).rejects.toThrow('the database went away');
  });
});
