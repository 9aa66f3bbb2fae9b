import { eq } from 'drizzle-orm';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { eventActor } from '#backend/order-store/stored-order.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps, RequestVisitor } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { ScannerSettings } from '#backend/virus-scanner/environment.ts';
import {
  canChangeDocuments,
  type DocumentType,
  DRAFT_RETENTION_DAYS,
  isInReview,
} from '#core/domains/documents/registrant-documents.ts';
import { validateRegistrantDocuments } from '#core/domains/documents/validate-registrant-documents.ts';
import { dayAt } from '#core/shared/calendar.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { cleanFile } from './clean-file.ts';
import {
  type DocumentsDeps,
  type DocumentsDraft,
  listFiles,
  lockDocuments,
  logAccess,
  type OwnDocuments,
  readDraft,
} from './read-own-documents.ts';
import { domainPaperFiles, domainPapers } from './schema.ts';
import { sealDocument } from './sealed-documents.ts';

/** Throws STATUS_NOT_ALLOWED after submission. */
const requireEditable = ({ service }: OwnDocuments): void => {
  if (service.papers === null || !canChangeDocuments(service.papers))
    throw new ServiceFailure('STATUS_NOT_ALLOWED', `The papers are in state ${service.papers}`);
};

const upsertRecord = async (
  tx: Transaction,
  deps: DocumentsDeps,
  found: OwnDocuments,
  draft: DocumentsDraft,
): Promise<void> => {
  const { id } = found.service;
  const now = deps.clock.now();
  const sealed = sealDocument(deps.secrets, `${id} draft`, Buffer.from(JSON.stringify(draft)));
  const values = { draft: sealed, updatedAt: now, deleteAt: now + DRAFT_RETENTION_DAYS * DAY_MS };
  await tx
    .insert(domainPapers)
    .values({ serviceId: id, ...values })
    .onConflictDoUpdate({ target: domainPapers.serviceId, set: values });
};

/** Encrypts fields; missing ones stay unchanged. Locks the order. Throws NOT_FOUND, STATUS_NOT_ALLOWED. [DOM-02] */
export const saveDraft = (
  deps: DocumentsDeps,
  visitor: RequestVisitor,
  id: string,
  draft: DocumentsDraft,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const found = await lockDocuments(tx, visitor, id);
    requireEditable(found);
    const before = readDraft(deps, found.record);
    await upsertRecord(tx, deps, found, {
      registrant: draft.registrant ?? before.registrant,
      fields: { ...before.fields, ...draft.fields },
    });
  });

/** Encrypts and replaces an upload under the order's lock. Throws NOT_FOUND, STATUS_NOT_ALLOWED, as `cleanFile`. */
export const attachDocument = async (
  deps: BackendDeps<ScannerSettings>,
  visitor: RequestVisitor,
  { id, document, file }: { readonly id: string; readonly document: DocumentType; readonly file: string },
): Promise<void> => {
  // Checked before the image is processed, so that unauthorised uploads cost nothing.
  await deps.db.transaction(async (tx) => requireEditable(await lockDocuments(tx, visitor, id)));
  const { format, bytes } = await cleanFile(deps.environment.scanning, file);
  await deps.db.transaction(async (tx) => {
    const found = await lockDocuments(tx, visitor, id);
    requireEditable(found);
    await upsertRecord(tx, deps, found, readDraft(deps, found.record));
    const sealed = sealDocument(deps.secrets, `${id} ${document}`, bytes);
    const values = { format, sealed, bytes: bytes.length, addedAt: deps.clock.now() };
    await tx
      .insert(domainPaperFiles)
      .values({ serviceId: id, document, ...values })
      .onConflictDoUpdate({ target: [domainPaperFiles.serviceId, domainPaperFiles.document], set: values });
  });
};

/** Idempotent; locks the order. Throws NOT_FOUND, STATUS_NOT_ALLOWED, BAD_USER_INPUT for incomplete documents. */
export const submitDocuments = (
  deps: DocumentsDeps,
  visitor: RequestVisitor,
  id: string,
  consent: number,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const found = await lockDocuments(tx, visitor, id);
    if (isInReview(found.service.papers)) return;
    requireEditable(found);
    const now = deps.clock.now();
    const documents = (await listFiles(tx, id)).map((each) => each.document);
    const handedIn = { ...readDraft(deps, found.record), documents, consent: consent > 0 };
    const [field] = Object.keys(validateRegistrantDocuments(found.service.name, handedIn, dayAt(now)));
    if (field !== undefined) throw new ServiceFailure('BAD_USER_INPUT', `${field} is not as it must be`, { field });
    await tx
      .update(cloudServices)
      .set({ papers: 'SENT', papersSentAt: now, updatedAt: now })
      .where(eq(cloudServices.id, id));
    await tx
      .update(domainPapers)
      .set({
        consent,
        consentAt: now,
        sentAt: now,
        reason: null,
        updatedAt: now,
        deleteAt: now + DRAFT_RETENTION_DAYS * DAY_MS,
      })
      .where(eq(domainPapers.serviceId, id));
    await logAccess(tx, { serviceId: id, deed: 'sent', document: null, actor: eventActor(visitor), at: now });
  });
