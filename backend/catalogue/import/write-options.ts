import { eq, inArray } from 'drizzle-orm';
import { categoryOptions, options, optionValues, placeStocks } from '#backend/catalogue/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { type Change, type Fields, fieldsAfter, idOf } from './plan.ts';
import { listOf } from './rows-of-items.ts';
import type { StoredCatalogue, StoredOption } from './stored-catalogue.ts';

const FIRST_OPTION = 106_066;
const FIRST_PRODUCT = 10_001;

const types: Readonly<Record<string, string>> = { one: 'SELECT_ONE', many: 'SELECT_MULTI', text: 'TEXT' };

const highest = (ids: readonly (string | null)[], first: number): number =>
  ids
    .map(Number)
    .filter(Number.isSafeInteger)
    .reduce((most, id) => Math.max(most, id), first - 1);

/** Values keep their ids by title, because carts hold them. */
export const writeOptions = async (
  tx: Transaction,
  stored: StoredCatalogue,
  changes: readonly Change[],
): Promise<void> => {
  const held = [...stored.options.values()];
  const values = held.flatMap((option) => option.values);
  let option = highest(
    held.map(({ row }) => row.id),
    FIRST_OPTION,
  );
  let child = highest(
    [...values.map(({ productId }) => productId), ...[...stored.products.values()].map(({ row }) => row.id)],
    FIRST_PRODUCT,
  );
  let position = held.reduce((most, { row }) => Math.max(most, row.position), -1);
  for (const change of changes) {
    const found = stored.options.get(change.key);
    const fields = fieldsAfter(stored.items.get(idOf(change))?.fields, change);
    const row = {
      id: found?.row.id ?? String(++option),
      key: change.key,
      name: String(fields.name),
      type: lookUp(types, String(fields.type)) ?? 'TEXT',
      position: found?.row.position ?? ++position,
    };
    await tx.insert(options).values(row).onConflictDoUpdate({ target: options.id, set: row });
    await writeOffers(tx, stored, row.id, fields);
    await writeValues(tx, stored, { id: row.id, found, fields, nextProduct: () => String(++child) });
  }
};

const writeOffers = async (tx: Transaction, { categories }: StoredCatalogue, optionId: string, fields: Fields) => {
  const required = listOf(fields.requiredFor);
  const lines = categories.filter(({ handle, level }) => level > 1 && listOf(fields.lines).includes(handle));
  await tx.delete(categoryOptions).where(eq(categoryOptions.optionId, optionId));
  if (lines.length === 0) return;
  await tx
    .insert(categoryOptions)
    .values(lines.map(({ id, handle }) => ({ categoryId: id, optionId, required: required.includes(handle) })));
};

type Written = {
  readonly id: string;
  readonly found: StoredOption | undefined;
  readonly fields: Fields;
  readonly nextProduct: () => string;
};

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const writeValues = async (
  tx: Transaction,
  { categories }: StoredCatalogue,
  { id: optionId, found, fields, nextProduct }: Written,
): Promise<void> => {
  const held = found?.values ?? [];
  const titles = listOf(fields.order).map(String);
  const gone = held.filter(({ title }) => !titles.includes(title)).map(({ id }) => id);
  if (gone.length > 0) {
    await tx.delete(placeStocks).where(inArray(placeStocks.valueId, gone));
    await tx.delete(optionValues).where(inArray(optionValues.id, gone));
  }
  let number = highest(
    held.map(({ id }) => id.slice(optionId.length)),
    1,
  );
  for (const [position, title] of titles.entries()) {
    const old = held.find((each) => each.title === title);
    const [price, priceAbove4Cpu, percent, onlyLine] = listOf(fields[`value ${title}`]);
    const isPriced = Boolean(price) || Boolean(percent) || Boolean(priceAbove4Cpu);
    const row = {
      id: old?.id ?? `${optionId}${String(++number).padStart(2, '0')}`,
      optionId,
      position,
      title,
      productId: isPriced ? (old?.productId ?? nextProduct()) : null,
      onlyCategoryId: categories.find(({ handle, level }) => level > 1 && handle === onlyLine)?.id ?? null,
      price: numberOrNull(price),
      priceAbove4Cpu: numberOrNull(priceAbove4Cpu),
      percent: numberOrNull(percent),
    };
    await tx.insert(optionValues).values(row).onConflictDoUpdate({ target: optionValues.id, set: row });
  }
};
