import { type Fields, type Item, idOf } from '#backend/catalogue/import/plan.ts';
import type { RawRow } from '#backend/catalogue/import/rows.ts';
import { listOf } from '#backend/catalogue/import/rows-of-items.ts';
import { readStoredCatalogue } from '#backend/catalogue/import/stored-catalogue.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskQuery, type DeskResource, deskCommand, FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import { optionColumns } from '#contracts/desk/columns/option-columns.vi.ts';
import { newOptionFields, type OptionRecord, type OptionRow, optionFields } from '#contracts/desk/option-record.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { writeTypedRows } from './write-typed-rows.ts';

type Db = Database | Transaction;
type Typed = Omit<OptionRecord, 'id' | 'option'>;

const numberOf = (value: string | number | null | undefined): number | null =>
  typeof value === 'number' ? value : null;

const readValue = (name: string, fields: Fields): OptionRecord['values'][number] => {
  const [price, priceAbove4Cpu, percent, onlyLine] = listOf(lookUp(fields, `value ${name}`));
  return {
    value: name,
    price: numberOf(price),
    priceAbove4Cpu: numberOf(priceAbove4Cpu),
    percent: numberOf(percent),
    onlyLine: String(onlyLine ?? ''),
  };
};

const toRecord = ({ key, fields }: Item): OptionRecord => ({
  id: key,
  option: key,
  name: String(fields.name),
  type: optionFields.shape.type.parse(fields.type),
  lines: listOf(fields.lines).map(String),
  requiredFor: listOf(fields.requiredFor).map(String),
  values: listOf(fields.order).map((name) => readValue(String(name), fields)),
});

const optionsOf = (items: ReadonlyMap<string, Item>): readonly OptionRecord[] =>
  [...items.values()].filter(({ kind }) => kind === 'option').map(toRecord);

const readOptions = async (db: Db): Promise<readonly OptionRecord[]> =>
  optionsOf((await readStoredCatalogue(db)).items);

const listOptions = async (db: Database, { words, isDescending, limit, offset }: DeskQuery) => {
  const folded = foldVietnamese(words);
  const { items } = await readStoredCatalogue(db);
  const titleOf = (line: string): string => String(items.get(idOf({ kind: 'line', key: line }))?.fields.title ?? line);
  const found = optionsOf(items).filter(({ id, name }) => foldVietnamese(`${id} ${name}`).includes(folded));
  const rows = (isDescending ? found.toReversed() : found).map(
    ({ id, name, type, lines, values }): OptionRow => ({
      id,
      name,
      type,
      valueCount: values.length,
      lines: lines.map(titleOf).join(', '),
    }),
  );
  return { rows: rows.slice(offset, offset + limit), total: rows.length };
};

/** The rows of a file that say what a member typed; without a value the option keeps those that it has. */
const rowsOf = (option: string, { values, ...typed }: Typed): readonly RawRow[] => [
  { sheet: 'options', row: 1, value: { option, ...typed } },
  ...values.map(
    ({ onlyLine, ...value }, at): RawRow => ({
      sheet: 'optionValues',
      row: at + 1,
      value: { option, ...value, onlyLine: onlyLine === '' ? null : onlyLine },
    }),
  ),
];

const columnsOfForm: readonly string[] = ['option', 'name', 'type', 'lines', 'requiredFor'];
const fieldOf = (column: string | null): string => (column && columnsOfForm.includes(column) ? column : 'values');

/** What the log keeps: amounts. */
const factsOf = ({ values }: Pick<OptionRecord, 'values'>) =>
  Object.fromEntries(values.map(({ value, price, percent }) => [value, percent === null ? price : `${percent}%`]));

/** What buyers choose beside a plan, with its prices; written by the functions of an import. */
export const optionResource = ({ db, clock }: Pick<BackendDeps, 'db' | 'clock'>): DeskResource => {
  const read = async (at: Db, id: string) => (await readOptions(at)).find((option) => option.id === id) ?? null;
  return {
    name: 'options',
    reader: 'options:read',
    sorts: ['name'],
    filters: [],
    columns: optionColumns,
    list: (query) => listOptions(db, query),
    read,
    create: deskCommand('options:act', newOptionFields, async (tx, { option, ...typed }) => {
      if ((await read(tx, option)) !== null) throw new FieldRefusal({ option: 'Đã có tuỳ chọn mang mã này.' });
      await writeTypedRows(tx, rowsOf(option, typed), fieldOf, clock.now());
      return { id: option, before: {}, after: factsOf(typed) };
    }),
    update: deskCommand('options:act', optionFields, async (tx, typed, { id }) => {
      const old = await read(tx, id);
      if (old && old.values.length > 0 && typed.values.length === 0)
        throw new FieldRefusal({ values: 'Tuỳ chọn cần ít nhất một giá trị. Muốn thôi bán, bỏ hết dòng sản phẩm.' });
      await writeTypedRows(tx, rowsOf(id, typed), fieldOf, clock.now());
      return { id, before: old ? factsOf(old) : {}, after: factsOf(typed) };
    }),
  };
};
