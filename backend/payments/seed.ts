import { sql } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';
import { paymentProviders } from './providers/registry.ts';
import { BALANCE, CASH, paymentMethods } from './schema.ts';

const cash = {
  code: CASH,
  id: 'TIEN_MAT',
  name: 'Tiền mặt',
  description: 'Thu tại văn phòng',
  image: null,
  position: paymentProviders.length,
  enabled: false,
};

const balance = {
  code: BALANCE,
  id: 'SO_DU',
  name: 'Số dư',
  description: 'Trả từ số dư trả trước',
  image: null,
  position: paymentProviders.length + 1,
  enabled: false,
};

/** Methods disabled by a deployment stay disabled. */
export const seedPayments = async (tx: Transaction): Promise<void> => {
  await tx
    .insert(paymentMethods)
    .values([...paymentProviders.map(({ method }, position) => ({ ...method, position })), cash, balance])
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
