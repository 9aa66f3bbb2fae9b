import { inArray, lte, sql } from 'drizzle-orm';
import { importedItems } from '#backend/catalogue/import-schema.ts';
import { futurePrices, products } from '#backend/catalogue/schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { isoDayAt } from '#core/shared/calendar.ts';
import { type Change, type FieldValue, idOf } from './plan.ts';
import { readStoredCatalogue } from './stored-catalogue.ts';
import { writeChanges } from './write-changes.ts';

/** In ms; a price is at most that late. */
const PERIOD = 5_000;

type Due = {
  readonly key: string;
  readonly time: number;
  readonly perUnit: number;
  readonly oldPerUnit: number | null;
};

/** Prices of a day that has come become those that hold, with all that is derived from them, once among all backends. */
export const startPrices = (db: Database, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    const due = await tx
      .delete(futurePrices)
      .where(lte(futurePrices.startsOn, isoDayAt(now)))
      .returning();
    if (due.length === 0) return;
    const ids = [...new Set(due.map(({ productId }) => productId))];
    const rows = await tx
      .select({ id: products.id, sku: products.sku })
      .from(products)
      .where(inArray(products.id, ids));
    const skus = new Map(rows.map(({ id, sku }) => [id, sku]));
    const inTime = due
      .toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
      .flatMap(({ productId, ...each }) => {
        const key = skus.get(productId);
        return key === undefined ? [] : [{ ...each, key }];
      });
    const changes = [...skus.values()].map((key) =>
      toChange(
        key,
        inTime.filter((each) => each.key === key),
      ),
    );
    await writeChanges(tx, await readStoredCatalogue(tx), changes, now);
    // The import wrote them, nobody by hand.
    for (const change of changes) {
      const fields = Object.fromEntries(change.fields.map(({ field, after }) => [field, after]));
      await tx
        .update(importedItems)
        .set({ fields: sql`${importedItems.fields} || ${JSON.stringify(fields)}::jsonb` })
        .where(inArray(importedItems.id, [idOf(change)]));
    }
  });

/** The last of a term wins. */
const toChange = (key: string, due: readonly Due[]): Change => {
  const fields = new Map<string, FieldValue>(
    due.flatMap(({ time, perUnit, oldPerUnit }) => [
      [`price ${time}`, perUnit] as const,
      [`old price ${time}`, oldPerUnit] as const,
    ]),
  );
  return {
    effect: 'changed',
    kind: 'product',
    key,
    fields: [...fields].map(([field, after]) => ({ field, before: null, after })),
  };
};

export const startPricesJob: Job<BackendDeps> = {
  name: 'prices that begin',
  period: PERIOD,
  run: ({ db, clock }) => startPrices(db, clock.now()),
};
