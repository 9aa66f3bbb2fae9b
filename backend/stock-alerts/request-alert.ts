import { count, eq } from 'drizzle-orm';
import { countTryOrTakeProof, requireHuman } from '#backend/authorisation/factors/bot-check.ts';
import { products } from '#backend/catalogue/schema.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { stockAlerts } from './schema.ts';

/** Plans that one address may wait for; more are accepted and not noted, so that nobody learns of the others. */
const MAX_PER_EMAIL = 20;

/** `address`: the browser's, empty when unknown. */
export type AlertSender = {
  readonly visitor: SessionVisitor;
  readonly address: string;
  readonly idempotencyKey: string | null;
};

/**
 * Notes who waits for a plan, once per plan and address. Strangers prove that they are no script, as for every mail to an
 * address that they name. Throws PRODUCT_UNAVAILABLE, TOO_MANY_TRIES {retryAfter: seconds}, BOT_CHECK_NEEDED,
 * INTENT_REUSED. [CAT-10, ASVS V2.4.1]
 */
export const requestAlert = async (
  deps: Pick<BackendDeps, 'db' | 'clock'>,
  { visitor, address, idempotencyKey }: AlertSender,
  { productId, email }: { readonly productId: string; readonly email: string },
): Promise<void> => {
  if (visitor.partyId === null) await requireHuman(deps, { visitor, address });
  await countTryOrTakeProof(deps, 'stockAlert', { visitor, address });
  await deps.db.transaction((tx) =>
    runOnce(tx, visitor.sessionId, idempotencyKey, inputHash(['stockAlert', productId, email]), async () => {
      const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.id, productId));
      if (!product) throw new ServiceFailure('PRODUCT_UNAVAILABLE', 'There is no such product');
      const [noted] = await tx.select({ rows: count() }).from(stockAlerts).where(eq(stockAlerts.email, email));
      if ((noted?.rows ?? 0) < MAX_PER_EMAIL)
        await tx.insert(stockAlerts).values({ productId, email, requestedAt: deps.clock.now() }).onConflictDoNothing();
      return true;
    }),
  );
};
