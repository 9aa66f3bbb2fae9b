import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { parties } from '#backend/authorisation/schema.ts';
import { freshKey, queueMail } from '#backend/mails/queue-mail.ts';
import { supportAnswerMail } from '#backend/mails/reply-mails.vi.ts';
import type { MessageSettings } from '#backend/outbox/environment.ts';
import { containing } from '#backend/platform/database/containing.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskQuery, type DeskResource, deskCommand, FieldRefusal } from '#backend/platform/desk/desk-resource.ts';
import { findPage } from '#backend/platform/desk/find-page.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { cleanFiles } from '#backend/support/clean-files.ts';
import type { SupportSettings } from '#backend/support/environment.ts';
import { refusedFileSentence } from '#backend/support/file-words.vi.ts';
import { replyAddress } from '#backend/support/mail/reply-addresses.ts';
import { supportRequests } from '#backend/support/schema.ts';
import {
  type CleanMessage,
  happen,
  lockSupport,
  readMessages,
  readSupportNumber,
  supportNumber,
} from '#backend/support/support-requests.ts';
import type { ScannerSettings } from '#backend/virus-scanner/environment.ts';
import { supportColumns } from '#contracts/desk/columns/support-columns.vi.ts';
import { type DeskSupportRecord, type DeskSupportRow, supportAnswerFields } from '#contracts/desk/support-record.ts';
import { supportRequestId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { fileProblems, type SentFile } from '#core/shared/sent-file.ts';
import { MAX_FILES_BYTES } from '#core/support-rules/support-limits.ts';
import { supportStates } from '#core/support-rules/support-state.ts';

/** Base64, percent-encoded in a form, and room for the text. */
export const SUPPORT_FORM_BYTES = Math.ceil(MAX_FILES_BYTES / 3) * 5 + 64 * 1_024;

type Deps = BackendDeps<MessageSettings & ScannerSettings & SupportSettings>;
type Db = Database | Transaction;

const selectSupport = (db: Db) =>
  db
    .select({ request: supportRequests, party: parties })
    .from(supportRequests)
    .leftJoin(parties, eq(parties.id, supportRequests.partyId));

type Found = Awaited<ReturnType<typeof selectSupport>>[number];

const toRow = ({ request, party }: Found): DeskSupportRow => ({
  id: request.id,
  number: supportNumber(request),
  title: request.title,
  customer: party?.fullName ?? '',
  state: request.state,
  waitingSince: request.waitingSince,
  owner: request.takenBy,
  updatedAt: request.updatedAt,
});

/** `about`: ids of orders and services, with spaces between them; `customer`: an id. */
const list = async (db: Database, { words, filter, sort, isDescending, limit, offset }: DeskQuery) => {
  const state = supportStates.find((each) => each === filter.state);
  const wanted = and(
    state && eq(supportRequests.state, state),
    filter.customer === undefined ? undefined : eq(supportRequests.partyId, filter.customer),
    filter.about === undefined ? undefined : inArray(supportRequests.aboutId, filter.about.split(' ')),
    words === ''
      ? undefined
      : or(
          containing(words, [supportRequests.title, parties.fullName, parties.email]),
          eq(supportRequests.number, readSupportNumber(words)),
        ),
  );
  const order = isDescending ? desc : asc;
  const column =
    sort === 'updatedAt' ? supportRequests.updatedAt : sql`coalesce(${supportRequests.waitingSince}, 9e15)`;
  const inOrder = [order(column), desc(supportRequests.number)] as const;
  const { id } = supportRequests;
  const joins = sql`left join ${parties} on ${parties.id} = ${supportRequests.partyId}`;
  const { ids, total } = await findPage(db, { words, id, joins, where: wanted, inOrder, limit, offset });
  const found = await selectSupport(db)
    .where(inArray(supportRequests.id, [...ids]))
    .orderBy(...inOrder);
  return { rows: found.map(toRow), total };
};

const read = async (db: Db, id: string): Promise<DeskSupportRecord | null> => {
  const [found] = await selectSupport(db).where(eq(supportRequests.id, id));
  if (found === undefined) return null;
  const { aboutKind: kind, aboutId, aboutTitle, partyId } = found.request;
  const messages = await readMessages(db, id);
  return {
    ...toRow(found),
    customerId: partyId,
    about: kind === null || aboutId === null ? null : { kind, id: aboutId, title: aboutTitle ?? '' },
    messages: messages.map(({ id: message, by, writtenAt: at, text, files, mailDigest, mailSender }) => ({
      id: String(message),
      by,
      at,
      text,
      files,
      mail: mailDigest === null ? null : { otherSender: mailSender },
    })),
  };
};

/** Tells the customer what was answered, where an address is known. */
const mailAnswer = async (
  deps: Deps,
  tx: Transaction,
  request: typeof supportRequests.$inferSelect,
  { text, files }: CleanMessage,
): Promise<void> => {
  const [party] = await tx.select().from(parties).where(eq(parties.id, request.partyId));
  const href = `${deps.environment.publicOrigin}${paths.supportRequest(supportRequestId(request.id))}`;
  const { supportMail } = deps.environment;
  const mail = supportAnswerMail({
    name: party?.fullName ?? '',
    number: supportNumber(request),
    title: request.title,
    text,
    files: files.map(({ name }) => name),
    href,
    isAnsweredByMail: supportMail !== null,
  });
  await queueMail(deps, tx, mail, {
    key: freshKey('support-answer'),
    to: { email: party?.email ?? null, phone: null },
    thread: supportNumber(request).toLowerCase(),
    ...(supportMail === null ? {} : { replyTo: replyAddress(deps, supportMail.address, request) }),
  });
};

/** Throws FieldRefusal with what is wrong with the first file that is refused. */
const cleanAtDesk = async ({ environment }: Deps, files: readonly SentFile[]) => {
  try {
    return await cleanFiles(environment.scanning, files);
  } catch (failure) {
    if (!(failure instanceof ServiceFailure) || failure.code !== 'FILE_REFUSED') throw failure;
    const problem = fileProblems.find((each) => each === failure.detail?.problem) ?? 'content';
    throw new FieldRefusal({ files: refusedFileSentence({ name: String(failure.detail?.name), problem }) });
  }
};

/** Requests of customers: the longest waiting first, answered on their page and by mail. */
export const supportResource = (deps: Deps): DeskResource => {
  const { db, clock } = deps;
  return {
    name: 'support-requests',
    reader: 'support:read',
    sorts: ['waitingSince', 'updatedAt'],
    filters: ['state', 'customer', 'about'],
    columns: supportColumns,
    list: (query) => list(db, query),
    read,
    actions: {
      take: deskCommand('support:act', z.object({}), async (tx, _, { id, member }) => {
        const { takenBy } = await lockSupport(tx, id);
        await tx.update(supportRequests).set({ takenBy: member.name }).where(eq(supportRequests.id, id));
        return { id, before: { owner: takenBy }, after: { owner: member.name } };
      }),
      answer: deskCommand(
        'support:act',
        supportAnswerFields,
        async (tx, { text, files }, { id, member }) => {
          const request = await lockSupport(tx, id);
          const event = { kind: 'message', from: 'staff', at: clock.now() } as const;
          const message = { text, files: await cleanAtDesk(deps, files) };
          const { state } = await happen(deps, tx, { row: request, event }, { ...message, by: member.name });
          if (request.takenBy === '')
            await tx.update(supportRequests).set({ takenBy: member.name }).where(eq(supportRequests.id, id));
          await mailAnswer(deps, tx, request, message);
          return { id, before: { state: request.state }, after: { state, files: files.length } };
        },
        { formBytes: SUPPORT_FORM_BYTES },
      ),
      close: deskCommand('support:act', z.object({}), async (tx, _, { id }) => {
        const request = await lockSupport(tx, id);
        if (request.state === 'closed') throw new ServiceFailure('STATUS_NOT_ALLOWED', 'The request is closed');
        const { state } = await happen(deps, tx, { row: request, event: { kind: 'close', at: clock.now() } }, null);
        return { id, before: { state: request.state }, after: { state } };
      }),
    },
  };
};
