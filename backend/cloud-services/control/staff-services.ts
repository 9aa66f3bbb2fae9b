import { and, desc, eq, exists, inArray, isNotNull, like, or, sql } from 'drizzle-orm';
import { type OwnedService, selectOwnedServices } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { provisionerOfService } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import { orders } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type ListQuery, pageWindow } from '#backend/platform/pages/staff-list.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import { powerStateOf } from '#core/control-rules/power.ts';
import { idPrefixOf } from '#core/shared/service-number.ts';
import type { ServiceStatus } from '#core/shared/service-status.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { serviceActions } from './action-schema.ts';
import { requireAction, startAction } from './begin-action.ts';
import { isPerformed } from './finish-actions.ts';
import { loadSeatWork } from './seats.ts';

/** Values of the list's filter. */
const statusesOf: Readonly<Record<string, readonly ServiceStatus[]>> = {
  pending: ['CREATED', 'PROCESSING', 'ERROR'],
  ended: ['SUSPEND', 'CANCELLED', 'CLOSED'],
};

/** What an owner asked for and nobody has done yet. */
const runningAction = (db: Database) =>
  db
    .select({ id: serviceActions.id })
    .from(serviceActions)
    .where(and(eq(serviceActions.serviceId, cloudServices.id), eq(serviceActions.outcome, 'running')));

const isAsked = (db: Database) => or(exists(runningAction(db)), isNotNull(cloudServices.seatsChangedAt));

/** How many services wait for a member; none where the sandbox obeys. */
export const countAsked = (db: Database): Promise<number> => db.$count(cloudServices, isAsked(db));

/** Newest first. Words are the name of a service, its label, its number, or the number of its order. */
export const listServices = async (db: Database, query: ListQuery): Promise<readonly OwnedService[]> => {
  const statuses = lookUp(statusesOf, query.filter);
  const words = query.words.toLowerCase();
  const prefix = idPrefixOf(words);
  const { name, label, status, createdAt, id } = cloudServices;
  const { limit, offset } = pageWindow(query);
  return selectOwnedServices(db)
    .where(
      and(
        statuses === undefined ? undefined : inArray(status, [...statuses]),
        query.filter === 'asked' ? isAsked(db) : undefined,
        words === ''
          ? undefined
          : or(
              eq(sql`lower(${name})`, words),
              eq(sql`lower(${label})`, words),
              eq(orders.number, query.words.toUpperCase()),
              prefix === null ? undefined : like(id, `${prefix}%`),
            ),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);
};

const MAX_ACTIONS = 100;

/** Throws NOT_FOUND. */
export const loadService = async (deps: Pick<BackendDeps, 'db' | 'environment'>, id: string) => {
  const { db } = deps;
  const [found] = await selectOwnedServices(db).where(eq(cloudServices.id, id));
  if (!found) throw notFound('service');
  const log = await db
    .select()
    .from(serviceActions)
    .where(eq(serviceActions.serviceId, id))
    .orderBy(desc(serviceActions.at), desc(serviceActions.id))
    .limit(MAX_ACTIONS);
  const offered = provisionerOfService(deps, found.service)?.abilities ?? [];
  const isAsked = await isPerformed(db, log.find(({ outcome }) => outcome === 'running')?.id ?? '');
  return { ...found, log, seatWork: await loadSeatWork(db, id), offered, isAsked };
};

/** What members may do to a customer's service; what erases or reveals is the owner's alone. */
export const staffActions = ['start', 'stop', 'reboot'] as const;

/**
 * Begins an action by the owner's rules; the owner sees it in the log of the service. Throws NOT_FOUND,
 * BAD_USER_INPUT, SERVICE_ACTION_RUNNING, SERVICE_ACTION_IMPOSSIBLE.
 */
export const runStaffServiceAction = async (
  deps: Pick<BackendDeps, 'clock' | 'environment'>,
  tx: Transaction,
  asked: { readonly serviceId: string; readonly kind: string },
): Promise<StaffChange> => {
  const kind = staffActions.find((each) => each === asked.kind);
  if (kind === undefined) throw new ServiceFailure('BAD_USER_INPUT', 'No such action');
  const [service] = await tx.select().from(cloudServices).where(eq(cloudServices.id, asked.serviceId)).for('update');
  if (!service) throw notFound('service');
  const { before, after } = await requireAction(deps, tx, service, kind);
  await startAction(deps, tx, { service, kind, detail: '', actor: 'staff' });
  return { before: { power: powerStateOf(before) }, after: { power: powerStateOf(after) } };
};
