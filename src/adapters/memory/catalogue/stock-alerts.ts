import { currentSession } from '#adapters/memory/accounts/sessions.ts';
import { runOnce } from '#adapters/memory/idempotency.ts';
import { denied, refuse } from '#adapters/memory/refusals.ts';
import { seedProductById, type World } from '#adapters/memory/world.ts';
import type { StockAlerts } from '#core/catalogue/stock-alerts/stock-alerts.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { ok, type Result } from '#core/shared/result.ts';
import { isEmail } from '#core/shared/text/email-address.ts';

const note = ({ state }: World, productId: ProductId, email: string): Result<null, PortFailure> => {
  if (!isEmail(email)) return refuse('bad-input');
  if (!seedProductById.has(productId)) return refuse('product-unavailable');
  if (!state.stockAlerts.some((each) => each.productId === productId && each.email === email))
    state.stockAlerts.push({ productId, email });
  return ok(null);
};

/** Fake of the alerts over a world; it notes who waits and mails nobody. [StockAlerts] */
export const memoryStockAlerts = (world: World, bearer: Bearer): StockAlerts => ({
  request: async (productId, email, key) => {
    const who = currentSession(world, bearer);
    return who
      ? runOnce(world, who.session, key, ['stockAlert', productId, email], () => note(world, productId, email))
      : denied;
  },
});
