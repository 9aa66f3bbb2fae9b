import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { type BackendDeps, publicBackendOrigin } from '#backend/platform/deps.ts';
import { openBytes, type SealingSecrets, sealBytes } from '#backend/platform/sealed.ts';
import { isMailWanted, type MailDecisions, type OptionalMail } from '#core/account-rules/optional-mails.ts';
import type { Mail } from './mail.ts';
import { mailChoices } from './mail-choice-schema.ts';
import type { OptionalMailKey } from './mail-kinds.vi.ts';
import { type QueuedMail, queueWantedMail } from './queue-mail.ts';

/** Who decides: a customer, else whoever reads the address. */
export type Reader = { readonly partyId: string } | { readonly email: string };

const rowOf = (reader: Reader): string =>
  'partyId' in reader ? `party:${reader.partyId}` : `address:${reader.email.toLowerCase()}`;

type Change = { readonly mail: OptionalMail; readonly isWanted: boolean; readonly way: 'link' | 'portal' };

/** The decisions of a reader. */
export const readDecisions = async (db: Database | Transaction, reader: Reader): Promise<MailDecisions> => {
  const rows = await db
    .select()
    .from(mailChoices)
    .where(eq(mailChoices.reader, rowOf(reader)));
  return Object.fromEntries(rows.map(({ mail, isWanted }) => [mail, isWanted]));
};

const decide = async (db: Database | Transaction, reader: string, { mail, isWanted, way }: Change, now: number) => {
  await db
    .insert(mailChoices)
    .values({ reader, mail, isWanted, way, decidedAt: now })
    .onConflictDoUpdate({
      target: [mailChoices.reader, mailChoices.mail],
      set: { isWanted, way, decidedAt: now },
      setWhere: sql`${mailChoices.isWanted} <> ${isWanted}`,
    });
};

/** Keeps the time of a decision that stays the same. */
export const recordDecision = (db: Database | Transaction, reader: Reader, change: Change, now: number) =>
  decide(db, rowOf(reader), change, now);

const sealing = (mail: OptionalMail) => ({ purpose: 'mail choice', of: mail });

/** Ends one kind of mail without a log-in; shows neither address nor customer. */
const unsubscribeKey = (secrets: SealingSecrets, reader: Reader, mail: OptionalMail): string =>
  sealBytes(secrets, sealing(mail), Buffer.from(rowOf(reader)));

/** Whom the key of this kind of mail names; null for another key. */
export const openUnsubscribeKey = (secrets: SealingSecrets, mail: OptionalMail, key: string): string | null =>
  openBytes(secrets, sealing(mail), key, [])?.toString() ?? null;

/** By a key that was opened. */
export const endMail = (db: Database, reader: string, mail: OptionalMail, now: number): Promise<void> =>
  decide(db, reader, { mail, isWanted: false, way: 'link' }, now);

type OptionalDeps = Pick<BackendDeps, 'clock' | 'environment' | 'secrets' | 'ownOrigin'>;

const withUnsubscribe =
  (mail: Mail, href: string): Mail =>
  (shop) => {
    const text = mail(shop);
    return { ...text, parts: [...text.parts, { link: 'Không nhận loại thư này nữa:', href }] };
  };

/**
 * Queues a mail that its reader can end, on the channels that the reader wants; with a link that ends it, and for mail
 * programs the headers of one click. [RFC 8058]
 */
export const queueOptionalMail = async (
  deps: OptionalDeps,
  tx: Transaction,
  mail: Mail,
  { key, to, reader }: Pick<QueuedMail<OptionalMailKey>, 'key' | 'to'> & { readonly reader: Reader },
): Promise<void> => {
  const byEmail: OptionalMail = key.startsWith('reminder:') ? 'reminder-email' : 'stock-alert-email';
  const decisions = await readDecisions(tx, reader);
  const wanted = {
    email: isMailWanted(byEmail, decisions) ? to.email : null,
    phone: isMailWanted('reminder-sms', decisions) ? to.phone : null,
  };
  const sealed = encodeURIComponent(unsubscribeKey(deps.secrets, reader, byEmail));
  const unsubscribe = `${publicBackendOrigin(deps)}/mails/end?mail=${byEmail}&key=${sealed}`;
  await queueWantedMail(deps, tx, withUnsubscribe(mail, unsubscribe), { key, to: wanted, unsubscribe });
};
