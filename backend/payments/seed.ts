import { sql } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import { paymentProviders } from './providers/registry.ts';
import { paymentMethods } from './schema.ts';

/** Methods disabled by a deployment stay disabled. */
export const seedPayments = async (tx: Transaction): Promise<void> => {
  await tx
    .insert(paymentMethods)
    .values(paymentProviders.map(({ method }, position) => ({ ...method, position })))
    .onConflictDoUpdate({
      target: paymentMethods.code,
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        image: sql`excluded.image`,
        position: sql`excluded.position`,
      },
    });
};
