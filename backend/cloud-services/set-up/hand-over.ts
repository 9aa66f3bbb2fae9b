import { and, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { categories } from '#backend/catalogue/schema.ts';
import { titleOfLine } from '#backend/cloud-services/read-services.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { provisionings } from '#backend/order-store/event-schema.ts';
import { type OrderLineRow, type OrderRow, orderLines, orders } from '#backend/order-store/schema.ts';
import { lockOrder } from '#backend/order-store/stored-order.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { SealingSecrets } from '#backend/platform/sealed.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import type { HandOverFacts } from '#backend/provisioning/hand-over-fields.ts';
import { handoverDeadline } from '#core/service-rules/handover-deadline.ts';
import type { Handover } from '#core/shared/goods/own-line.ts';
import { deliverServices } from './deliver-services.ts';
import { seal } from './sealed-password.ts';
import { queueDeliveryMails } from './service-mails.ts';

/** A paid unit that staff set up, with what paid for it. */
export type WaitingService = {
  readonly service: CloudServiceRow;
  readonly order: OrderRow;
  readonly line: OrderLineRow;
  /** Of the product line; its handle, when the shop does not have it any more. */
  readonly lineTitle: string;
  /** What the product line says itself. */
  readonly lineHandover: Handover | null;
  /** When it was paid, ms since 1970 UTC. */
  readonly queuedAt: number;
};

/** Short name in lists and pastes; the first eight digits of the id. */
export const codeOf = ({ id }: Pick<CloudServiceRow, 'id'>): string => id.slice(0, 8);

/** When the shop promised it, ms since 1970 UTC. */
export const deadlineOf = ({ line, queuedAt, lineHandover }: WaitingService): number =>
  handoverDeadline(
    { category: line.category, description: line.isDomain ? line.description : '', isTransfer: line.transfer },
    queuedAt,
    lineHandover,
  );

/** Neither set up nor a transfer, which the registrar that gives the name away decides on. */
const isNotSetUp = and(
  eq(cloudServices.status, 'PROCESSING'),
  isNull(cloudServices.readyAt),
  isNull(cloudServices.transfer),
);

/** A member sets it up. */
export const isWaiting = and(
  isNotSetUp,
  or(isNull(cloudServices.provisioner), eq(cloudServices.provisioner, 'manual')),
);

const selectWaiting = (db: Database | Transaction) =>
  db
    .select({
      service: cloudServices,
      order: orders,
      line: orderLines,
      lineTitle: titleOfLine,
      lineHandover: categories.handover,
      queuedAt: provisionings.queuedAt,
    })
    .from(cloudServices)
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .innerJoin(orderLines, eq(orderLines.id, cloudServices.lineId))
    .innerJoin(provisionings, eq(provisionings.lineId, cloudServices.lineId))
    .leftJoin(categories, eq(categories.handle, cloudServices.type));

/** Those of these ids that wait. */
export const listWaiting = (db: Database | Transaction, ids: readonly string[]): Promise<readonly WaitingService[]> =>
  selectWaiting(db).where(and(isWaiting, inArray(cloudServices.id, [...ids])));

/** By id, also once a member has handed it over; null for others. */
export const findSetUp = async (db: Database | Transaction, id: string): Promise<WaitingService | null> => {
  const isByStaff = or(isWaiting, isNotNull(cloudServices.handedOverBy));
  const [found] = await selectWaiting(db).where(and(eq(cloudServices.id, id), isByStaff));
  return found ?? null;
};

/** By the code of a list; null when none or several wait under it. */
export const findByCode = async (db: Database | Transaction, code: string): Promise<WaitingService | null> => {
  if (!/^[0-9a-f]{8}$/.test(code)) return null;
  const found = await selectWaiting(db)
    .where(and(sql`starts_with(${cloudServices.id}, ${code})`, isWaiting))
    .limit(2);
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** Services that have ended give their addresses back. */
const ended = ['CANCELLED', 'CLOSED'] as const;

/** Waits for others that give away the same address. Throws BAD_USER_INPUT {field, address, service}. */
const requireFreeAddresses = async (tx: Transaction, { id }: CloudServiceRow, ips: readonly string[]) => {
  for (const address of [...ips].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`address ${address}`}))`);
    const [other] = await tx
      .select({ name: cloudServices.name })
      .from(cloudServices)
      .where(
        and(
          sql`${cloudServices.setUp} -> 'ips' ? ${address}`,
          notInArray(cloudServices.status, [...ended]),
          sql`${cloudServices.id} <> ${id}`,
        ),
      )
      .limit(1);
    if (other !== undefined)
      throw new ServiceFailure('BAD_USER_INPUT', `${address} belongs to a service`, {
        field: 'ip',
        address,
        service: other.name,
      });
  }
};

type HandedOver = {
  readonly serviceId: string;
  readonly facts: HandOverFacts;
  /** The member who did it; null for a provisioner. */
  readonly by: string | null;
  /** Whether other services may have the same addresses. */
  readonly isInvented?: boolean;
};

/**
 * Stores what was set up and delivers the service: its customer gets the mail with these facts, and the order is
 * completed with its last service. Under the order's lock. Throws NOT_FOUND, STATUS_NOT_ALLOWED when somebody has
 * handed it over, BAD_USER_INPUT {field, address, service} for an address that another service has.
 */
export const handOverBy = async (
  deps: MailDeps & Pick<BackendDeps, 'secrets'>,
  tx: Transaction,
  { serviceId, facts: given, by, isInvented = false }: HandedOver,
): Promise<CloudServiceRow> => {
  const [known] = await tx
    .select({ orderId: cloudServices.orderId })
    .from(cloudServices)
    .where(eq(cloudServices.id, serviceId));
  if (!known) throw notFound('service');
  await lockOrder(tx, known.orderId);
  const [service] = await tx
    .select()
    .from(cloudServices)
    .where(and(eq(cloudServices.id, serviceId), by === null ? isNotSetUp : isWaiting));
  if (!service) throw new ServiceFailure('STATUS_NOT_ALLOWED', 'The service is handed over');
  if (!isInvented) await requireFreeAddresses(tx, service, given.ips);
  const now = deps.clock.now();
  const columns = setUpColumns(deps, service, given);
  await tx
    .update(cloudServices)
    .set({ ...columns, readyAt: now, handedOverBy: by, updatedAt: now })
    .where(eq(cloudServices.id, service.id));
  await queueDeliveryMails(deps, tx, await deliverServices(tx, known.orderId, now));
  return service;
};

/** What a service stores of what was set up, its password sealed. */
export const setUpColumns = (
  { secrets }: { readonly secrets: SealingSecrets },
  { id, setUp }: Pick<CloudServiceRow, 'id' | 'setUp'>,
  { password, ...facts }: HandOverFacts,
): Pick<CloudServiceRow, 'setUp' | 'password'> => ({
  setUp: {
    ...setUp,
    ...facts,
    address: facts.address || setUp.address,
    extra: [...setUp.extra, ...facts.extra],
  },
  password: password === null ? null : seal(secrets, id, password),
});

/** What a member set up. Throws what `handOverBy` does. */
export const handOver = async (
  deps: MailDeps & Pick<BackendDeps, 'secrets'>,
  tx: Transaction,
  handed: HandedOver & { readonly by: string },
): Promise<StaffChange> => {
  const service = await handOverBy(deps, tx, handed);
  const { ips, password } = handed.facts;
  return {
    before: { setUp: 'WAITING' },
    after: { setUp: 'DONE', service: codeOf(service), addresses: ips.length, hasPassword: password !== null },
  };
};
