import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { AccountDeps, EmailReplaced } from '#backend/authorisation/account-deps.ts';
import { generateCode } from '#backend/authorisation/factors/codes.ts';
import { isKeyedDigest, keyedDigest } from '#backend/authorisation/keyed.ts';
import { type Caller, toClient } from '#backend/authorisation/log-in/caller.ts';
import { findAccountByName, isVerifiedName } from '#backend/authorisation/log-in/names.ts';
import { generateToken } from '#backend/authorisation/log-in/sessions.ts';
import { countClientTry, countTry } from '#backend/authorisation/rate-limits.ts';
import type { Customer } from '#backend/authorisation/security.ts';
import { contactCodeMail, contactDelayMail, contactWarningMail } from '#backend/mails/account-mails.vi.ts';
import { freshKey, toMessage } from '#backend/mails/queue-mail.ts';
import { deliverMessages } from '#backend/outbox/deliver-messages.ts';
import { hasRefusedMail } from '#backend/outbox/refused-mails.ts';
import { queueMessage } from '#backend/outbox/service.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { publicBackendOrigin } from '#backend/platform/deps.ts';
import { tokenDigest } from '#backend/platform/http/request-visitor.ts';
import type { Job } from '#backend/platform/job.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { CODE_TTL_MS, MAX_CODE_TRIES } from '#core/account-rules/account-limits.ts';
import { retentionStart } from '#core/shared/retention.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { isPhone, normalisePhone } from '#core/shared/text/phone-number.ts';
import { normaliseUsername } from '#core/shared/text/validation.ts';
import { type ContactChangeRow, contactChanges } from './contact-change-schema.ts';
import { type ContactDeps, replaceContact } from './replace-contact.ts';

export type ContactField = ContactChangeRow['field'];
export type ContactSide = 'new' | 'old';

/** How long the old contact may object when its code is not given. */
export const CONTACT_DELAY_MS = 72 * 3_600_000;

const noPendingChange = () => new ServiceFailure('LINK_EXPIRED', 'No new contact waits');

/** Throws BAD_USER_INPUT {field}. */
const parseContact = (field: ContactField, typed: string, current: string): string => {
  const contact = field === 'email' ? normaliseUsername(typed) : normalisePhone(typed);
  const isRight = field === 'email' ? isEmail(contact) : isPhone(contact);
  if (!isRight || contact === current)
    throw new ServiceFailure('BAD_USER_INPUT', `The ${field} is wrong`, { field: 'contact' });
  return contact;
};

const cancelUrl = (deps: AccountDeps, key: string): string =>
  `${publicBackendOrigin(deps)}/contact-change/cancel?key=${key}`;

const ofField = (partyId: string, field: ContactField) =>
  and(eq(contactChanges.partyId, partyId), eq(contactChanges.field, field));

/**
 * Sends a code to the new contact, and one with a link to cancel to the old one. A contact of somebody else's account
 * gets the same answer without a message. Replaces an earlier request. Throws BAD_USER_INPUT {field}, TOO_MANY_TRIES.
 * [ASVS 6.3.7, 7.5.1]
 */
export const requestContactChange = async (
  deps: AccountDeps,
  caller: Caller,
  { party }: Customer,
  { field, contact }: { readonly field: ContactField; readonly contact: string },
): Promise<ContactChangeRow> => {
  const oldContact = party[field];
  const newContact = parseContact(field, contact, oldContact);
  await countClientTry(deps, 'codeSent', toClient(caller));
  await countTry(deps, 'code', newContact);
  const [newCode, oldCode, key] = [generateCode(), generateCode(), generateToken()];
  const digest = (side: ContactSide, code: string) =>
    codeDigest(deps, { partyId: party.id, field, newContact }, side, code);
  const fresh = {
    newContact,
    oldContact,
    newTries: 0,
    oldTries: 0,
    effectiveAt: null,
    cancelDigest: tokenDigest(key),
    newDigest: digest('new', newCode),
    oldDigest: oldContact === '' ? null : digest('old', oldCode),
    codesUntil: new Date(deps.clock.now() + CODE_TTL_MS),
  };
  const { identity } = deps.environment;
  // Written either way, so that the time it takes tells nobody whose contact it is.
  const toNew = toMessage(identity, contactCodeMail(newCode), { to: newContact, key: freshKey('contact-code') });
  const warning = contactWarningMail(oldCode, cancelUrl(deps, key));
  const toOld = toMessage(identity, warning, { to: oldContact, key: freshKey('contact-warning') });
  const isTaken = await isVerifiedName(deps.db, newContact, party.id);
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(contactChanges)
      .values({ partyId: party.id, field, ...fresh })
      .onConflictDoUpdate({ target: [contactChanges.partyId, contactChanges.field], set: fresh });
    const outbox = { db: tx, clock: deps.clock };
    if (!isTaken) await queueMessage(outbox, toNew);
    if (oldContact !== '') await queueMessage(outbox, toOld);
  });
  void deliverMessages(deps);
  return { partyId: party.id, field, ...fresh };
};

