import { eq } from 'drizzle-orm';
import { lockOwnService, logDone, requireOwner } from '#backend/cloud-services/control/own-service.ts';
import { domainSettings } from '#backend/cloud-services/domains/settings-schema.ts';
import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';
import { askProvisioner } from '#backend/cloud-services/tasks/ask-provisioner.ts';
import { closeTasks } from '#backend/cloud-services/tasks/close-tasks.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { accept } from '#backend/platform/service-failure.ts';
import { decideAuthCode, decideSettings, recentCodes } from '#core/domain-control/decide-settings.ts';
import type { DomainEdit } from '#core/domain-control/domain-control.port.ts';
import { loggedChange } from '#core/domain-control/logged-change.ts';
import { circumstancesOf, loadOwnDomain, type OwnDomain } from './read-settings.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock' | 'environment'>;
type Asked = { readonly id: string; readonly key: string | null };

/** Creates the row of the domain on first use, and locks its service, as whoever records a registrar's answer does. */
const lockDomain = async (
  deps: Pick<Deps, 'clock' | 'environment'>,
  tx: Transaction,
  visitor: SessionVisitor,
  id: string,
): Promise<OwnDomain & { readonly service: CloudServiceRow }> => {
  const now = circumstancesOf(deps);
  const service = await lockOwnService(tx, visitor, id);
  const { row } = await loadOwnDomain(tx, visitor, id, now);
  await tx.insert(domainSettings).values(row).onConflictDoNothing();
  await tx.select().from(domainSettings).where(eq(domainSettings.serviceId, id)).for('update');
  return { service, ...(await loadOwnDomain(tx, visitor, id, now)) };
};

/**
 * Writes a choice and the log, and has the registrar told, in one transaction under the domain's lock. Throws NOT_FOUND, UNAUTHENTICATED, FORBIDDEN
 * for staff, DOMAIN_CHANGED, DOMAIN_NOT_ACTIVE, REGISTRANT_NEEDS_DOCUMENTS, BAD_USER_INPUT, INTENT_REUSED.
 */
export const changeDomainSettings = (
  deps: Deps,
  visitor: SessionVisitor,
  { id, edit, key }: Asked & { readonly edit: DomainEdit },
): Promise<void> => {
  const { db, clock } = deps;
  const actor = requireOwner(visitor);
  return db.transaction(async (tx) => {
    const at = clock.now();
    const { settings, service } = await lockDomain(deps, tx, visitor, id);
    await runOnce(tx, visitor.sessionId, key, inputHash(['changeDomain', id, edit]), async () => {
      const { nameServers, isLocked, contacts, version } = settings;
      const decided = accept(decideSettings(settings, edit));
      if (inputHash([decided]) === inputHash([{ nameServers, isLocked, contacts }])) return null;
      const code = decided.isLocked ? { codeSentAt: null } : {};
      const changed = { ...decided, ...code, version: version + 1, updatedAt: at };
      await tx.update(domainSettings).set(changed).where(eq(domainSettings.serviceId, id));
      // A code that was asked for would be sent for a name that nobody may transfer.
      if (decided.isLocked) await closeTasks(tx, id, { kind: 'auth-code', isAskedToo: true, now: at });
      await logDone(tx, { ...loggedChange(edit.change), serviceId: id, actor, at });
      // The new task has all choices in it; one that is under way stays, so that it does not end after the new one.
      await closeTasks(tx, id, { kind: 'settings', isAskedToo: false, now: at });
      await askProvisioner(deps, tx, service, { kind: 'settings', subject: `settings:${id}:${version + 1}` });
      return null;
    });
  });
};

/**
 * Asks the registrar for a new code, whose mail goes to the verified address of the owner. Throws NOT_FOUND, UNAUTHENTICATED, FORBIDDEN
 * for staff, DOMAIN_LOCKED, NO_VERIFIED_EMAIL, TOO_MANY_AUTH_CODES, DOMAIN_NOT_ACTIVE, INTENT_REUSED.
 */
export const sendAuthCode = (deps: Deps, visitor: SessionVisitor, { id, key }: Asked): Promise<void> => {
  const { db, clock } = deps;
  const actor = requireOwner(visitor);
  return db.transaction(async (tx) => {
    const at = clock.now();
    const { row, settings, address, service } = await lockDomain(deps, tx, visitor, id);
    await runOnce(tx, visitor.sessionId, key, inputHash(['sendAuthCode', id]), async () => {
      accept(decideAuthCode(settings, address, row.codesSent, at));
      const codesSent = [...recentCodes(row.codesSent, at), at];
      await tx.update(domainSettings).set({ codesSent, updatedAt: at }).where(eq(domainSettings.serviceId, id));
      await logDone(tx, { kind: 'auth-code', detail: '', serviceId: id, actor, at });
      await askProvisioner(deps, tx, service, { kind: 'auth-code', subject: `auth-code:${newId()}` });
      return null;
    });
  });
};
