import { asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import {
  ActionRefusal,
  type DeskOutcome,
  type DeskResource,
  deskCommand,
} from '#backend/platform/desk/desk-resource.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffMember } from '#backend/platform/staff-route.ts';
import { paperColumns } from '#contracts/desk/columns/operations/paper-columns.vi.ts';
import type { PaperDetails, PaperRecord, PaperRow } from '#contracts/desk/operations/paper-record.ts';
import { reasonFields } from '#contracts/desk/operations/reason.ts';
import { awaitsRegistry, checklistOf, isInReview } from '#core/domains/documents/registrant-documents.ts';
import { normaliseRegistrantField } from '#core/domains/documents/validate-registrant-documents.ts';
import { decideOnDocuments, staffVisitor } from './decide-documents.ts';
import { deedWords, documentWords, fieldWords, registrantWords } from './paper-words.vi.ts';
import {
  type DocumentsDraft,
  listFiles,
  loadDocuments,
  logAccess,
  type OwnDocuments,
  readDraft,
  searchDocuments,
} from './read-own-documents.ts';
import { domainPaperLog } from './schema.ts';

/** Stands in the access log. */
export const actorOf = ({ name }: StaffMember): string => `staff ${name}`;

const toRow = ({ service, order, record }: OwnDocuments): PaperRow => ({
  id: service.id,
  domain: service.name,
  orderId: order.id,
  orderNumber: order.number,
  sentAt: record?.sentAt ?? null,
  state: service.papers ?? 'NOT_NEEDED',
});

const toRecord = (found: OwnDocuments): PaperRecord => {
  const { papers } = found.service;
  return {
    ...toRow(found),
    reason: found.record?.reason ?? '',
    mayApprove: isInReview(papers) || awaitsRegistry(papers),
    mayReturn: isInReview(papers),
  };
};

/** Null where `find` throws NOT_FOUND. */
const orNull = (failure: unknown): null => {
  if (failure instanceof ServiceFailure && failure.code === 'NOT_FOUND') return null;
  throw failure;
};

const find = (db: Database | Transaction, id: string): Promise<OwnDocuments | null> =>
  loadDocuments(db, staffVisitor, id).catch(orNull);

const factsOf = (domain: string, { registrant, fields }: DocumentsDraft): PaperDetails['facts'] => {
  if (registrant === null) return [];
  const { required, optional } = checklistOf(domain, registrant);
  return [
    { label: 'Chủ thể', value: registrantWords[registrant] },
    ...[...required, ...optional].map((name) => ({
      label: fieldWords[name],
      value: normaliseRegistrantField(name, fields[name] ?? ''),
    })),
  ];
};

/** Writes the access log; null for an unknown id. */
const readDetails = async (deps: BackendDeps, id: string, member: StaffMember): Promise<PaperDetails | null> => {
  const { db, clock } = deps;
  const found = await find(db, id);
  if (found === null) return null;
  await logAccess(db, { serviceId: id, deed: 'looked', document: null, actor: actorOf(member), at: clock.now() });
  const log = await db
    .select()
    .from(domainPaperLog)
    .where(eq(domainPaperLog.serviceId, id))
    .orderBy(asc(domainPaperLog.id));
  return {
    facts: factsOf(found.service.name, readDraft(deps, found.record)),
    files: (await listFiles(db, id)).map(({ document, format, bytes }) => ({
      id: document,
      title: documentWords[document],
      isPicture: format === 'jpeg',
      kilobytes: Math.ceil(bytes / 1024),
    })),
    log: log.map(({ id: entry, at, deed, document, actor }) => ({
      id: String(entry),
      at,
      text: document === null ? deedWords[deed] : `${deedWords[deed]}: ${documentWords[document]}`,
      by: actor,
    })),
  };
};

const notNow =
  'Chưa làm được lúc này: tên miền còn đang được khởi tạo, hoặc việc này đã được quyết định. Mở lại để xem trạng thái mới nhất.';

type Decision = { readonly id: string; readonly reason: string | null; readonly member: StaffMember };

const decide = async (deps: BackendDeps, tx: Transaction, { id, reason, member }: Decision): Promise<DeskOutcome> => {
  try {
    return { id, ...(await decideOnDocuments(deps, tx, { id, reason, actor: actorOf(member) })) };
  } catch (failure) {
    if (failure instanceof ServiceFailure && failure.code === 'STATUS_NOT_ALLOWED') throw new ActionRefusal(notNow);
    throw failure;
  }
};

/** Registrant documents of .vn names: who asks for them longest comes first; their contents are told on demand. */
export const paperResource = (deps: BackendDeps): DeskResource => ({
  name: 'papers',
  reader: 'papers:read',
  sorts: ['sentAt', 'domain'],
  filters: ['state'],
  columns: paperColumns,
  list: async (query) => {
    const { found, total } = await searchDocuments(deps.db, query);
    return { rows: found.map(toRow), total };
  },
  read: async (db, id) => {
    const found = await find(db, id);
    return found && toRecord(found);
  },
  parts: { details: { confirmedWithinMinutes: 60, read: (id, member) => readDetails(deps, id, member) } },
  actions: {
    approve: deskCommand('papers:act', z.object({}), (tx, _, { id, member }) =>
      decide(deps, tx, { id, reason: null, member }),
    ),
    return: deskCommand('papers:act', reasonFields, (tx, { reason }, { id, member }) =>
      decide(deps, tx, { id, reason, member }),
    ),
  },
});