type Codes = Pick<ContactChangeRow, 'partyId' | 'field' | 'newContact'>;

const codeParts = ({ partyId, field, newContact }: Codes, side: ContactSide, code: string) =>
  [partyId, field, newContact, side, code] as const;

const codeDigest = ({ secrets }: AccountDeps, row: Codes, side: ContactSide, code: string): string =>
  keyedDigest(secrets, 'contact-code', ...codeParts(row, side, code));

/**
 * Counts the try before the comparison. Returns the digest of the code, which the caller spends. Throws CODE_EXPIRED,
 * CODE_WRONG {left}.
 */
const verifyCode = async (
  { db, clock, secrets }: AccountDeps,
  partyId: string,
  field: ContactField,
  side: ContactSide,
  code: string,
): Promise<string> => {
  const [digest, tries] =
    side === 'new'
      ? ([contactChanges.newDigest, contactChanges.newTries] as const)
      : ([contactChanges.oldDigest, contactChanges.oldTries] as const);
  const next = sql`${tries} + 1`;
  const open = and(isNotNull(digest), lt(tries, MAX_CODE_TRIES), gt(contactChanges.codesUntil, new Date(clock.now())));
  const [tried] = await db
    .update(contactChanges)
    .set(side === 'new' ? { newTries: next } : { oldTries: next })
    .where(and(ofField(partyId, field), open))
    .returning();
  const kept = side === 'new' ? tried?.newDigest : tried?.oldDigest;
  if (!tried || !kept) throw new ServiceFailure('CODE_EXPIRED', 'The code is over');
  const used = side === 'new' ? tried.newTries : tried.oldTries;
  if (!isKeyedDigest(secrets, kept, 'contact-code', ...codeParts(tried, side, code)))
    throw new ServiceFailure('CODE_WRONG', 'Another code was sent', { left: MAX_CODE_TRIES - used });
  return kept;
};

/**
 * Accepts the code of one side; the contact changes with the second one. Throws CODE_WRONG {left}, CODE_EXPIRED,
 * TOO_MANY_TRIES, ACCOUNT_EXISTS.
 */
export const confirmContactChange = async (
  deps: AccountDeps,
  caller: Caller,
  customer: Customer,
  { field, side, code }: { readonly field: ContactField; readonly side: ContactSide; readonly code: string },
): Promise<void> => {
  await countClientTry(deps, 'codeByClient', toClient(caller));
  const partyId = customer.party.id;
  const digest = await verifyCode(deps, partyId, field, side, code);
  await deps.db.transaction(async (tx) => {
    const column = side === 'new' ? contactChanges.newDigest : contactChanges.oldDigest;
    const [row] = await tx
      .update(contactChanges)
      .set(side === 'new' ? { newDigest: null } : { oldDigest: null })
      .where(and(ofField(partyId, field), eq(column, digest)))
      .returning();
    if (!row) throw new ServiceFailure('CODE_EXPIRED', 'The code was used');
    if (row.newDigest !== null || row.oldDigest !== null) return;
    await tx.delete(contactChanges).where(ofField(partyId, field));
    await replaceContact(deps, tx, row, { address: caller.address, device: customer.device });
  });
};

/**
 * Lets a confirmed new contact take effect after the waiting time without the old one's code, and mails the old contact a
 * link that cancels it. Throws LINK_EXPIRED.
 */
