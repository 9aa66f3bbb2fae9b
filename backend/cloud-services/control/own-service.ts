import { eq } from 'drizzle-orm';
import { loadOwnService } from '#backend/cloud-services/read-services.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { SessionVisitor } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { type ServiceActionRow, serviceActions } from './action-schema.ts';

/** Party of a customer. Throws FORBIDDEN for staff, UNAUTHENTICATED for guests. */
export const requireOwner = (visitor: SessionVisitor): string => {
  if (visitor.staff || visitor.partyId === null)
    throw new ServiceFailure(visitor.staff ? 'FORBIDDEN' : 'UNAUTHENTICATED', 'Services are run by their owners');
  return visitor.partyId;
};

/** The row lock makes simultaneous commands wait for each other. */
export const lockOwnService = async (
  tx: Transaction,
  visitor: SessionVisitor,
  id: string,
): Promise<CloudServiceRow> => {
  await loadOwnService(tx, visitor, id);
  const [service] = await tx.select().from(cloudServices).where(eq(cloudServices.id, id)).for('update');
  if (!service) throw notFound('service');
  return service;
};

const refusalCodes = {
  'service-action-running': 'SERVICE_ACTION_RUNNING',
  'service-suspended': 'SERVICE_SUSPENDED',
  'service-action-impossible': 'SERVICE_ACTION_IMPOSSIBLE',
} as const;

export const refuse = (kind: keyof typeof refusalCodes): ServiceFailure => new ServiceFailure(refusalCodes[kind], kind);

type Entry = Pick<ServiceActionRow, 'serviceId' | 'kind' | 'detail' | 'actor' | 'at'>;

/** An entry of the log for what took no time. */
export const logEnded = (tx: Transaction, entry: Entry, outcome: 'done' | 'failed') =>
  tx.insert(serviceActions).values({ ...entry, id: newId(), readyAt: entry.at, finishedAt: entry.at, outcome });

export const logDone = (tx: Transaction, entry: Entry) => logEnded(tx, entry, 'done');
