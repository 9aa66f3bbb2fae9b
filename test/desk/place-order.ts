import { eq } from 'drizzle-orm';
import { parties } from '#backend/authorisation/schema.ts';
import { orders } from '#backend/order-store/schema.ts';
import { newId } from '#backend/platform/new-id.ts';
import type { Backend } from '#backend/server.ts';
import { backendPaymentSubject } from '#test/kit/backends/backend-payments.ts';
import { openOrder } from '#test/payment/payment-subject.ts';

let placed = 0;

/** An unpaid order of a new customer with this name and contacts of their own. */
export const placeOrder = async (
  backend: Backend,
  name: string,
): Promise<{ readonly id: string; readonly number: string }> => {
  placed += 1;
  const { id, number } = await openOrder(await backendPaymentSubject(backend));
  const phone = `09${String(70_000_000 + placed)}`;
  const email = `nguoi-mua-${placed}@example.vn`;
  const party = newId();
  const { db } = backend.deps;
  await db.insert(parties).values({ id: party, fullName: name, email, phone });
  await db
    .update(orders)
    .set({ ownerPartyId: party, ownerName: name, ownerEmail: email, ownerPhone: phone })
    .where(eq(orders.id, id));
  return { id, number };
};
