import { eq, lte } from 'drizzle-orm';
import type { AccountDeps, AccountRouteDeps } from '#backend/authorisation/account-deps.ts';
import { selectContacts } from '#backend/authorisation/contacts/contacts.ts';
import { type Caller, toClient } from '#backend/authorisation/log-in/caller.ts';
import { generateToken } from '#backend/authorisation/log-in/sessions.ts';
import { findVerifiedContact } from '#backend/authorisation/queue-account-mail.ts';
import { countClientTry } from '#backend/authorisation/rate-limits.ts';
import type { Customer } from '#backend/authorisation/security.ts';
import { recordSecurityEvent } from '#backend/authorisation/security-log/security-log.ts';
import {
  accountDeletedMail,
  deletionAskedMail,
  deletionCalledOffMail,
  deletionCancelledMail,
} from '#backend/mails/account-mails.vi.ts';
import type { Mail } from '#backend/mails/mail.ts';
import { freshKey, toMessage } from '#backend/mails/queue-mail.ts';
import { deliverMessages } from '#backend/outbox/deliver-messages.ts';
import { type Message, queueMessage } from '#backend/outbox/service.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { type FindDeletionBlockers, publicBackendOrigin } from '#backend/platform/deps.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import type { Job } from '#backend/platform/job.ts';
import { newId } from '#backend/platform/new-id.ts';
import type { Erasure } from '#backend/platform/personal-data.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { DELETION_GRACE_MS } from '#core/shared/retention.ts';
import { normaliseUsername } from '#core/shared/text/validation.ts';
import { accountDeletions } from './deletion-schema.ts';

/** Where mails about the account go; null when the account has neither e-mail address nor phone number. */
const findContact = async (tx: Transaction, partyId: string): Promise<string | null> => {
  const verified = await findVerifiedContact(tx, partyId);
  if (verified !== null) return verified;
  const contacts = await selectContacts(tx, partyId);
  return contacts.map(({ contact }) => contact).find((contact) => contact !== '') ?? null;
};

/** The account may be asked to be deleted several times. */
const toDeletionMessage = ({ environment }: Pick<AccountDeps, 'environment'>, contact: string, mail: Mail): Message =>
  toMessage(environment.identity, mail, { to: contact, key: freshKey('account-deletion') });

/** Throws BAD_USER_INPUT {field: name} unless it is a contact of the customer, or the full name of one without any. */
const requireOwnName = async ({ db }: AccountDeps, { party }: Customer, typed: string): Promise<void> => {
  const contacts = (await selectContacts(db, party.id)).map(({ contact }) => contact).filter((each) => each !== '');
  const names = contacts.length > 0 ? contacts : [party.fullName];
  if (!names.map(normaliseUsername).includes(normaliseUsername(typed)))
    throw new ServiceFailure('BAD_USER_INPUT', 'Not a name of this account', { field: 'name' });
};

export const loadAccountDeletion = async ({ db, clock, findBlockers }: AccountRouteDeps, { party }: Customer) => {
  const [pending] = await db.select().from(accountDeletions).where(eq(accountDeletions.partyId, party.id));
  return { effectiveAt: pending?.effectiveAt ?? null, blockers: await findBlockers(db, party.id, clock.now()) };
};

/**
 * Deletes the account after seven days, during which it works as before. A second request keeps the time of the first.
 * Throws BAD_USER_INPUT {field: name}, DELETION_BLOCKED {blockers}, TOO_MANY_TRIES. [Luật 91/2025/QH15, ASVS 7.5.1]
 */
export const requestAccountDeletion = async (
  deps: AccountRouteDeps,
  caller: Caller,
  customer: Customer,
  name: string,
): Promise<void> => {
  const { db, clock } = deps;
  const partyId = customer.party.id;
  await countClientTry(deps, 'codeSent', toClient(caller));
  await requireOwnName(deps, customer, name);
  const blockers = await deps.findBlockers(db, partyId, clock.now());
  if (blockers.length > 0)
    throw new ServiceFailure('DELETION_BLOCKED', 'Something must be finished first', { blockers: blockers.join(',') });
  const key = generateToken();
  const effectiveAt = new Date(clock.now() + DELETION_GRACE_MS);
  const cancelUrl = `${publicBackendOrigin(deps)}/account-deletion/cancel?key=${key}`;
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(accountDeletions)
      .values({ partyId, effectiveAt, cancelDigest: tokenDigest(key) })
      .onConflictDoNothing()
      .returning();
    const contact = made ? await findContact(tx, partyId) : null;
    if (contact !== null)
      await queueMessage(
        { db: tx, clock },
        toDeletionMessage(deps, contact, deletionAskedMail(effectiveAt.getTime(), cancelUrl)),
      );
  });
  void deliverMessages(deps);
};

