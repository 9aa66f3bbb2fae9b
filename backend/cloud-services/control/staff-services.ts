import { and, asc, desc, eq, exists, inArray, isNotNull, or } from 'drizzle-orm';
import { type OwnedService, selectOwnedServices } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { selectFoundServices } from '#backend/cloud-services/select-found-services.ts';
import { provisionerOfService } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import { findSwitch, isWaitingSwitch } from '#backend/cloud-services/tasks/switch-by-hand.ts';
import { provisioningTasks } from '#backend/cloud-services/tasks/task-schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { DeskQuery } from '#backend/platform/desk/desk-resource.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import type { MachineAction, MachineRecord } from '#contracts/desk/operations/machine-record.ts';
import type { Ability } from '#core/control-rules/abilities.ts';
import { powerStateOf } from '#core/control-rules/power.ts';
import type { ServiceStatus } from '#core/shared/service-status.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { type ServiceActionRow, serviceActions } from './action-schema.ts';
import { requireAction, startAction } from './begin-action.ts';
import { isPerformed } from './finish-actions.ts';
import { loadSeatWork, type SeatWork } from './seats.ts';

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

/** What the shop decided about a service, and a member does where it runs. */
const waitingSwitch = (db: Database) =>
  db
    .select({ id: provisioningTasks.id })
    .from(provisioningTasks)
    .where(and(eq(provisioningTasks.serviceId, cloudServices.id), isWaitingSwitch()));

const isAsked = (db: Database) =>
  or(exists(runningAction(db)), exists(waitingSwitch(db)), isNotNull(cloudServices.seatsChangedAt));

export const searchServices = async (db: Database, { words, filter, ...query }: DeskQuery) => {
  const statuses = lookUp(statusesOf, filter.state ?? '');
  const { status, createdAt, endDate, id } = cloudServices;
  const wanted = and(
    statuses === undefined ? undefined : inArray(status, [...statuses]),
    filter.state === 'asked' ? isAsked(db) : undefined,
    words === '' ? undefined : inArray(id, selectFoundServices(db, words)),
  );
  const order = query.isDescending ? desc : asc;
  const inOrder = [order(query.sort === 'endsAt' ? endDate : createdAt), order(id)] as const;
  // An index has the ids, so that rows before the page are not read.
  const page = db
    .select({ id })
    .from(cloudServices)
    .where(wanted)
    .orderBy(...inOrder)
    .limit(query.limit)
    .offset(query.offset);
  const found: readonly OwnedService[] = await selectOwnedServices(db)
    .where(inArray(id, page))
    .orderBy(...inOrder);
  return { found, total: await db.$count(cloudServices, wanted) };
};

export type StaffService = OwnedService & {
  /** What its provisioner can do for its owner. */
  readonly offered: readonly Ability[];
  /** Newest first. */
  readonly log: readonly ServiceActionRow[];
  /** What its owner asked for and no provisioner does. */
  readonly asked: ServiceActionRow | null;
  /** What the shop decided, and a member does where it runs. */
  readonly decided: MachineRecord['decided'];
  readonly seatWork: SeatWork;
};

const MAX_ACTIONS = 100;

/** Null for an unknown id. */
export const loadService = async (
  deps: Pick<BackendDeps, 'environment'>,
  db: Database | Transaction,
  id: string,
): Promise<StaffService | null> => {
  const [found] = await selectOwnedServices(db).where(eq(cloudServices.id, id));
  if (!found) return null;
  const log = await db
    .select()
    .from(serviceActions)
    .where(eq(serviceActions.serviceId, id))
    .orderBy(desc(serviceActions.at), desc(serviceActions.id))
    .limit(MAX_ACTIONS);
  const offered = provisionerOfService(deps, found.service)?.abilities ?? [];
  const running = log.find(({ outcome }) => outcome === 'running') ?? null;
  const asked = running !== null && !(await isPerformed(db, running.id)) ? running : null;
  return { ...found, log, seatWork: await loadSeatWork(db, id), offered, asked, decided: await findSwitch(db, id) };
};

/**
 * Begins an action by the owner's rules; the owner sees it in the log of the service. What erases or reveals is the
 * owner's alone. Throws NOT_FOUND, SERVICE_ACTION_RUNNING, SERVICE_ACTION_IMPOSSIBLE, SERVICE_SUSPENDED.
 */
export const runStaffServiceAction = async (
  deps: Pick<BackendDeps, 'clock' | 'environment'>,
  tx: Transaction,
  { serviceId, kind }: { readonly serviceId: string; readonly kind: MachineAction },
): Promise<StaffChange> => {
  const [service] = await tx.select().from(cloudServices).where(eq(cloudServices.id, serviceId)).for('update');
  if (!service) throw notFound('service');
  const { before, after } = await requireAction(deps, tx, service, kind);
  await startAction(deps, tx, { service, kind, detail: '', actor: 'staff' });
  return { before: { power: powerStateOf(before) }, after: { power: powerStateOf(after) } };
};
