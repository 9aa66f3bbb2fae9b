import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { selectTransfers, type Transfer } from '#backend/cloud-services/domains/decide-transfer.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { openAuthCode } from '#backend/orders/lines/transfer-lines.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type ListQuery, pageWindow } from '#backend/platform/pages/staff-list.ts';

const ofFilter = (filter: string): SQL | undefined =>
  filter === 'moving'
    ? eq(cloudServices.transfer, 'MOVING')
    : filter === 'refused'
      ? eq(cloudServices.transfer, 'REFUSED')
      : filter === 'done'
        ? isNull(cloudServices.transfer)
        : undefined;

/** By words in the domain's name, the order's number or its e-mail address; pending ones oldest first. */
export const searchTransfers = (db: Database, query: ListQuery): Promise<readonly Transfer[]> => {
  const { limit, offset } = pageWindow(query);
  const order = query.filter === 'moving' ? asc : desc;
  return selectTransfers(db)
    .where(
      and(
        eq(orderLines.transfer, true),
        ofFilter(query.filter),
        containing(query.words, [cloudServices.name, orders.number, orders.ownerEmail]),
      ),
    )
    .orderBy(order(cloudServices.createdAt), order(cloudServices.id))
    .limit(limit)
    .offset(offset);
};

/** For staff; null after completion. */
export const readAuthCode = ({ secrets }: Pick<BackendDeps, 'secrets'>, { line }: Transfer): string | null =>
  line.transferCode === null ? null : openAuthCode(secrets, line.description, line.transferCode);
