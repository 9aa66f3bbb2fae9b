import { and, asc, count, desc, eq } from 'drizzle-orm';
import { type RefundRow, refundRequests } from '#backend/cloud-services/ending/ending-schema.ts';
import type { OwnedService } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { openAccount } from '#backend/cloud-services/set-up/sealed-account.ts';
import { orders } from '#backend/order-store/schema.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DeskQuery } from '#backend/platform/desk/desk-resource.ts';
import type { BankAccount } from '#core/ending-rules/bank-account.ts';
import { refundStates } from '#core/ending-rules/refund-offer.ts';

/** With the service that it ends and the order that bought it. */
export type Refund = OwnedService & { readonly request: RefundRow };

const selectRefunds = (db: Database | Transaction) =>
  db
    .select({ request: refundRequests, service: cloudServices, order: orders })
    .from(refundRequests)
    .innerJoin(cloudServices, eq(cloudServices.id, refundRequests.serviceId))
    .innerJoin(orders, eq(orders.id, cloudServices.orderId));

/** By words in the service's name, the order's number or its e-mail address. */
export const searchRefunds = async (
  db: Database,
  { words, filter, isDescending, limit, offset }: DeskQuery,
): Promise<{ readonly rows: readonly Refund[]; readonly total: number }> => {
  const state = refundStates.find((each) => each === filter.state);
  const wanted = and(
    state && eq(refundRequests.state, state),
    containing(words, [cloudServices.name, orders.number, orders.ownerEmail]),
  );
  const rows = await selectRefunds(db)
    .where(wanted)
    .orderBy((isDescending ? desc : asc)(refundRequests.askedAt), asc(refundRequests.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: count() })
    .from(refundRequests)
    .innerJoin(cloudServices, eq(cloudServices.id, refundRequests.serviceId))
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .where(wanted);
  return { rows, total: counted?.total ?? 0 };
};

/** Null for an unknown id. */
export const findRefund = async (db: Database | Transaction, id: string): Promise<Refund | null> => {
  const [found] = await selectRefunds(db).where(eq(refundRequests.id, id));
  return found ?? null;
};

/** For staff; null once it was paid or refused for a while. */
export const readAccount = ({ secrets }: Pick<BackendDeps, 'secrets'>, { request }: Refund): BankAccount | null =>
  request.account === null ? null : openAccount(secrets, request.id, request.account);
