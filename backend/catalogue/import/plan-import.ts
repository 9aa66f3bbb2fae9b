import { type CheckedRows, checkRows, type ItemRefusal } from './check-rows.ts';
import { checkTogether } from './check-together.ts';
import { itemsOfRows } from './items-of-rows.ts';
import { type Change, type Fields, type Item, idOf, planChanges } from './plan.ts';
import type { ReadRows } from './read-sheets.ts';

export type ImportPlan = {
  /** Without a row that is refused. */
  readonly items: readonly Item[];
  readonly changes: readonly Change[];
  readonly refusals: readonly ItemRefusal[];
};

/** Why the shop would not show a picture, in Vietnamese; null for one that it shows. */
export type PictureProblem = (picture: string) => string | null;

type Held = {
  /** What the shop has, by `idOf`. */
  readonly stored: ReadonlyMap<string, Fields>;
  /** What earlier imports wrote, by `idOf`. */
  readonly last: ReadonlyMap<string, Fields>;
};

/**
 * A refused row leaves its product, option or extension as it is; all others are planned. `today`
 * in Vietnam, as 2027-01-31; `overwrite` writes over what was changed by hand.
 */
export const planImport = (
  { rows: raws, refusals: unread }: ReadRows,
  { stored, last }: Held,
  {
    today,
    overwrite,
    pictureProblem,
  }: { readonly today: string; readonly overwrite: boolean; readonly pictureProblem: PictureProblem },
): ImportPlan => {
  const { rows, refusals } = checkRows(raws);
  const together = itemsOfRows(rows, today);
  const certain = [...unread, ...refusals, ...together.refusals];
  const known = new Set(certain.map(({ id }) => id));
  // What an unreadable row would have said is missing for the rest of its item.
  const consequences = [...checkTogether(rows, stored), ...checkPictures(rows, pictureProblem)].filter(
    ({ id }) => !known.has(id),
  );
  const all = [...certain, ...consequences];
  const refused = new Set(all.map(({ id }) => id));
  const items = together.items.filter((item) => !refused.has(idOf(item)));
  return { items, changes: planChanges(items, stored, last, overwrite), refusals: all };
};

const checkPictures = ({ products }: CheckedRows, problemOf: PictureProblem): readonly ItemRefusal[] =>
  products.flatMap(({ row, value: { sku, picture } }) => {
    const reason = picture == null ? null : problemOf(picture);
    return reason === null
      ? []
      : [{ sheet: 'products', row, column: 'picture', id: idOf({ kind: 'product', key: sku }), reason }];
  });
