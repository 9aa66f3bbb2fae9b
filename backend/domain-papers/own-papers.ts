import { and, asc, desc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { type OrderRow, orders } from '#backend/order-store/schema.ts';
import { guestSessionsOf, loadOrderForUpdate, mayUse } from '#backend/order-store/stored-order.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps, RequestVisitor } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type {
  PapersAnswer,
  PapersListAnswer,
  RegistrantDocuments,
  RegistrantFieldValues,
  RegistrantType,
} from '#contracts/domain-papers.ts';
import { domainPaperFiles, domainPaperLog, domainPapers, type PaperDeed, type PapersRecord } from './schema.ts';
import { openPaper } from './sealed-papers.ts';

export type PapersDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets'>;

/**
 * A bought domain that needs registrant documents, with its order and the stored documents; null when there are none
 * yet.
 */
export type OwnPapers = {
  readonly service: CloudServiceRow;
  readonly order: OrderRow;
  readonly record: PapersRecord | null;
};

export type Draft = { readonly registrant: RegistrantType | null; readonly fields: RegistrantFieldValues };

const needsPapers = and(isNotNull(cloudServices.papers), ne(cloudServices.papers, 'NOT_NEEDED'));

const selected = (db: Database | Transaction) =>
  db
    .select({ service: cloudServices, order: orders, record: domainPapers })
    .from(cloudServices)
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .leftJoin(domainPapers, eq(domainPapers.serviceId, cloudServices.id));

/** @throws ServiceFailure NOT_FOUND also for another customer's, and for a service that needs no documents */
export const ownPapers = async (
  db: Database | Transaction,
  visitor: RequestVisitor,
  id: string,
): Promise<OwnPapers> => {
  const [found] = await selected(db).where(and(eq(cloudServices.id, id), needsPapers));
  if (!found || !mayUse(visitor, found.order)) throw notFound('papers');
  return found;
};

/**
 * The documents with their order locked; every write of documents holds that lock. Their own row is locked too, against
 * the sweep.
 * @throws ServiceFailure NOT_FOUND
 */
export const lockedPapers = async (tx: Transaction, visitor: RequestVisitor, id: string): Promise<OwnPapers> => {
  const { order } = await ownPapers(tx, visitor, id);
  await loadOrderForUpdate(tx, order.id);
  await tx
    .select({ id: domainPapers.serviceId })
    .from(domainPapers)
    .where(eq(domainPapers.serviceId, id))
    .for('update');
  return ownPapers(tx, visitor, id);
};

/** The visitor's domains that need documents, newest first; for staff, all that await a decision. */
export const listPapers = async (db: Database, visitor: RequestVisitor): Promise<readonly OwnPapers[]> => {
  const asGuest = and(eq(orders.ownerLoggedIn, false), inArray(orders.session, [...guestSessionsOf(visitor)]));
  const asOwner = visitor.partyId === null ? undefined : eq(orders.ownerPartyId, visitor.partyId);
  const mine = visitor.staff ? inArray(cloudServices.papers, ['SENT', 'APPROVED']) : or(asOwner, asGuest);
  return selected(db)
    .where(and(needsPapers, mine))
    .orderBy(desc(cloudServices.createdAt), desc(cloudServices.id))
    .limit(1_000);
};

const nothing: Draft = { registrant: null, fields: {} };

/** The fields typed so far. */
export const draftOf = ({ secrets }: Pick<PapersDeps, 'secrets'>, record: PapersRecord | null): Draft => {
  if (record?.draft == null) return nothing;
  const opened = openPaper(secrets.signing, `${record.serviceId} draft`, record.draft);
  // Only this service writes the encrypted content.
  return opened === null ? nothing : (JSON.parse(opened.toString('utf8')) as Draft);
};

/** Metadata of the uploads, oldest first. */
export const filesOf = async (db: Database | Transaction, id: string): Promise<RegistrantDocuments['documents']> => {
  const { document, format, bytes, addedAt } = domainPaperFiles;
  return db
    .select({ document, format, bytes, addedAt })
    .from(domainPaperFiles)
    .where(eq(domainPaperFiles.serviceId, id))
    .orderBy(asc(addedAt), asc(document));
};

export const rowWire = ({ service, record }: OwnPapers): PapersListAnswer['data'][number] => ({
  id: service.id,
  domain: service.name,
  state: service.papers ?? 'NOT_NEEDED',
  reason: record?.reason ?? null,
});

/** The owner's view of the documents. */
export const papersWire = async (
  deps: Pick<PapersDeps, 'db' | 'secrets'>,
  found: OwnPapers,
): Promise<PapersAnswer['data']> => ({
  ...rowWire(found),
  ...draftOf(deps, found.record),
  documents: await filesOf(deps.db, found.service.id),
  sentAt: found.record?.sentAt ?? null,
  deleteAt: found.record?.draft == null ? null : found.record.deleteAt,
});

/** Logs access to documents. */
export const logDeed = async (
  db: Database | Transaction,
  entry: Pick<typeof domainPaperLog.$inferInsert, 'serviceId' | 'document' | 'actor' | 'at'> & {
    readonly deed: PaperDeed;
  },
): Promise<void> => {
  await db.insert(domainPaperLog).values(entry);
};
