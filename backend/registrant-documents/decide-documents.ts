import { eq } from 'drizzle-orm';
import { deployDomain } from '#backend/cloud-services/changes/change-services.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { askProvisioner } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import { documentsApprovedMail, documentsReturnedMail } from '#backend/mails/domain-mails.vi.ts';
import { type MailDeps, queueOrderMail } from '#backend/orders/order-mails.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import type { RequestVisitor } from '#backend/platform/deps.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffChange } from '#backend/platform/staff-route.ts';
import {
  awaitsRegistry,
  DECIDED_RETENTION_DAYS,
  DRAFT_RETENTION_DAYS,
  isInReview,
} from '#core/domains/documents/registrant-documents.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { serviceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { lockDocuments, logAccess, type OwnDocuments } from './read-own-documents.ts';
import { domainPapers } from './schema.ts';

/** A member of the staff, whom the staff listener let through. */
export const staffVisitor: RequestVisitor = { sessionId: 'staff', partyId: null, guestSessionId: null, staff: true };

type DocumentsDecision = {
  readonly id: string;
  /** null approves. */
  readonly reason: string | null;
  /** Who decides, for the access log. */
  readonly actor: string;
};

const writeDecision = async (
  tx: Transaction,
  { service }: OwnDocuments,
  { now, reason, actor }: Omit<DocumentsDecision, 'id'> & { readonly now: number },
): Promise<void> => {
  const papers = reason === null ? 'APPROVED' : 'RETURNED';
  const deleteAt = now + (reason === null ? DECIDED_RETENTION_DAYS : DRAFT_RETENTION_DAYS) * DAY_MS;
  await tx
    .update(cloudServices)
    .set({ papers, papersDecidedAt: now, updatedAt: now })
    .where(eq(cloudServices.id, service.id));
  await tx
    .update(domainPapers)
    .set({ reason, decidedAt: now, deleteAt, updatedAt: now })
    .where(eq(domainPapers.serviceId, service.id));
  const deed = reason === null ? 'approved' : 'returned';
  await logAccess(tx, { serviceId: service.id, deed, document: null, actor, at: now });
};

/** Has the name registered, which could not be before its owner's documents. */
const registerDomain = async (deps: MailDeps, tx: Transaction, id: string): Promise<void> => {
  const { service } = await deployDomain(tx, staffVisitor, { id, now: deps.clock.now() });
  await askProvisioner(deps, tx, service, { kind: 'register', subject: `register:${id}` });
};

/**
 * Staff return submitted documents with a reason, or approve them without one and the domain is deployed. The customer
 * gets a message. Locks the order's row. Throws NOT_FOUND, STATUS_NOT_ALLOWED. [DOM-02]
 */
export const decideOnDocuments = async (
  deps: MailDeps,
  tx: Transaction,
  { id, reason, actor }: DocumentsDecision,
): Promise<StaffChange> => {
  const now = deps.clock.now();
  const found = await lockDocuments(tx, staffVisitor, id);
  const { service, order } = found;
  const decided = { before: { papers: service.papers }, after: { papers: reason === null ? 'DEPLOYED' : 'RETURNED' } };
  if (reason === null && awaitsRegistry(service.papers)) {
    // Approved over the API, which deploys nothing and sends nothing.
    await registerDomain(deps, tx, id);
    return decided;
  }
  if (!isInReview(service.papers))
    throw new ServiceFailure('STATUS_NOT_ALLOWED', `The papers are in state ${service.papers}`);
  await writeDecision(tx, found, { now, reason, actor });
  if (reason === null) await registerDomain(deps, tx, id);
  const address = deps.environment.publicOrigin + paths.registrantDocuments(serviceId(id));
  const mail =
    reason === null
      ? documentsApprovedMail(service.name, DECIDED_RETENTION_DAYS)
      : documentsReturnedMail(service.name, reason, address);
  // Documents may be returned several times, but are sent in again in between.
  await queueOrderMail(deps, tx, order, mail, { key: `documents-decided:${id}:${now}` });
  return decided;
};
