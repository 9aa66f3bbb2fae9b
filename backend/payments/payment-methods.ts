import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { PaymentDeps } from './environment.ts';
import { providerOf, redirectOrigins } from './payment-addresses.ts';
import type { PaymentProvider } from './provider.ts';
import { paymentMethods } from './schema.ts';

type Deps = Pick<PaymentDeps, 'environment' | 'ownOrigin'>;

/** In display order; a gateway requires its URL or the sandbox bank. [PAY-01] */
export const listAvailableMethods = async (deps: Deps, db: PaymentDeps['db'] | Transaction) => {
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.enabled, true))
    .orderBy(asc(paymentMethods.position));
  const { sandboxBank } = deps.environment.payments;
  return rows.flatMap((row) => {
    const provider = providerOf(deps, row.code);
    if (provider === undefined || (provider.kind === 'redirect' && provider.page === null && !sandboxBank)) return [];
    const kind = provider.kind === 'redirect' ? 'REDIRECT' : 'TRANSFER';
    return [{ ...row, kind, redirectOrigins: [...redirectOrigins(deps, provider)] }];
  });
};

/** Throws METHOD_UNKNOWN for an unavailable method, or one that does not take this amount in đồng. */
export const requireMethod = async (
  deps: Deps,
  tx: Transaction,
  code: string,
  amount: number,
): Promise<PaymentProvider> => {
  const method = (await listAvailableMethods(deps, tx)).find((each) => each.code === code);
  const provider = method && providerOf(deps, method.code);
  const isTooMuch = provider?.kind === 'redirect' && amount > (provider.maxAmount ?? amount);
  if (!provider || isTooMuch) throw new ServiceFailure('METHOD_UNKNOWN', `No payment method ${code}`);
  return provider;
};
