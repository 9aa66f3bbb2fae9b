import { createHash } from 'node:crypto';
import { asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { giveServiceDays, planGivenDays } from '#backend/cloud-services/changes/give-days.ts';
import { selectOwnedServices } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { ActionRefusal, type DeskResource, deskCommand } from '#backend/platform/desk/desk-resource.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { serviceExtensionColumns } from '#contracts/desk/columns/service-extension-columns.vi.ts';
import {
  extendServicesFields,
  type PlannedExtension,
  type ServiceExtensionRecord,
  type ServiceExtensionRow,
  serviceExtensionFields,
} from '#contracts/desk/service-extension-record.ts';
import { retentionStart } from '#core/shared/retention.ts';
import { extensionSentences as sentences } from './order-words.vi.ts';
import { serviceExtensions } from './service-extension-schema.ts';

type Db = Database | Transaction;
type Row = typeof serviceExtensions.$inferSelect;

const toRow = ({ id, reason, days, serviceIds, madeBy, madeAt, doneAt }: Row): ServiceExtensionRow => ({
  id,
  reason,
  days,
  count: serviceIds.length,
  madeBy,
  madeAt,
  doneAt,
});

/** What becomes of each chosen service; after the days were given, what became of it. */
const planRows = async (db: Db, extension: Row, now: number): Promise<readonly PlannedExtension[]> => {
  const found = await selectOwnedServices(db).where(inArray(cloudServices.id, extension.serviceIds));
  const byId = new Map(found.map((owned) => [owned.service.id, owned]));
  return extension.serviceIds.map((id): PlannedExtension => {
    const owned = byId.get(id);
    if (owned === undefined) return { id, name: id, customer: '', endsBefore: null, endsAfter: null, effect: 'gone' };
    const { service, order } = owned;
    const about = { id, name: service.label ?? service.name, customer: order.ownerName ?? '' };
    const was = extension.outcome?.find((each) => each.id === id);
    if (was !== undefined) return { ...about, ...was };
    const planned = planGivenDays(service, extension.days, now);
    return 'because' in planned
      ? { ...about, endsBefore: service.endDate, endsAfter: null, effect: planned.because }
      : { ...about, endsBefore: service.endDate, endsAfter: planned.endsAt, effect: 'extended' };
  });
};

const toRecord = async (db: Db, extension: Row, now: number): Promise<ServiceExtensionRecord> => {
  const rows = await planRows(db, extension, now);
  const plan = createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
  return { ...toRow(extension), rows, extended: rows.filter(({ effect }) => effect === 'extended').length, plan };
};

const find = async (db: Db, id: string): Promise<Row | null> => {
  const [found] = await db.select().from(serviceExtensions).where(eq(serviceExtensions.id, id));
  return found ?? null;
};

/** Gives the days that the member saw, all or none of them, with a log entry and a mail each. */
const extend = async (deps: MailDeps, tx: Transaction, extension: Row, seen: string, member: string) => {
  if (extension.doneAt !== null) throw new ActionRefusal(sentences.done);
  const now = deps.clock.now();
  const { plan, rows } = await toRecord(tx, extension, now);
  if (plan !== seen) throw new ServiceFailure('STATUS_NOT_ALLOWED', 'Services changed since');
  const { days, reason } = extension;
  const ids = rows.filter(({ effect }) => effect === 'extended').map(({ id }) => id);
  if (ids.length === 0) throw new ActionRefusal(sentences.none);
  // In one order, so that two members with the same services wait instead of blocking each other.
  for (const id of ids.toSorted()) await giveServiceDays(deps, tx, id, { days, reason, actor: `staff ${member}` });
  const outcome = rows.map(({ id, endsBefore, endsAfter, effect }) => ({ id, endsBefore, endsAfter, effect }));
  await tx.update(serviceExtensions).set({ doneAt: now, outcome }).where(eq(serviceExtensions.id, extension.id));
  return { id: extension.id, before: { extended: 0 }, after: { extended: ids.length, days, reason } };
};

/** Days for chosen services: planned, looked at, then given once. */
export const serviceExtensionResource = (deps: Pick<BackendDeps, 'db'> & MailDeps): DeskResource => ({
  name: 'service-extensions',
  reader: 'services:extend',
  sorts: ['madeAt'],
  filters: [],
  columns: serviceExtensionColumns,
  list: async ({ isDescending, limit, offset }) => {
    const order = isDescending ? desc : asc;
    const rows = await deps.db
      .select()
      .from(serviceExtensions)
      .orderBy(order(serviceExtensions.madeAt), order(serviceExtensions.id))
      .limit(limit)
      .offset(offset);
    return { rows: rows.map(toRow), total: await deps.db.$count(serviceExtensions) };
  },
  read: async (db, id) => {
    const found = await find(db, id);
    return found && toRecord(db, found, deps.clock.now());
  },
  create: deskCommand('services:extend', serviceExtensionFields, async (tx, { services, ...typed }, { member }) => {
    const id = newId();
    const serviceIds = [...new Set(services)];
    await tx
      .insert(serviceExtensions)
      .values({ id, ...typed, serviceIds, madeBy: member.name, madeAt: deps.clock.now() });
    return { id, before: {}, after: { services: serviceIds.length, days: typed.days } };
  }),
  actions: {
    extend: deskCommand(
      'services:extend',
      extendServicesFields,
      async (tx, { plan }, { id, member }) => {
        const extension = await find(tx, id);
        if (extension === null) throw notFound('extension');
        return extend(deps, tx, extension, plan, member.name);
      },
      { confirmedWithinMinutes: 60 },
    ),
  },
});

/** As long as the staff log tells of them. */
export const sweepServiceExtensions = async (db: Database, now: number): Promise<void> => {
  await db.delete(serviceExtensions).where(lt(serviceExtensions.madeAt, retentionStart('staffLog', now)));
};