type KeyColumn = typeof accountDeletions.partyId | typeof accountDeletions.cancelDigest;

/** Returns whose deletion it was, null when nothing waits; the mail about it leaves with the next delivery. */
const cancelIn = async (
  deps: AccountDeps,
  tx: Transaction,
  column: KeyColumn,
  value: string,
): Promise<string | null> => {
  const [row] = await tx.delete(accountDeletions).where(eq(column, value)).returning();
  if (!row) return null;
  const contact = await findContact(tx, row.partyId);
  if (contact !== null)
    await queueMessage({ db: tx, clock: deps.clock }, toDeletionMessage(deps, contact, deletionCancelledMail()));
  return row.partyId;
};

const cancelWhere = async (deps: AccountDeps, column: KeyColumn, value: string): Promise<string | null> => {
  const cancelled = await deps.db.transaction((tx) => cancelIn(deps, tx, column, value));
  void deliverMessages(deps);
  return cancelled;
};

/** For whoever has just proved a contact of the account: what a thief asked for must not outlive the new password. */
export const cancelDeletionOnReset = async (deps: AccountDeps, tx: Transaction, partyId: string): Promise<void> => {
  if ((await cancelIn(deps, tx, accountDeletions.partyId, partyId)) !== null)
    await recordSecurityEvent({ ...deps, db: tx }, { event: 'deletion-cancelled', partyId, address: '' });
};

/** Idempotent. */
export const cancelAccountDeletion = async (deps: AccountDeps, { party }: Customer): Promise<void> => {
  await cancelWhere(deps, accountDeletions.partyId, party.id);
};

export const isDeletionCancellable = async ({ db }: AccountDeps, key: string): Promise<boolean> =>
  (await db.$count(accountDeletions, eq(accountDeletions.cancelDigest, tokenDigest(key)))) > 0;

/** By the link of the mail; false when nothing waits. `address` is that of the browser. */
export const cancelAccountDeletionByKey = async (deps: AccountDeps, key: string, address: string): Promise<boolean> => {
  const partyId = await cancelWhere(deps, accountDeletions.cancelDigest, tokenDigest(key));
  if (partyId !== null) await recordSecurityEvent(deps, { event: 'deletion-cancelled', partyId, address });
  return partyId !== null;
};

export type DeletionPorts = {
  readonly findBlockers: FindDeletionBlockers;
  /** Deletes or replaces everything that all services store of a person. */
  readonly erase: (tx: Transaction, erasure: Erasure) => Promise<void>;
};

type DeletionDeps = Pick<AccountDeps, 'db' | 'clock' | 'secrets' | 'log' | 'environment'>;

/** In one transaction. A backend skips the rows that another one is working on. */
const deleteAccount = (deps: DeletionDeps, { findBlockers, erase }: DeletionPorts, partyId: string) =>
  deps.db.transaction(async (tx) => {
    const { clock, secrets } = deps;
    const [row] = await tx
      .select()
      .from(accountDeletions)
      .where(eq(accountDeletions.partyId, partyId))
      .for('update', { skipLocked: true });
    const now = clock.now();
    if (!row || row.effectiveAt.getTime() > now) return;
    const contact = await findContact(tx, partyId);
    const blockers = await findBlockers(tx, partyId, now);
    const ports = { db: tx, clock, secrets };
    if (blockers.length > 0) {
      await tx.delete(accountDeletions).where(eq(accountDeletions.partyId, partyId));
      await recordSecurityEvent(ports, { event: 'deletion-called-off', partyId, address: '' });
      if (contact !== null)
        await queueMessage(ports, toDeletionMessage(deps, contact, deletionCalledOffMail(blockers)));
      return;
    }
    await erase(tx, { partyId, pseudonym: newId() });
    await recordSecurityEvent(ports, { event: 'account-deleted', address: '' });
    if (contact !== null) await queueMessage(ports, toDeletionMessage(deps, contact, accountDeletedMail()));
  });

/** A failure of one account leaves the others alone; the next run tries it again. */
export const deleteDueAccounts = async (deps: DeletionDeps, ports: DeletionPorts): Promise<void> => {
  const isDue = lte(accountDeletions.effectiveAt, new Date(deps.clock.now()));
  const due = await deps.db.select({ partyId: accountDeletions.partyId }).from(accountDeletions).where(isDue);
  for (const { partyId } of due)
    await deleteAccount(deps, ports, partyId).catch((error: unknown) =>
      deps.log.error({ err: error }, 'deleting an account failed'),
    );
};

/** Every five minutes. */
export const accountDeletionJob = (ports: DeletionPorts): Job<DeletionDeps> => ({
  name: 'deleting accounts',
  period: 5 * 60_000,
  run: (deps) => deleteDueAccounts(deps, ports),
});
