import { newAnonymousToken } from '#adapters/memory/accounts/sessions.ts';
import { memoryBearer } from '#adapters/memory/browser/bearer.ts';
import { memoryStockAlerts } from '#adapters/memory/catalogue/stock-alerts.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { idempotencyKey } from '#core/shared/ids.ts';
import { plansToReview } from '#test/catalogue/reviews/plans-to-review.ts';
import { bearerOf } from '#test/kit/fakes/memory-subjects.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { type StockAlertsSubject, stockAlertsContract, stockAlertsLaws } from './stock-alerts.contract.ts';
import { stockAlertsMutants } from './stock-alerts.mutants.ts';

const subject = async (): Promise<StockAlertsSubject> => {
  const world = memoryWorld();
  const [first, second] = plansToReview;
  if (first === undefined || second === undefined) throw new Error('the seed has two plans');
  return {
    guest: async () => memoryStockAlerts(world, bearerOf(newAnonymousToken(world))),
    tokenless: memoryStockAlerts(world, memoryBearer()),
    products: [first, second],
    waiting: async (product) =>
      world.state.stockAlerts
        .filter(({ productId }) => productId === product)
        .map(({ email }) => email)
        .toSorted(),
    newIdempotencyKey: () => idempotencyKey(world.random.id()),
  };
};

stockAlertsContract('stock alerts in memory', subject);
describeMutants('CAT-10 mutated stock alerts', stockAlertsLaws, subject, stockAlertsMutants);
