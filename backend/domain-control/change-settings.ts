import { eq } from 'drizzle-orm';
import { keyedDigest } from '#backend/authorisation/keyed.ts';
import { logDone, requireOwner } from '#backend/cloud-services/control/own-service.ts';
import { generatePassword } from '#backend/cloud-services/set-up/sealed-password.ts';
import { authCodeMail } from '#backend/mails/domain-mails.vi.ts';
import { freshKey, queueMail } from '#backend/mails/queue-mail.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { inputHash, runOnce } from '#backend/platform/database/idempotency.ts';
import type { BackendDeps, SessionVisitor } from '#backend/platform/deps.ts';
import { accept } from '#backend/platform/service-failure.ts';
import { decideAuthCode, decideSettings, recentCodes } from '#core/domain-control/decide-settings.ts';
import type { DomainEdit } from '#core/domain-control/domain-control.port.ts';
import { loggedChange } from '#core/domain-control/logged-change.ts';
import { serviceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { circumstancesOf, loadOwnDomain, type OwnDomain } from './read-settings.ts';
import { domainSettings } from './schema.ts';

type Deps = Pick<BackendDeps, 'db' | 'clock' | 'secrets' | 'environment'>;
type Asked = { readonly id: string; readonly key: string | null };

/** Creates the row of the domain on first use and locks it. */
const lockDomain = async (
  deps: Pick<Deps, 'clock' | 'environment'>,
  tx: Transaction,
  visitor: SessionVisitor,
  id: string,
): Promise<OwnDomain> => {
  const now = circumstancesOf(deps);
  const { row } = await loadOwnDomain(tx, visitor, id, now);
  await tx.insert(domainSettings).values(row).onConflictDoNothing();
  await tx.select().from(domainSettings).where(eq(domainSettings.serviceId, id)).for('update');
  return loadOwnDomain(tx, visitor, id, now);
};

/**
 * Writes a choice and the log in one transaction, under the domain's lock. Throws NOT_FOUND, UNAUTHENTICATED, FORBIDDEN
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
    const { settings } = await lockDomain(deps, tx, visitor, id);
    await runOnce(tx, visitor.sessionId, key, inputHash(['changeDomain', id, edit]), async () => {
      const { nameServers, isLocked, contacts, version } = settings;
      const decided = accept(decideSettings(settings, edit));
      if (inputHash([decided]) === inputHash([{ nameServers, isLocked, contacts }])) return null;
      const code = decided.isLocked ? { codeDigest: null, codeSentAt: null } : {};
      const changed = { ...decided, ...code, version: version + 1, updatedAt: at };
      await tx.update(domainSettings).set(changed).where(eq(domainSettings.serviceId, id));
      await logDone(tx, { ...loggedChange(edit.change), serviceId: id, actor, at });
      return null;
    });
  });
};

/**
 * Stores the digest of a new code and queues its mail in one transaction. Throws NOT_FOUND, UNAUTHENTICATED, FORBIDDEN
 * for staff, DOMAIN_LOCKED, NO_VERIFIED_EMAIL, TOO_MANY_AUTH_CODES, DOMAIN_NOT_ACTIVE, INTENT_REUSED.
 */
export const sendAuthCode = (deps: Deps, visitor: SessionVisitor, { id, key }: Asked): Promise<void> => {
  const { db, clock, secrets, environment } = deps;
  const actor = requireOwner(visitor);
  return db.transaction(async (tx) => {
    const at = clock.now();
    const { row, settings, address } = await lockDomain(deps, tx, visitor, id);
    await runOnce(tx, visitor.sessionId, key, inputHash(['sendAuthCode', id]), async () => {
      const email = accept(decideAuthCode(settings, address, row.codesSent, at));
      const code = generatePassword();
      const codesSent = [...recentCodes(row.codesSent, at), at];
      const codeDigest = keyedDigest(secrets, 'auth-code', id, code);
      const sent = { codeDigest, codeSentAt: at, codesSent, updatedAt: at };
      await tx.update(domainSettings).set(sent).where(eq(domainSettings.serviceId, id));
      await logDone(tx, { kind: 'auth-code', detail: '', serviceId: id, actor, at });
      const link = environment.publicOrigin + paths.domainSettings(serviceId(id));
      const to = { email, phone: null };
      await queueMail(deps, tx, authCodeMail(settings.domain, code, link), { key: freshKey('auth-code'), to });
      return null;
    });
  });
};
