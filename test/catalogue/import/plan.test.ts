import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Change,
  type Fields,
  fieldsAfter,
  type Item,
  idOf,
  rememberedFields,
} from '#backend/catalogue/import/plan.ts';
import { planImport } from '#backend/catalogue/import/plan-import.ts';
import { readJson, writeJson } from '#backend/catalogue/import/read-json.ts';
import { type ReadFile, readSheets, writeSheets } from '#backend/catalogue/import/read-sheets.ts';
import { sheetNames } from '#backend/catalogue/import/rows.ts';
import { type FileRows, rowsOfItems } from '#backend/catalogue/import/rows-of-items.ts';
import { bySize } from '#test/kit/test-size.ts';
import { anyGoods } from './any-goods.ts';

const CASES = bySize({ everyday: 100, whole: 500, nightly: 3_000 });

type Shop = { readonly stored: ReadonlyMap<string, Fields>; readonly last: ReadonlyMap<string, Fields> };
const emptyShop: Shop = { stored: new Map(), last: new Map() };

const readRows = (read: ReadFile) => {
  if ('problem' in read) throw new Error(read.problem);
  return read;
};
const formats: readonly (readonly [string, (rows: FileRows) => ReadFile])[] = [
  ['sheets', (rows) => readSheets(writeSheets(rows))],
  ['JSON', (rows) => readJson(writeJson(rows))],
];

const TODAY = '2027-01-15';
const planOf = (shop: Shop, read: ReadFile, overwrite = false) =>
  planImport(readRows(read), shop, { today: TODAY, overwrite, pictureProblem: () => null });

/** What the shop is once the plan is written. */
const applied = (shop: Shop, { items, changes }: ReturnType<typeof planImport>): Shop => {
  const stored = new Map(shop.stored);
  const last = new Map(shop.last);
  for (const change of changes)
    if (change.effect !== 'conflict') stored.set(idOf(change), fieldsAfter(stored.get(idOf(change)), change));
  const conflicts = new Set(changes.filter(({ effect }) => effect === 'conflict').map(idOf));
  for (const item of items)
    if (!conflicts.has(idOf(item)))
      last.set(idOf(item), rememberedFields(item, stored.get(idOf(item)) ?? {}, last.get(idOf(item))));
  return { stored, last };
};

const shopOf = (items: readonly Item[]): Shop => ({
  stored: new Map(items.map((item) => [idOf(item), item.fields])),
  last: new Map(),
});

const effects = (changes: readonly Change[]) =>
  changes.map(({ effect, kind, key }) => `${effect} ${kind} ${key}`).sort();

test('a picture that the shop would not show refuses its product with the reason, and no other', () => {
  const products = ['CO', 'KHONG'].map((sku) => ({
    sku,
    title: sku,
    line: 'web-hosting',
    specs: '1 GB',
    picture: `/uploads/${sku.toLowerCase()}.png`,
    prices: [{ term: 12, price: 10_000 }],
  }));
  const pictureProblem = (picture: string) => (picture === '/uploads/khong.png' ? 'không có tệp này' : null);
  const read = readRows(readJson(JSON.stringify({ products })));
  const { changes, refusals } = planImport(read, emptyShop, { today: TODAY, overwrite: false, pictureProblem });
  expect(effects(changes)).toEqual(['added product CO']);
  expect(refusals).toEqual([
    { sheet: 'products', row: 2, column: 'picture', id: 'product KHONG', reason: 'không có tệp này' },
  ]);
});

test.each(formats)('what was exported to %s changes nothing, whatever the goods', (_, over) =>
  fc.assert(
    fc.property(anyGoods, (items) => {
      const plan = planOf(shopOf(items), over(rowsOfItems(items)));
      expect(plan.refusals).toEqual([]);
      expect(plan.changes).toEqual([]);
    }),
    { numRuns: CASES },
  ),
);

test.each(formats)('%s: what is planned and written is planned no more, over any other goods', (_, over) =>
  fc.assert(
    fc.property(anyGoods, anyGoods, (before, after) => {
      // A product keeps its line.
      const lines = new Map(before.map((item) => [idOf(item), item.fields.line]));
      const next = after.map((item) => {
        const line = lines.get(idOf(item));
        return line === undefined ? item : { ...item, fields: { ...item.fields, line } };
      });
      const shop = applied(emptyShop, planOf(emptyShop, over(rowsOfItems(before))));
      const plan = planOf(shop, over(rowsOfItems(next)));
      expect(plan.refusals).toEqual([]);
      const again = planOf(applied(shop, plan), over(rowsOfItems(next)));
      expect([again.changes, again.refusals]).toEqual([[], []]);
    }),
    { numRuns: CASES },
  ),
);

test('the order of rows does not matter to what changes', () =>
  fc.assert(
    fc.property(anyGoods, fc.func(fc.integer()), (items, weight) => {
      const rows = rowsOfItems(items);
      const shuffled = Object.fromEntries(
        Object.entries(rows).map(([sheet, all]) => [
          sheet,
          // The order of an option's values is that of the shop.
          sheet === 'optionValues' ? all : all.toSorted((one, other) => weight(one) - weight(other)),
        ]),
      ) as FileRows;
      expect(effects(planOf(emptyShop, readSheets(writeSheets(shuffled))).changes)).toEqual(
        effects(planOf(emptyShop, readSheets(writeSheets(rows))).changes),
      );
      expect(planOf(shopOf(items), readSheets(writeSheets(shuffled))).changes).toEqual([]);
    }),
    { numRuns: CASES },
  ));

test('the export of a shop without goods has every sheet with its columns, ready to be filled in', () => {
  const sheets = writeSheets(rowsOfItems([]));
  expect(sheets.map(({ name }) => name)).toEqual(sheetNames);
  const [lines, products] = sheets.map(({ name, cells }) => ({ name, cells: [...cells] }));
  if (lines === undefined || products === undefined) throw new Error('no sheets');
  const filled = {
    ...lines,
    cells: [...lines.cells, lines.cells[0]?.map((column) => (column === 'line' ? 'vpn' : null)) ?? []],
  };
  expect(readRows(readSheets([filled, products])).rows.map(({ value }) => value)).toMatchObject([{ line: 'vpn' }]);
});

test('a field that somebody changed by hand since the import is a conflict, and written only when told', () =>
  fc.assert(
    fc.property(anyGoods, fc.nat(), fc.nat(), (items, one, other) => {
      const file = readSheets(writeSheets(rowsOfItems(items)));
      const shop = applied(emptyShop, planOf(emptyShop, file));
      const item = items[one % items.length];
      const names = Object.keys(item?.fields ?? {}).filter((name) => !['kind', 'extension'].includes(name));
      const field = names[other % names.length];
      if (item === undefined || field === undefined) throw new Error('a catalogue without fields');
      const byHand = { ...shop.stored.get(idOf(item)), [field]: 'by hand' };
      const touched = { ...shop, stored: new Map(shop.stored).set(idOf(item), byHand) };
      const kept = field === 'line' ? [] : [`conflict ${item.kind} ${item.key}`];
      const plan = planOf(touched, file);
      expect(effects(plan.changes)).toEqual(kept);
      expect(applied(touched, plan).stored.get(idOf(item))).toEqual(byHand);
      if (field === 'line') return;
      const written = applied(touched, planOf(touched, file, true));
      expect(planOf(written, file).changes).toEqual([]);
    }),
    { numRuns: CASES },
  ));
