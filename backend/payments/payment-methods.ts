import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { PaymentDeps } from './environment.ts';
import { paymentMethods } from './schema.ts';

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

/** Methods that can be used now, in the shop's order: a gateway needs its page or the sandbox bank. [PAY-01] */
export const usableMethods = async (
  db: PaymentDeps['db'] | Transaction,
  { payments }: PaymentDeps['environment'],
): Promise<readonly PaymentMethodRow[]> => {
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.enabled, true))
    .orderBy(asc(paymentMethods.position));
  return rows.filter(({ code }) => code !== 'VNPAY' || payments.sandboxBank || payments.gatewayUrl !== null);
};

/** @throws ServiceFailure METHOD_UNKNOWN for a code that cannot be used */
export const requireMethod = async (
  tx: Transaction,
  environment: PaymentDeps['environment'],
  code: string,
): Promise<PaymentMethodRow> => {
  const method = (await usableMethods(tx, environment)).find((each) => each.code === code);
  if (!method) throw new ServiceFailure('METHOD_UNKNOWN', `No payment method ${code}`);
  return method;
};
