import { and, eq, inArray } from 'drizzle-orm';
import { findVerifiedEmail } from '#backend/authorisation/contacts/contacts.ts';
import { type CloudServiceRow, cloudServices } from '#backend/cloud-services/schema.ts';
import { provisioningTasks, type TaskRow } from '#backend/cloud-services/tasks/task-schema.ts';
import { authCodeMail } from '#backend/mails/domain-mails.vi.ts';
import { queueMail } from '#backend/mails/queue-mail.ts';
import { orders } from '#backend/order-store/schema.ts';
import type { MailDeps } from '#backend/orders/order-mails.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { type Done, UnreadableAnswer } from '#backend/provisioning/provisioner.ts';
import { DAY_MS } from '#core/shared/durations.ts';
import { serviceId } from '#core/shared/ids.ts';
import { type PaidTerm, termUntil } from '#core/shared/paid-term.ts';
import * as paths from '#core/shared/paths.ts';
import { decideTransfer } from './decide-transfer.ts';
import { domainSettings } from './settings-schema.ts';

/** What the registry does not know yet of a domain. */
type PendingDomainWork = {
  /** Name servers, lock or contacts. */
  readonly settings: boolean;
  /** A code that was asked for and not mailed. */
  readonly code: boolean;
};

const unfinished = ['waiting', 'accepted', 'failed', 'staff'] as const;

export const readPendingWork = async (db: Database | Transaction, id: string): Promise<PendingDomainWork> => {
  const found = await db
    .selectDistinct({ kind: provisioningTasks.kind })
    .from(provisioningTasks)
    .where(
      and(
        eq(provisioningTasks.serviceId, id),
        inArray(provisioningTasks.kind, ['settings', 'auth-code']),
        inArray(provisioningTasks.state, [...unfinished]),
      ),
    );
  const has = (wanted: TaskRow['kind']): boolean => found.some(({ kind }) => kind === wanted);
  return { settings: has('settings'), code: has('auth-code') };
};

/** Registries take at most ten years. [RFC 5731] */
const MAX_TERM_MS = 3_700 * DAY_MS;

/** Throws UnreadableAnswer for a time that no registry answers. */
const requireTerm = (expiresAt: number, now: number): PaidTerm => {
  if (expiresAt < now - MAX_TERM_MS || expiresAt > now + MAX_TERM_MS)
    throw new UnreadableAnswer('expiresAt: not within ten years', 'expiresOn');
  return termUntil(expiresAt);
};

/** The end of a domain is what its registry says, whatever the shop counted. */
export const applyExpiry = async (tx: Transaction, id: string, expiresAt: number | null, now: number) => {
  if (expiresAt === null) return;
  await tx
    .update(cloudServices)
    .set({ ...requireTerm(expiresAt, now), updatedAt: now })
    .where(eq(cloudServices.id, id));
};

/** Mails the code to the verified address of the owner. Throws UnreadableAnswer without a code, or an address. */
const mailCode = async (
  deps: MailDeps,
  tx: Transaction,
  { key }: TaskRow,
  service: CloudServiceRow,
  code: string | null,
) => {
  const [order] = await tx.select({ owner: orders.ownerPartyId }).from(orders).where(eq(orders.id, service.orderId));
  const email = order?.owner ? await findVerifiedEmail(tx, order.owner) : null;
  if (code === null) throw new UnreadableAnswer('no code', 'code');
  if (email === null) throw new UnreadableAnswer('the owner has no verified e-mail address', 'code');
  const now = deps.clock.now();
  await tx
    .update(domainSettings)
    .set({ codeSentAt: now, updatedAt: now })
    .where(eq(domainSettings.serviceId, service.id));
  const link = deps.environment.publicOrigin + paths.domainSettings(serviceId(service.id));
  await queueMail(deps, tx, authCodeMail(service.name, code, link), {
    key: `auth-code:${key}`,
    to: { email, phone: null },
  });
};

/** What a registrar's task leaves behind. Throws UnreadableAnswer. */
export const applyRegistrarTask = async (
  deps: MailDeps,
  tx: Transaction,
  { task, service }: { readonly task: TaskRow; readonly service: CloudServiceRow },
  { password: code, expiresAt }: Done,
): Promise<void> => {
  const now = deps.clock.now();
  if (task.kind === 'auth-code') return mailCode(deps, tx, task, service, code);
  if (task.kind !== 'transfer') return applyExpiry(tx, service.id, expiresAt, now);
  const term = expiresAt === null ? null : requireTerm(expiresAt, now);
  await decideTransfer(deps, tx, { id: service.id, reason: null, previousEnd: Number.NaN, term });
};
