import { and, asc, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { type OrderRow, orders } from '#backend/order-store/schema.ts';
import { canAccess, guestSessionIds, lockOrder } from '#backend/order-store/stored-order.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps, RequestVisitor } from '#backend/platform/deps.ts';
import type { DeskQuery } from '#backend/platform/desk/desk-resource.ts';
import { findPage } from '#backend/platform/desk/find-page.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { PapersAnswer, PapersListAnswer } from '#contracts/domain-papers.ts';
import type {
  DocumentState,
  RegistrantDocuments,
  RegistrantFieldValues,
  RegistrantType,
} from '#core/domains/documents/registrant-documents.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { type DocumentAction, type DocumentsRecord, domainPaperFiles, domainPaperLog, domainPapers } from './schema.ts';
import { openDocument } from './sealed-documents.ts';

export type DocumentsDeps = Pick<BackendDeps, 'db' | 'clock' | 'secrets'>;

/** `stored` is null when there are no documents yet. */
export type OwnDocuments = {
  readonly service: CloudServiceRow;
  readonly order: OrderRow;
  readonly record: DocumentsRecord | null;
};

export type DocumentsDraft = { readonly registrant: RegistrantType | null; readonly fields: RegistrantFieldValues };

const requiresDocuments = and(isNotNull(cloudServices.papers), ne(cloudServices.papers, 'NOT_NEEDED'));

const selectDocuments = (db: Database | Transaction) =>
  db
    .select({ service: cloudServices, order: orders, record: domainPapers })
    .from(cloudServices)
    .innerJoin(orders, eq(orders.id, cloudServices.orderId))
    .leftJoin(domainPapers, eq(domainPapers.serviceId, cloudServices.id));

/** Throws NOT_FOUND also for another customer's, and for a service that needs no documents. */
export const loadDocuments = async (
  db: Database | Transaction,
  visitor: RequestVisitor,
  id: string,
): Promise<OwnDocuments> => {
  const [found] = await selectDocuments(db).where(and(eq(cloudServices.id, id), requiresDocuments));
  if (!found || !canAccess(visitor, found.order)) throw notFound('papers', found !== undefined);
  return found;
};

/** Every write holds the order's lock; the documents' own row is locked too, against the sweep. Throws NOT_FOUND. */
export const lockDocuments = async (tx: Transaction, visitor: RequestVisitor, id: string): Promise<OwnDocuments> => {
  const { order } = await loadDocuments(tx, visitor, id);
  await lockOrder(tx, order.id);
  await tx
    .select({ id: domainPapers.serviceId })
    .from(domainPapers)
    .where(eq(domainPapers.serviceId, id))
    .for('update');
  return loadDocuments(tx, visitor, id);
};

/** Of a visitor, newest first. */
export const listDocuments = async (db: Database, visitor: RequestVisitor): Promise<readonly OwnDocuments[]> => {
  const asGuest = and(eq(orders.ownerLoggedIn, false), inArray(orders.session, [...guestSessionIds(visitor)]));
  const asOwner = visitor.partyId === null ? undefined : eq(orders.ownerPartyId, visitor.partyId);
  return selectDocuments(db)
    .where(and(requiresDocuments, or(asOwner, asGuest)))
    .orderBy(desc(cloudServices.createdAt), desc(cloudServices.id))
    .limit(1_000);
};

/** Values of the staff's list, with the states that each of them finds. */
const statesByFilter: Readonly<Record<string, readonly DocumentState[]>> = {
  waiting: ['SENT', 'APPROVED'],
  returned: ['RETURNED'],
  deployed: ['DEPLOYED'],
};

/** Of everybody, by words in the domain's name, the order's number or its e-mail address. */
export const searchDocuments = async (db: Database, query: DeskQuery) => {
  const { words, filter, sort, isDescending, limit, offset } = query;
  const states = lookUp(statesByFilter, filter.state ?? '');
  const wanted = and(
    requiresDocuments,
    states && inArray(cloudServices.papers, [...states]),
    containing(words, [cloudServices.name, orders.number, orders.ownerEmail]),
  );
  const order = isDescending ? desc : asc;
  const inOrder = [
    order(sort === 'domain' ? cloudServices.name : domainPapers.sentAt),
    order(cloudServices.id),
  ] as const;
  const { ids, total } = await findPage(db, {
    words,
    id: cloudServices.id,
    joins: sql`left join ${orders} on ${orders.id} = ${cloudServices.orderId}
      left join ${domainPapers} on ${domainPapers.serviceId} = ${cloudServices.id}`,
    where: wanted,
    inOrder,
    limit,
    offset,
  });
  const found = await selectDocuments(db)
    .where(inArray(cloudServices.id, [...ids]))
    .orderBy(...inOrder);
  return { found, total };
};

const emptyDraft: DocumentsDraft = { registrant: null, fields: {} };

export const readDraft = (
  { secrets }: Pick<DocumentsDeps, 'secrets'>,
  record: DocumentsRecord | null,
): DocumentsDraft => {
  if (record?.draft == null) return emptyDraft;
  const opened = openDocument(secrets, `${record.serviceId} draft`, record.draft);
  // Only this service writes the encrypted content.
  return opened === null ? emptyDraft : (JSON.parse(opened.toString('utf8')) as DocumentsDraft);
};

/** Metadata, oldest first. */
export const listFiles = async (db: Database | Transaction, id: string): Promise<RegistrantDocuments['documents']> => {
  const { document, format, bytes, addedAt } = domainPaperFiles;
  return db
    .select({ document, format, bytes, addedAt })
    .from(domainPaperFiles)
    .where(eq(domainPaperFiles.serviceId, id))
    .orderBy(asc(addedAt), asc(document));
};

export const toRowWire = ({ service, record }: OwnDocuments): PapersListAnswer['data'][number] => ({
  id: service.id,
  domain: service.name,
  state: service.papers ?? 'NOT_NEEDED',
  reason: record?.reason ?? null,
});

export const toDocumentsWire = async (
  deps: Pick<DocumentsDeps, 'db' | 'secrets'>,
  found: OwnDocuments,
): Promise<PapersAnswer['data']> => ({
  ...toRowWire(found),
  ...readDraft(deps, found.record),
  documents: await listFiles(deps.db, found.service.id),
  sentAt: found.record?.sentAt ?? null,
  deleteAt: found.record?.draft == null ? null : found.record.deleteAt,
});

export const logAccess = async (
  db: Database | Transaction,
  entry: Pick<typeof domainPaperLog.$inferInsert, 'serviceId' | 'document' | 'actor' | 'at'> & {
    readonly deed: DocumentAction;
  },
): Promise<void> => {
  await db.insert(domainPaperLog).values(entry);
};
