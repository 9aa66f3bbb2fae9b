import { lookUp } from '#core/shared/text/look-up.ts';
/** What a field holds; absent fields are null. */
export type FieldValue = string | number | null | readonly (string | number | null)[];
export type Fields = Readonly<Record<string, FieldValue>>;

export type ItemKind = 'line' | 'tag' | 'product' | 'option' | 'extension';

/**
 * A product line, a tag, a product, an option or a domain extension. Prices, places and values of an option are fields of it, such as
 * `price 12`; a field that is not named stays as it is.
 */
export type Item = {
  readonly kind: ItemKind;
  /** Never changes. */
  readonly key: string;
  readonly fields: Fields;
  /** Beginnings of fields, such as `price `, of which the item names all: the others go. */
  readonly whole: readonly string[];
};

/** `before` and `after` are null where the field is empty. */
export type FieldChange = { readonly field: string; readonly before: FieldValue; readonly after: FieldValue };

/** `conflict`: somebody changed one of the fields since the import that wrote it; nothing of the item is written. */
export type Change = {
  readonly effect: 'added' | 'changed' | 'conflict';
  readonly kind: ItemKind;
  readonly key: string;
  readonly fields: readonly FieldChange[];
};

export const idOf = ({ kind, key }: Pick<Item, 'kind' | 'key'>): string => `${kind} ${key}`;

export const sameValue = (one: FieldValue, other: FieldValue): boolean => JSON.stringify(one) === JSON.stringify(other);

const fieldOf = (fields: Fields, name: string): FieldValue => lookUp(fields, name) ?? null;

const beginningOf = (item: Pick<Item, 'whole'>, field: string): string | undefined =>
  item.whole.find((beginning) => field.startsWith(beginning));

/** All fields that the item wants to set, those that go with null. */
const wantedFields = (item: Item, stored: Fields): Fields => {
  const gone = Object.keys(stored).filter((name) => beginningOf(item, name) && !Object.hasOwn(item.fields, name));
  return { ...item.fields, ...Object.fromEntries(gone.map((name) => [name, null])) };
};

/** Whether somebody else than the import changed a field since. The import of a price list names all its prices. */
const isChangedByHand = (item: Item, field: string, stored: Fields, last: Fields): boolean => {
  const beginning = beginningOf(item, field);
  const isKnown =
    Object.hasOwn(last, field) ||
    (beginning !== undefined && Object.keys(last).some((name) => name.startsWith(beginning)));
  return isKnown && !sameValue(fieldOf(stored, field), fieldOf(last, field));
};

/**
 * What an import changes, in the order of `given`. `stored` is what the shop has, `last` what earlier imports wrote,
 * both by `idOf`; `overwrite` turns conflicts into changes.
 */
export const planChanges = (
  given: readonly Item[],
  stored: ReadonlyMap<string, Fields>,
  last: ReadonlyMap<string, Fields>,
  overwrite = false,
): readonly Change[] =>
  given.flatMap((item): Change[] => {
    const now = stored.get(idOf(item));
    const written = last.get(idOf(item)) ?? {};
    const fields = Object.entries(wantedFields(item, now ?? {}))
      .map(([field, after]) => ({ field, before: fieldOf(now ?? {}, field), after }))
      .filter(({ before, after }) => !sameValue(before, after));
    const { kind, key } = item;
    if (now === undefined) return [{ effect: 'added', kind, key, fields }];
    if (fields.length === 0) return [];
    const byHand = fields.some(({ field }) => isChangedByHand(item, field, now, written));
    return [{ effect: byHand && !overwrite ? 'conflict' : 'changed', kind, key, fields }];
  });

/** What an item holds once the change is written. */
export const fieldsAfter = (stored: Fields | undefined, { fields }: Pick<Change, 'fields'>): Fields => ({
  ...stored,
  ...Object.fromEntries(fields.map(({ field, after }) => [field, after])),
});

/** What to remember of an item that the shop holds as the file says. */
export const rememberedFields = (item: Item, stored: Fields, last: Fields | undefined): Fields => ({
  ...last,
  ...wantedFields(item, stored),
});
