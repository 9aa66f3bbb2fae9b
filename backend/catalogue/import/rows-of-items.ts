import { lookUp } from '#core/shared/text/look-up.ts';
import type { Fields, FieldValue, Item } from './plan.ts';
import type { SheetName } from './rows.ts';

type FileRow = Readonly<Record<string, FieldValue>>;
export type FileRows = Readonly<Record<SheetName, readonly FileRow[]>>;

/** Fields that begin so, without that beginning. */
const namedAfter = (beginning: string, fields: Fields): readonly string[] =>
  Object.keys(fields).flatMap((name) => (name.startsWith(beginning) ? [name.slice(beginning.length)] : []));

const without = (fields: Fields, beginnings: readonly string[]): FileRow =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !beginnings.some((each) => name.startsWith(each))));

const isSet = (fields: Fields, name: string): boolean => (lookUp(fields, name) ?? null) !== null;

export const listOf = (value: FieldValue | undefined): readonly (string | number | null)[] =>
  typeof value === 'object' && value !== null ? value : [];

/** The rows that `itemsOfRows` reads as these items. */
export const rowsOfItems = (items: readonly Item[]): FileRows => {
  const of = (kind: Item['kind']) => items.filter((item) => item.kind === kind);
  const products = of('product');
  const options = of('option');
  return {
    lines: of('line').map(({ key, fields }) => ({ line: key, ...fields })),
    tags: of('tag').map(({ key, fields }) => ({ tag: key, ...fields })),
    products: products.map(({ key, fields }) => ({
      sku: key,
      ...without(fields, ['price ', 'old price ', 'future ', 'stock ']),
    })),
    prices: products.flatMap(({ key, fields }) => pricesOf(key, fields)),
    stock: products.flatMap(({ key, fields }) =>
      namedAfter('stock ', fields).map((place) => ({
        sku: key,
        place,
        stock: lookUp(fields, `stock ${place}`) ?? null,
      })),
    ),
    options: options.map(({ key, fields }) => ({ option: key, ...without(fields, ['value ', 'order']) })),
    optionValues: options.flatMap(({ key, fields }) => {
      return listOf(fields.order).map((value) => {
        const [price = null, priceAbove4Cpu = null, percent = null, onlyLine = null] = listOf(
          lookUp(fields, `value ${value}`),
        );
        return { option: key, value, price, priceAbove4Cpu, percent, onlyLine };
      });
    }),
    extensions: of('extension').map(({ fields }) => without(fields, [])),
  };
};

/** Those that hold first, each in the order of terms and days. */
const pricesOf = (sku: string, fields: Fields): readonly FileRow[] =>
  ['', 'future '].flatMap((begins) =>
    namedAfter(`${begins}price `, fields)
      .filter((name) => isSet(fields, `${begins}price ${name}`))
      .map((name) => {
        const [term, from] = name.split(' from ');
        return {
          sku,
          term: Number(term),
          price: lookUp(fields, `${begins}price ${name}`) ?? null,
          oldPrice: lookUp(fields, `${begins}old price ${name}`) ?? null,
          from: from ?? null,
        };
      })
      .toSorted((one, other) => one.term - other.term),
  );
