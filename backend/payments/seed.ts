import { sql } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import { paymentProviders } from './providers/registry.ts';
import { CASH, paymentMethods } from './schema.ts';

const cash = {
  code: CASH,
  id: 'TIEN_MAT',
  name: 'Tiền mặt',
  description: 'Thu tại văn phòng',
  image: null,
  position: paymentProviders.length,
  enabled: false,
};

/** Methods disabled by a deployment stay disabled. */
export const seedPayments = async (tx: Transaction): Promise<void> => {
  await tx
    .insert(paymentMethods)
    .values([...paymentProviders.map(({ method }, position) => ({ ...method, position })), cash])
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
