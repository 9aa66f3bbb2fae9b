import { writeRowsByHand } from '#backend/catalogue/import/change-by-hand.ts';
import type { PictureProblem } from '#backend/catalogue/import/plan-import.ts';
import type { RawRow } from '#backend/catalogue/import/rows.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { FieldRefusal } from '#backend/platform/desk/desk-resource.ts';

/**
 * Writes what a member typed as the rows of a file. `fieldOf` names the form's field of a refused column, null for a
 * whole row. Throws FieldRefusal for what an import would refuse. `now` in ms since 1970 UTC.
 */
export const writeTypedRows = async (
  tx: Transaction,
  rows: readonly RawRow[],
  fieldOf: (column: string | null) => string,
  now: number,
  pictureProblem?: PictureProblem,
): Promise<void> => {
  const refusals = await writeRowsByHand(tx, rows, now, pictureProblem);
  if (refusals.length > 0)
    throw new FieldRefusal(Object.fromEntries(refusals.map(({ column, reason }) => [fieldOf(column), reason])));
};
