import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { readDomainOrder } from '#backend/cloud-services/domains/domain-order.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { finishTask } from '#backend/cloud-services/tasks/record-answer.ts';
import { provisioningTasks, type TaskRow } from '#backend/cloud-services/tasks/task-schema.ts';
import { orders } from '#backend/order-store/schema.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import {
  type DeskOrder,
  type DeskQuery,
  type DeskResource,
  deskCommand,
  FieldRefusal,
} from '#backend/platform/desk/desk-resource.ts';
import { UnreadableAnswer } from '#backend/provisioning/provisioner.ts';
import { registrarSentences, registrarTaskColumns } from '#contracts/desk/columns/registrar-task-columns.vi.ts';
import {
  type RegistrarTaskKind,
  type RegistrarTaskRecord,
  type RegistrarTaskRow,
  registrarDoneFields,
  registrarTaskKinds,
} from '#contracts/desk/registrar-task-record.ts';
import { contactRoleNames, contactRoles } from '#core/domain-control/domain-settings.ts';
import { startOfIsoDay } from '#core/shared/calendar.ts';

const { key, kind, state, askedAt } = provisioningTasks;

const isWaiting = and(eq(state, 'staff'), inArray(kind, [...registrarTaskKinds]));

const selectTasks = (db: Database | Transaction) =>
  db
    .select({ task: provisioningTasks, service: cloudServices, order: orders })
    .from(provisioningTasks)
    .innerJoin(cloudServices, eq(cloudServices.id, provisioningTasks.serviceId))
    .innerJoin(orders, eq(orders.id, cloudServices.orderId));

type Found = Awaited<ReturnType<typeof selectTasks>>[number];

const kindOf = ({ kind: given }: TaskRow): RegistrarTaskKind => {
  const known = registrarTaskKinds.find((each) => each === given);
  if (known === undefined) throw new Error(`${given} is no task of a member`);
  return known;
};

const toRow = ({ task, service, order }: Found): RegistrarTaskRow => ({
  id: task.key,
  domain: service.name,
  kind: kindOf(task),
  orderNumber: order.number,
  askedAt: task.askedAt,
});

const search = async (db: Database, { words, filter, isDescending, limit, offset }: DeskQuery) => {
  const wantedKind = registrarTaskKinds.find((each) => each === filter.kind);
  const wanted = and(
    isWaiting,
    wantedKind && eq(kind, wantedKind),
    containing(words, [cloudServices.name, orders.number]),
  );
  const rows = await selectTasks(db)
    .where(wanted)
    .orderBy((isDescending ? desc : asc)(askedAt), asc(provisioningTasks.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: count() })
    .from(provisioningTasks)
    .innerJoin(cloudServices, eq(cloudServices.id, provisioningTasks.serviceId))
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .where(wanted);
  return { rows: rows.map(toRow), total: counted?.total ?? 0 };
};

const read = async (deps: BackendDeps, db: Database | Transaction, id: string): Promise<RegistrarTaskRecord | null> => {
  const [found] = await selectTasks(db).where(and(eq(key, id), isWaiting));
  if (!found) return null;
  const row = toRow(found);
  const { years, nameServers, isLocked, contacts } = await readDomainOrder(deps, db, found.task, found);
  return {
    ...row,
    serviceId: found.service.id,
    orderId: found.order.id,
    years,
    nameServers,
    isLocked,
    contacts: contactRoles.map((role) => ({
      role: contactRoleNames[role],
      text: Object.values(contacts[role])
        .filter((part) => part !== '')
        .join(' · '),
    })),
    asksCode: row.kind === 'auth-code',
    asksExpiry: row.kind === 'register' || row.kind === 'renew',
  };
};

/** Throws FieldRefusal for a code or a day that cannot be, else as `finishTask`. */
const finish = async (
  deps: BackendDeps,
  tx: Transaction,
  { code, expiresOn }: z.infer<typeof registrarDoneFields>,
  { id }: DeskOrder,
) => {
  try {
    const task = await finishTask(deps, tx, id, { password: code || null, expiresAt: startOfIsoDay(expiresOn) });
    return { id, before: { [task.kind]: task.state }, after: { [task.kind]: 'by-hand', expiresOn } };
  } catch (error) {
    const field = error instanceof UnreadableAnswer ? error.field : null;
    throw field === null ? error : new FieldRefusal({ [field]: registrarSentences[field] });
  }
};

/** What members do at the registrar by hand: names to register, renew and change, and codes to fetch. [SVC-01] */
export const registrarTaskResource = (deps: BackendDeps): DeskResource => ({
  name: 'registrar-tasks',
  reader: 'registrar-tasks:read',
  sorts: ['askedAt'],
  filters: ['kind'],
  columns: registrarTaskColumns,
  list: (query) => search(deps.db, query),
  read: (within, id) => read(deps, within, id),
  actions: {
    done: deskCommand('registrar-tasks:act', registrarDoneFields, (tx, typed, order) => finish(deps, tx, typed, order)),
  },
});
