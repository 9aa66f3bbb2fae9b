import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type * as z from 'zod';
import { askRefundByStaff } from '#backend/cloud-services/ending/ask-refund.ts';
import { refundRequests } from '#backend/cloud-services/ending/ending-schema.ts';
import { findOpenRequest, findRefund } from '#backend/cloud-services/ending/read-ending.ts';
import { loadRefundBase } from '#backend/cloud-services/ending/refund-base.ts';
import { type OwnedService, selectOwnedServices } from '#backend/cloud-services/read-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { selectFoundServices } from '#backend/cloud-services/select-found-services.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import {
  type DeskOrder,
  type DeskQuery,
  type DeskResource,
  deskCommand,
  FieldRefusal,
} from '#backend/platform/desk/desk-resource.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { serviceColumns } from '#contracts/desk/columns/service-columns.vi.ts';
import {
  askRefundFields,
  refundPartFields,
  type ServiceRecord,
  type ServiceRow,
} from '#contracts/desk/service-record.ts';
import { LOCATION } from '#contracts/service-setup.ts';
import { parseBankAccount } from '#core/ending-rules/bank-account.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { isRunning, type ServiceStatus } from '#core/shared/service-status.ts';
import { refundSentences } from './order-words.vi.ts';
import { readServiceEvents } from './service-events.ts';

const toRow = ({ service, order }: OwnedService): ServiceRow => ({
  id: service.id,
  name: service.label ?? service.name,
  plan: service.productTitle,
  line: service.type,
  status: service.status,
  address: service.deliveredAt === null ? '' : (service.setUp.ips[0] ?? service.setUp.address),
  endsAt: service.endDate,
  orderId: order.id,
  orderNumber: order.number,
  customer: order.ownerName ?? '',
});

const running: readonly ServiceStatus[] = ['COMPLETED', 'UPGRADED'];
const pending: readonly ServiceStatus[] = ['CREATED', 'PROCESSING', 'ERROR'];

/** Values of the filter `due`. */
const dueWithin = (due: string | undefined, now: number) => {
  const isRunning = inArray(cloudServices.status, [...running]);
  if (due === 'late') return and(isRunning, lte(cloudServices.endDate, now));
  if (due === 'soon')
    return and(isRunning, gt(cloudServices.endDate, now), lte(cloudServices.endDate, now + 30 * DAY_MS));
  if (due === 'pending') return inArray(cloudServices.status, [...pending]);
  return undefined;
};

const sorts = ['endsAt', 'name'] as const;
const columns = { endsAt: cloudServices.endDate, name: cloudServices.name } as const;

export const listServices = async (db: Database, query: DeskQuery, now: number) => {
  const { words, filter, sort, isDescending, limit, offset } = query;
  const line = filter.line;
  const wanted = and(
    dueWithin(filter.due, now),
    line === undefined ? undefined : eq(cloudServices.type, line),
    words === '' ? undefined : inArray(cloudServices.id, selectFoundServices(db, words)),
  );
  const column = columns[sorts.find((each) => each === sort) ?? 'endsAt'];
  const order = isDescending ? desc : asc;
  const inOrder = [order(column), order(cloudServices.id)] as const;
  // An index has the ids, so that rows before the page are not read.
  const page = db
    .select({ id: cloudServices.id })
    .from(cloudServices)
    .where(wanted)
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
  const found = await selectOwnedServices(db)
    .where(inArray(cloudServices.id, page))
    .orderBy(...inOrder);
  return { rows: found.map(toRow), total: await db.$count(cloudServices, wanted) };
};

const readPartRefunds = async (db: Database | Transaction, id: string): Promise<ServiceRecord['partRefunds']> => {
  const { serviceId, keepsService, askedAt, gross, state } = refundRequests;
  return db
    .select({ id: refundRequests.id, gross, state, at: askedAt })
    .from(refundRequests)
    .where(and(eq(serviceId, id), keepsService))
    .orderBy(desc(askedAt), desc(refundRequests.id));
};

const readService = async (
  deps: Pick<BackendDeps, 'clock' | 'environment'>,
  db: Database | Transaction,
  id: string,
): Promise<ServiceRecord | null> => {
  const [found] = await selectOwnedServices(db).where(eq(cloudServices.id, id));
  if (found === undefined) return null;
  const offer = await findRefund(deps, db, found, deps.clock.now());
  const base = isRunning(found.service) ? await loadRefundBase(db, found) : null;
  const request = await findOpenRequest(db, id);
  const { ownerPartyId, ownerPhone, ownerEmail } = found.order;
  return {
    ...toRow(found),
    customerId: ownerPartyId,
    phone: ownerPhone ?? '',
    email: ownerEmail ?? '',
    location: found.service.setUp.location,
    options: found.service.setUp.configs.filter(({ name }) => name !== LOCATION),
    refundId: request?.id ?? null,
    partRefunds: await readPartRefunds(db, id),
    events: await readServiceEvents(db, id, ownerPartyId),
    paid: base?.paid.gross ?? 0,
    refund: offer.kind === 'offered' ? { gross: offer.amounts.gross } : { because: offer.because },
  };
};

/** Throws FieldRefusal for an account or an amount that is wrong, else as `askRefundByStaff`. */
const askRefund = async (
  deps: MailDeps,
  tx: Transaction,
  {
    amount,
    reason,
    keepsService = false,
    ...typed
  }: z.output<typeof askRefundFields> & {
    readonly reason?: string;
    readonly keepsService?: boolean;
  },
  { id, member }: DeskOrder,
) => {
  const account = parseBankAccount(typed);
  if (!account.ok) throw new FieldRefusal(refundSentences.account(account.failure));
  try {
    const actor = `staff ${member.name}`;
    const wanted = reason === undefined ? { seen: amount } : { chosen: amount, keepsService, reason };
    await askRefundByStaff(deps, tx, { serviceId: id, account: account.value, actor, ...wanted });
  } catch (failure) {
    if (failure instanceof ServiceFailure && failure.code === 'REFUND_CHANGED')
      throw new FieldRefusal({ amount: reason === undefined ? refundSentences.amount : refundSentences.most });
    throw failure;
  }
  return {
    id,
    before: {},
    after: { refund: 'asked', amount, ...(reason === undefined ? {} : { reason, keepsService }) },
  };
};

/** What customers own, and what of it is due; accounting asks for the refund of a customer who called. */
export const serviceResource = (deps: Pick<BackendDeps, 'db'> & MailDeps): DeskResource => ({
  name: 'services',
  reader: 'services:read',
  sorts,
  filters: ['due', 'line'],
  columns: serviceColumns,
  list: (query) => listServices(deps.db, query, deps.clock.now()),
  read: (db, id) => readService(deps, db, id),
  actions: {
    'refund-part': deskCommand(
      'services:refund',
      refundPartFields,
      (tx, typed, order) => askRefund(deps, tx, typed, order),
      { confirmedWithinMinutes: 60 },
    ),
    refund: deskCommand('services:refund', askRefundFields, (tx, typed, order) => askRefund(deps, tx, typed, order), {
      confirmedWithinMinutes: 60,
    }),
  },
});