export const delayContactChange = async (
  deps: AccountDeps,
  { party }: Customer,
  field: ContactField,
): Promise<void> => {
  const [now, key] = [deps.clock.now(), generateToken()];
  const effectiveAt = new Date(now + CONTACT_DELAY_MS);
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(contactChanges)
      .set({ effectiveAt, cancelDigest: tokenDigest(key) })
      .where(
        and(
          ofField(party.id, field),
          isNull(contactChanges.newDigest),
          isNotNull(contactChanges.oldDigest),
          isNull(contactChanges.effectiveAt),
        ),
      )
      .returning();
    if (!row) throw noPendingChange();
    const mail = contactDelayMail(effectiveAt.getTime(), cancelUrl(deps, key));
    const message = toMessage(deps.environment.identity, mail, { to: row.oldContact, key: freshKey('contact-delay') });
    await queueMessage({ db: tx, clock: deps.clock }, message);
  });
  void deliverMessages(deps);
};

/** Idempotent. */
export const cancelContactChange = async (
  { db }: AccountDeps,
  { party }: Customer,
  field: ContactField,
): Promise<void> => {
  await db.delete(contactChanges).where(ofField(party.id, field));
};

export const isCancellable = async ({ db }: AccountDeps, key: string): Promise<boolean> =>
  (
    await db
      .select()
      .from(contactChanges)
      .where(eq(contactChanges.cancelDigest, tokenDigest(key)))
  ).length > 0;

/** By the link of a mail to the old contact; false when nothing waits. */
export const cancelContactChangeByKey = async ({ db }: AccountDeps, key: string): Promise<boolean> =>
  (
    await db
      .delete(contactChanges)
      .where(eq(contactChanges.cancelDigest, tokenDigest(key)))
      .returning()
  ).length > 0;

const isDue = (now: number) => and(lte(contactChanges.effectiveAt, new Date(now)), isNull(contactChanges.newDigest));

/** Changes the contacts whose waiting time is over; a contact that somebody else took meanwhile is dropped. */
export const applyDueContactChanges = async (deps: ContactDeps): Promise<void> => {
  const due = await deps.db.select().from(contactChanges).where(isDue(deps.clock.now()));
  for (const { partyId, field } of due)
    await deps.db.transaction(async (tx) => {
      const [row] = await tx
        .delete(contactChanges)
        .where(and(ofField(partyId, field), isDue(deps.clock.now())))
        .returning();
      if (row && !(await isVerifiedName(tx, row.newContact, partyId)))
        await replaceContact(deps, tx, row, { address: '', device: '' });
    });
};

/** Every five minutes. */
export const contactChangeJob = (
  emailReplaced: (deps: Omit<ContactDeps, 'emailReplaced'>) => EmailReplaced,
): Job<Omit<ContactDeps, 'emailReplaced'>> => ({
  name: 'changing contacts',
  period: 5 * 60_000,
  run: (deps) => applyDueContactChanges({ ...deps, emailReplaced: emailReplaced(deps) }),
});

/**
 * The e-mail address, when the customer verified it and mails to it are refused for good; otherwise null, because what
 * becomes of mails to an address that is not theirs is not theirs to know.
 */
export const findRefusedEmail = async ({ db }: AccountDeps, { party }: Customer): Promise<string | null> => {
  const { email } = party;
  const isOwn = email !== '' && (await findAccountByName(db, email))?.login;
  if (!isOwn || isOwn.partyId !== party.id || isOwn.status !== 'VERIFIED') return null;
  return (await hasRefusedMail(db, email)) ? email : null;
};

/** Expired requests are left out. */
export const listContactChanges = async (
  deps: AccountDeps,
  { party }: Customer,
): Promise<readonly ContactChangeRow[]> => {
  await applyDueContactChanges(deps);
  const rows = await deps.db.select().from(contactChanges).where(eq(contactChanges.partyId, party.id));
  const isAlive = ({ codesUntil, newDigest }: ContactChangeRow) =>
    newDigest === null || codesUntil.getTime() > deps.clock.now();
  return rows.filter(isAlive).toSorted((a, b) => a.field.localeCompare(b.field));
};

/** A request whose codes have expired is deleted after a day, unless its new contact waits for its time. */
export const sweepContactChanges = async (db: Database, now: number): Promise<void> => {
  const isAbandoned = lt(contactChanges.codesUntil, new Date(retentionStart('contactChanges', now)));
  await db.delete(contactChanges).where(and(isNull(contactChanges.effectiveAt), isAbandoned));
};
