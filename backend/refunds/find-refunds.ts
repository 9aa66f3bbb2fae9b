import { and, asc, desc, eq, or } from 'drizzle-orm';
import { type RefundRow, refundRequests } from '#backend/cloud-services/ending/ending-schema.ts';
import type { OwnedService } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { openAccount } from '#backend/cloud-services/set-up/sealed-account.ts';
import { orders } from '#backend/order-store/schema.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type ListQuery, pageWindow } from '#backend/platform/pages/staff-list.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { BankAccount } from '#core/ending-rules/bank-account.ts';
import { refundRules, refundStates } from '#core/ending-rules/refund-offer.ts';

/** With the service that it ends and the order that bought it. */
export type Refund = OwnedService & { readonly request: RefundRow };

const selectRefunds = (db: Database | Transaction) =>
  db
    .select({ request: refundRequests, service: cloudServices, order: orders })
    .from(refundRequests)
    .innerJoin(cloudServices, eq(cloudServices.id, refundRequests.serviceId))
    .innerJoin(orders, eq(orders.id, cloudServices.orderId));

/** By words in the service's name, the order's number or its e-mail address. Undecided ones oldest first. */
export const searchRefunds = (db: Database, query: ListQuery): Promise<readonly Refund[]> => {
  const { limit, offset } = pageWindow(query);
  const state = refundStates.find((each) => each === query.filter);
  const isOpen = state !== undefined && (refundRules[state].awaitsDecision || refundRules[state].awaitsMoney);
  const order = isOpen ? asc : desc;
  return selectRefunds(db)
    .where(
      and(
        state && eq(refundRequests.state, state),
        containing(query.words, [cloudServices.name, orders.number, orders.ownerEmail]),
      ),
    )
    .orderBy(order(refundRequests.askedAt), asc(refundRequests.id))
    .limit(limit)
    .offset(offset);
};

/** Throws NOT_FOUND. */
export const findRefund = async (db: Database | Transaction, id: string): Promise<Refund> => {
  const [found] = await selectRefunds(db).where(eq(refundRequests.id, id));
  if (!found) throw notFound('refund');
  return found;
};

/** For staff; null once it was paid or refused for a while. */
export const readAccount = ({ secrets }: Pick<BackendDeps, 'secrets'>, { request }: Refund): BankAccount | null =>
  request.account === null ? null : openAccount(secrets, request.id, request.account);

/** What a member has to do: decide, then pay. */
export const countOpenRefunds = (db: Database): Promise<number> =>
  db.$count(refundRequests, or(eq(refundRequests.state, 'asked'), eq(refundRequests.state, 'confirmed')));
