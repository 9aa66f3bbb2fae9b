import { and, eq } from 'drizzle-orm';
import { countTry } from '#backend/authorisation/rate-limits.ts';
import { parties } from '#backend/authorisation/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { supportMessages } from '#backend/support/schema.ts';
import { hasSpace } from '#backend/support/stored-files.ts';
import { type CleanMessage, happen, isFull, lockSupport } from '#backend/support/support-requests.ts';
import type { ScannerSettings } from '#backend/virus-scanner/environment.ts';
import { type AutomaticSign, findAutomaticSign } from '#core/support-rules/mail/automatic-mail.ts';
import { fitMailText, foreignSender } from '#core/support-rules/mail/mail-text.ts';
import { findReplyTarget } from '#core/support-rules/mail/reply-address.ts';
import { toMessage } from './mail-message.ts';
import { mailNotes } from './mail-words.vi.ts';
import { readContents, readHead } from './read-mail.ts';
import { findReplied } from './reply-addresses.ts';

type Deps = BackendDeps<ScannerSettings>;

/** What became of a mail: `known`, it came in before. */
export type Received =
  | { readonly outcome: 'taken' | 'known' }
  | { readonly outcome: 'ignored'; readonly because: AutomaticSign };

const isKnown = async (db: Database | Transaction, requestId: string, digest: string): Promise<boolean> =>
  (await db.$count(
    supportMessages,
    and(eq(supportMessages.requestId, requestId), eq(supportMessages.mailDigest, digest)),
  )) > 0;

const fullFailure = () => new ServiceFailure('STATUS_NOT_ALLOWED', 'The request takes no further messages');

/** Without the files for which earlier ones of its customer leave no room; the message names them. */
const withinSpace = async (db: Database, partyId: string, message: CleanMessage): Promise<CleanMessage> => {
  const { text, files } = message;
  if (await hasSpace(db, partyId, files)) return message;
  const notes = mailNotes.refused(files.map(({ name }) => ({ name, problem: 'full' })));
  return { text: fitMailText(text, notes, mailNotes.cutOnly).text, files: [] };
};

/**
 * Makes a mail the message of the customer whose request its recipient names, once. Throws NOT_FOUND for a recipient that
 * names none, ACCOUNT_BLOCKED, BAD_USER_INPUT for what cannot be read, STATUS_NOT_ALLOWED for a full request and
 * TOO_MANY_TRIES, which alone is worth another try.
 */
export const receiveMail = async (deps: Deps, own: string, raw: Buffer): Promise<Received> => {
  const head = await readHead(raw);
  const because = findAutomaticSign(head.headers);
  if (because !== null) return { outcome: 'ignored', because };
  const target = findReplyTarget(own, head.recipients);
  const request = target === null ? null : await findReplied(deps, target);
  if (request === null) throw notFound('support request');
  const { id, partyId } = request;
  if (await isKnown(deps.db, id, head.digest)) return { outcome: 'known' };
  const [party] = await deps.db.select().from(parties).where(eq(parties.id, partyId));
  if (party === undefined) throw notFound('support request');
  if (party.blockedAt !== null) throw new ServiceFailure('ACCOUNT_BLOCKED', 'The account is blocked');
  if (await isFull(deps.db, id)) throw fullFailure();
  await countTry(deps, 'supportMail', id);
  const message = await withinSpace(
    deps.db,
    partyId,
    await toMessage(deps.environment.scanning, await readContents(raw)),
  );
  const byMail = { mailDigest: head.digest, mailSender: foreignSender(head.from, party.email) };
  return deps.db.transaction(async (tx): Promise<Received> => {
    // Two deliveries of one mail wait for each other.
    const row = await lockSupport(tx, id);
    if (await isKnown(tx, id, head.digest)) return { outcome: 'known' };
    if (await isFull(tx, id)) throw fullFailure();
    const event = { kind: 'message', from: 'customer', at: deps.clock.now() } as const;
    await happen(deps, tx, { row, event }, { ...message, by: '', byMail });
    return { outcome: 'taken' };
  });
};
