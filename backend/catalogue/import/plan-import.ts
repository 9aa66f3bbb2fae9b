import { checkRows, type ItemRefusal } from './check-rows.ts';
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
  { today, overwrite }: { readonly today: string; readonly overwrite: boolean },
): ImportPlan => {
  const { rows, refusals } = checkRows(raws);
  const together = itemsOfRows(rows, today);
  const certain = [...unread, ...refusals, ...together.refusals];
  const known = new Set(certain.map(({ id }) => id));
  // What an unreadable row would have said is missing for the rest of its item.
  const consequences = checkTogether(rows, stored).filter(({ id }) => !known.has(id));
  const all = [...certain, ...consequences];
  const refused = new Set(all.map(({ id }) => id));
  const items = together.items.filter((item) => !refused.has(idOf(item)));
  return { items, changes: planChanges(items, stored, last, overwrite), refusals: all };
};
