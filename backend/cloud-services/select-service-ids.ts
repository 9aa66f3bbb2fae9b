import { inArray } from 'drizzle-orm';
import { selectOrderIds } from '#backend/order-store/own-orders.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { cloudServices } from './schema.ts';

/** Ids of the services of a customer's orders, as a subquery. */
export const selectServiceIds = (db: Database, partyId: string) =>
  db
    .select({ id: cloudServices.id })
    .from(cloudServices)
    .where(inArray(cloudServices.orderId, selectOrderIds(db, partyId)));
