import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { selectTransfers, type Transfer } from '#backend/cloud-services/domains/decide-transfer.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { openAuthCode } from '#backend/orders/lines/transfer-lines.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DeskQuery } from '#backend/platform/desk/desk-resource.ts';

const ofState = (state: string | undefined): SQL | undefined =>
  state === 'moving'
    ? eq(cloudServices.transfer, 'MOVING')
    : state === 'refused'
      ? eq(cloudServices.transfer, 'REFUSED')
      : state === 'done'
        ? isNull(cloudServices.transfer)
        : undefined;

/** By words in the domain's name, the order's number or its e-mail address. */
export const searchTransfers = async (db: Database, query: DeskQuery) => {
  const { words, filter, sort, isDescending, limit, offset } = query;
  const wanted = and(
    eq(orderLines.transfer, true),
    ofState(filter.state),
    containing(words, [cloudServices.name, orders.number, orders.ownerEmail]),
  );
  const order = isDescending ? desc : asc;
  const inOrder = [
    order(sort === 'domain' ? cloudServices.name : cloudServices.startDate),
    order(cloudServices.id),
  ] as const;
  const page = db
    .select({ id: cloudServices.id })
    .from(cloudServices)
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .innerJoin(orderLines, eq(orderLines.id, cloudServices.lineId))
    .where(wanted)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
  const found: readonly Transfer[] = await selectTransfers(db)
    .where(inArray(cloudServices.id, page))
    .orderBy(...inOrder);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(cloudServices)
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .innerJoin(orderLines, eq(orderLines.id, cloudServices.lineId))
    .where(wanted);
  return { found, total: counted?.total ?? 0 };
};

/** For staff; null after completion. */
export const readAuthCode = ({ secrets }: Pick<BackendDeps, 'secrets'>, { line }: Transfer): string | null =>
  line.transferCode === null ? null : openAuthCode(secrets, line.description, line.transferCode);
