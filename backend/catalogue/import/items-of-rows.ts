import { productLines } from '#contracts/seed/categories.ts';
import { skuOfDomain } from '#contracts/seed/domains/domain-prices.ts';
import { picturePathOf } from '#core/shared/text/picture-address.ts';
import type { CheckedRows, ItemRefusal } from './check-rows.ts';
import { type Fields, type FieldValue, type Item, idOf } from './plan.ts';
import { reasons } from './reasons.vi.ts';
import type { SheetName } from './rows.ts';

type Draft = { item: Item; readonly rows: Map<string, number> };

/** Fields without those that a row leaves out. */
const given = (fields: Readonly<Record<string, FieldValue | undefined>>): Fields =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Collects rows of items; a field that two rows name refuses the second. */
const collector = () => {
  const drafts = new Map<string, Draft>();
  const refusals: ItemRefusal[] = [];
  const add = (
    { kind, key, whole = [] }: Pick<Item, 'kind' | 'key'> & Partial<Pick<Item, 'whole'>>,
    { sheet, row, name, column }: { sheet: SheetName; row: number; name: string; column: string },
    fields: Fields,
  ): void => {
    const id = idOf({ kind, key });
    const draft = drafts.get(id) ?? { item: { kind, key, fields: {}, whole: [] }, rows: new Map() };
    const before = draft.rows.get(`${sheet} ${name}`);
    if (before !== undefined) refusals.push({ sheet, row, column, id, reason: reasons.stands(name, before) });
    draft.rows.set(`${sheet} ${name}`, before ?? row);
    draft.item = {
      ...draft.item,
      fields: { ...draft.item.fields, ...fields },
      whole: [...new Set([...draft.item.whole, ...whole])],
    };
    drafts.set(id, draft);
  };
  return { add, refusals, items: () => [...drafts.values()].map(({ item }) => item) };
};

const byNumber = (values: readonly number[]): readonly number[] => [...new Set(values)].sort((a, b) => a - b);

/** Sets are compared as lists: lines of the firm's own come last, by handle. */
export const inLineOrder = (lines: readonly string[]): readonly string[] => [
  ...productLines.filter((each) => lines.includes(each)),
  ...lines.filter((each) => !productLines.some((known) => known === each)).toSorted(),
];

/** Sets are compared as lists. */
export const inTagOrder = (tags: readonly string[]): readonly string[] => [...new Set(tags)].toSorted();

/**
 * The items that rows describe together. Refuses the same name twice, with the row where it stood first. `today` in
 * Vietnam, as 2027-01-31, separates prices that hold from those to come.
 */
export const itemsOfRows = (
  rows: CheckedRows,
  today: string,
): { readonly items: readonly Item[]; readonly refusals: readonly ItemRefusal[] } => {
  const { add, refusals, items } = collector();
  for (const { row, value } of rows.lines) {
    const { line: key, ...fields } = value;
    add({ kind: 'line', key }, { sheet: 'lines', row, name: key, column: 'line' }, given(fields));
  }
  for (const { row, value } of rows.tags) {
    const { tag: key, ...fields } = value;
    add({ kind: 'tag', key }, { sheet: 'tags', row, name: key, column: 'tag' }, given(fields));
  }
  const ofProduct = (key: string, whole: readonly string[] = []) => ({ kind: 'product', key, whole }) as const;
  for (const { row, value } of rows.products) {
    const { sku, picture, tags, ...fields } = value;
    const path = picture == null ? picture : picturePathOf(picture);
    add(
      ofProduct(sku),
      { sheet: 'products', row, name: sku, column: 'sku' },
      given({ ...fields, picture: path, tags: tags && inTagOrder(tags) }),
    );
  }
  addPrices(rows.prices, today, add);
  for (const { row, value } of rows.stock) {
    const { sku, place, stock } = value;
    add(
      ofProduct(sku),
      { sheet: 'stock', row, name: reasons.stockOf(sku, place), column: 'place' },
      { [`stock ${place}`]: stock },
    );
  }
  for (const { row, value } of rows.options) {
    const { option: key, lines, requiredFor, ...fields } = value;
    const inOrder = { lines: lines && inLineOrder(lines), requiredFor: requiredFor && inLineOrder(requiredFor) };
    add(
      { kind: 'option', key },
      { sheet: 'options', row, name: key, column: 'option' },
      given({ ...fields, ...inOrder }),
    );
  }
  addValues(rows.optionValues, add);
  for (const { row, value } of rows.extensions) {
    const { extension, kind, years, tags, ...fields } = value;
    const key = skuOfDomain({ ext: extension, ...(kind ? { kind } : {}) });
    add(
      { kind: 'extension', key },
      { sheet: 'extensions', row, name: key, column: 'extension' },
      given({
        ...fields,
        extension,
        kind: kind ?? null,
        years: years && byNumber(years),
        tags: tags && inTagOrder(tags),
      }),
    );
  }
  return { items: items(), refusals };
};

type Add = ReturnType<typeof collector>['add'];

/** Of the prices of a term whose day has come the last one holds. Those that hold and those to come are named all at once. */
const addPrices = (rows: CheckedRows['prices'], today: string, add: Add): void => {
  const inTime = rows.toSorted((one, other) => ((one.value.from ?? '') < (other.value.from ?? '') ? -1 : 1));
  for (const { row, value } of inTime) {
    const { sku, term, price, oldPrice, from } = value;
    const isDue = !from || from <= today;
    const begins = isDue ? '' : 'future ';
    const field = isDue ? term : `${term} from ${from}`;
    add(
      { kind: 'product', key: sku, whole: [`${begins}price `, `${begins}old price `] },
      { sheet: 'prices', row, name: reasons.priceOf(sku, term, from ?? null), column: 'term' },
      { [`${begins}price ${field}`]: price, [`${begins}old price ${field}`]: oldPrice ?? null },
    );
  }
};

/** The values of an option are named all at once, in their order. */
const addValues = (rows: CheckedRows['optionValues'], add: Add): void => {
  for (const key of new Set(rows.map(({ value }) => value.option))) {
    const values = rows.filter(({ value }) => value.option === key);
    const order = values.map(({ value }) => value.value);
    for (const { row, value } of values) {
      const { price, priceAbove4Cpu, percent, onlyLine } = value;
      const surcharge = [percent ? null : (price ?? 0), priceAbove4Cpu ?? null, percent ?? null, onlyLine ?? null];
      add(
        { kind: 'option', key, whole: ['value '] },
        { sheet: 'optionValues', row, name: `${key}: ${value.value}`, column: 'value' },
        { order, [`value ${value.value}`]: surcharge },
      );
    }
  }
};
