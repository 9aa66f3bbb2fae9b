import { asc, eq, lte } from 'drizzle-orm';
import { changeByHand } from '#backend/catalogue/import/change-by-hand.ts';
import { plannedPrices } from '#backend/catalogue/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { Job } from '#backend/platform/job.ts';
import { priceRows } from './product-rows.ts';

type PriceDeps = Pick<BackendDeps, 'db' | 'clock' | 'log'>;

/** Applies the earliest due price list; returns whether there was one. Others skip its row meanwhile. */
const applyNext = (deps: PriceDeps): Promise<boolean> =>
  deps.db.transaction(async (tx: Transaction) => {
    const now = deps.clock.now();
    const [due] = await tx
      .select()
      .from(plannedPrices)
      .where(lte(plannedPrices.startsAt, now))
      .orderBy(asc(plannedPrices.startsAt), asc(plannedPrices.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (due === undefined) return false;
    const { refusals } = await changeByHand(tx, priceRows(due.sku, due.prices), now);
    if (refusals.length > 0) deps.log.error({ sku: due.sku, refusals }, 'planned prices were refused');
    await tx.delete(plannedPrices).where(eq(plannedPrices.id, due.id));
    return true;
  });

/** Every ten seconds: prices that were planned for a day count from its midnight in Vietnam. */
export const plannedPriceJob: Job<PriceDeps> = {
  name: 'planned prices',
  period: 10_000,
  run: async (deps) => {
    while (await applyNext(deps));
  },
};
