import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import { parties } from '#backend/authorisation/schema.ts';
import { cloudServices } from '#backend/cloud-services/schema.ts';
import { orders } from '#backend/order-store/schema.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import type { SealingSecrets } from '#backend/platform/sealed.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type {
  NewSupportBody,
  SupportFileAnswer,
  SupportRequestWire,
  SupportRowWire,
} from '#contracts/rest/support-rest.ts';
import {
  hasTooManyRequests,
  isFullRequest,
  MAX_OPEN_REQUESTS,
  MAX_REQUEST_MESSAGES,
} from '#core/support-rules/support-limits.ts';
import { type SupportEvent, turnAfter } from '#core/support-rules/support-state.ts';
import type { CleanFile } from './clean-files.ts';
import { type SupportRow, supportMessages, supportRequests } from './schema.ts';
import { type ListedFile, listFiles, loadFile, requireSpace, storeFiles } from './stored-files.ts';

type Db = Database | Transaction;

/** A message with files that were looked at. */
export type CleanMessage = { readonly text: string; readonly files: readonly CleanFile[] };
/** By which mail a message came. */
export type ByMail = Pick<typeof supportMessages.$inferInsert, 'mailDigest' | 'mailSender'>;
type Deps = Pick<BackendDeps, 'clock' | 'secrets'>;

const MAX_LISTED = 100;

const fullFailure = () =>
  new ServiceFailure('SUPPORT_REQUEST_FULL', 'The request is full', { most: MAX_REQUEST_MESSAGES });

export const supportNumber = ({ number }: Pick<SupportRow, 'number'>): string => `HT-${1_000 + number}`;

/** What `supportNumber` wrote, in any case: the column's value, which no row has when it is another text. */
export const readSupportNumber = (text: string): number => Number(/^ht-?(\d{4,12})$/i.exec(text)?.[1] ?? 0) - 1_000;

const toRow = (row: SupportRow): SupportRowWire => ({
  id: row.id,
  number: supportNumber(row),
  title: row.title,
  state: row.state,
  updatedAt: row.updatedAt,
});

/** The customer's newest 100, the last changed first. */
export const listSupport = async (db: Database, partyId: string): Promise<readonly SupportRowWire[]> => {
  const rows = await db
    .select()
    .from(supportRequests)
    .where(eq(supportRequests.partyId, partyId))
    .orderBy(desc(supportRequests.updatedAt), desc(supportRequests.number))
    .limit(MAX_LISTED);
  return rows.map(toRow);
};

const toFile = ({ id, name, bytes }: ListedFile) => ({ id, name, bytes });

/** Oldest first, each with its files. */
export const readMessages = async (db: Db, requestId: string) => {
  const messages = await db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.requestId, requestId))
    .orderBy(asc(supportMessages.id));
  const files = await listFiles(db, requestId);
  return messages.map((message) => ({
    ...message,
    files: files.filter(({ messageId }) => messageId === message.id).map(toFile),
  }));
};

/** Throws NOT_FOUND for another customer's. */
const findOwn = async (db: Database, partyId: string, id: string): Promise<SupportRow> => {
  const [row] = await db.select().from(supportRequests).where(eq(supportRequests.id, id));
  if (row === undefined || row.partyId !== partyId) throw notFound('support request', row !== undefined);
  return row;
};

/** Whether the request takes no further message of its customer. */
export const isFull = async (db: Db, id: string): Promise<boolean> =>
  isFullRequest(await db.$count(supportMessages, eq(supportMessages.requestId, id)));

/** Before files are looked at, which costs. Throws NOT_FOUND for another customer's, SUPPORT_REQUEST_FULL. */
export const requireRoom = async (db: Database, partyId: string, id: string): Promise<void> => {
  await findOwn(db, partyId, id);
  if (await isFull(db, id)) throw fullFailure();
};

/** Throws NOT_FOUND for another customer's. */
export const loadSupportFile = async (
  deps: Pick<BackendDeps, 'db' | 'secrets'>,
  partyId: string,
  { id, file }: { readonly id: string; readonly file: string },
): Promise<SupportFileAnswer['data']> => {
  await findOwn(deps.db, partyId, id);
  const { name, kind, bytes } = await loadFile(deps, id, file);
  return { name, kind, content: bytes.toString('base64') };
};

/** Throws NOT_FOUND for another customer's. */
export const loadSupport = async (db: Database, partyId: string, id: string): Promise<SupportRequestWire> => {
  const row = await findOwn(db, partyId, id);
  const messages = await readMessages(db, id);
  const { aboutKind: kind, aboutId, aboutTitle } = row;
  return {
    ...toRow(row),
    about: kind === null || aboutId === null ? null : { kind, id: aboutId, title: aboutTitle ?? '' },
    messages: messages.map(({ id: message, from, writtenAt, text, files }) => ({
      id: String(message),
      from,
      at: writtenAt,
      text,
      files,
    })),
  };
};

/** Throws NOT_FOUND for what is not the customer's. */
const findSubject = async (tx: Transaction, partyId: string, about: NonNullable<NewSupportBody['about']>) => {
  const isOrder = about.kind === 'order';
  const [found] = isOrder
    ? await tx.select({ title: orders.number, owner: orders.ownerPartyId }).from(orders).where(eq(orders.id, about.id))
    : await tx
        .select({ title: cloudServices.name, owner: orders.ownerPartyId })
        .from(cloudServices)
        .innerJoin(orders, eq(orders.id, cloudServices.orderId))
        .where(eq(cloudServices.id, about.id));
  if (found === undefined || found.owner !== partyId) throw notFound('subject', found !== undefined);
  return { aboutKind: about.kind, aboutId: about.id, aboutTitle: found.title };
};

/** Throws NOT_FOUND, TOO_MANY_SUPPORT_REQUESTS, FILE_REFUSED. */
export const openSupport = async (
  { clock, secrets }: Deps,
  tx: Transaction,
  partyId: string,
  { title, text, files, about }: CleanMessage & Pick<NewSupportBody, 'title' | 'about'>,
): Promise<string> => {
  const now = clock.now();
  // Requests of one customer at once wait for each other, so that the limit holds.
  await tx.select({ id: parties.id }).from(parties).where(eq(parties.id, partyId)).for('update');
  const subject = about === null ? {} : await findSubject(tx, partyId, about);
  const [open] = await tx
    .select({ requests: count() })
    .from(supportRequests)
    .where(and(eq(supportRequests.partyId, partyId), ne(supportRequests.state, 'closed')));
  if (hasTooManyRequests(open?.requests ?? 0))
    throw new ServiceFailure('TOO_MANY_SUPPORT_REQUESTS', 'Too many open requests', { most: MAX_OPEN_REQUESTS });
  await requireSpace(tx, partyId, files);
  const turn = turnAfter(null, { kind: 'message', from: 'customer', at: now });
  const id = newId();
  await tx.insert(supportRequests).values({ id, partyId, title, ...subject, ...turn, createdAt: now, updatedAt: now });
  await addMessage(tx, secrets, { requestId: id, from: 'customer', by: '', writtenAt: now }, { text, files });
  return id;
};

/** Members and the customer of a request wait for each other. Throws NOT_FOUND. */
export const lockSupport = async (tx: Transaction, id: string): Promise<SupportRow> => {
  const [row] = await tx.select().from(supportRequests).where(eq(supportRequests.id, id)).for('update');
  if (row === undefined) throw notFound('support request');
  return row;
};

const addMessage = async (
  tx: Transaction,
  secrets: SealingSecrets,
  message: Omit<typeof supportMessages.$inferInsert, 'text'>,
  { text, files }: CleanMessage,
): Promise<void> => {
  const [added] = await tx
    .insert(supportMessages)
    .values({ ...message, text })
    .returning({ id: supportMessages.id });
  if (added === undefined) throw new Error('no message was stored');
  const { requestId, writtenAt } = message;
  await storeFiles(tx, secrets, files, { requestId, messageId: added.id, addedAt: writtenAt });
};

/** What happens to a locked request, with its message. */
export const happen = async (
  { secrets }: Pick<Deps, 'secrets'>,
  tx: Transaction,
  { row: { id, state, waitingSince }, event }: { readonly row: SupportRow; readonly event: SupportEvent },
  message: (CleanMessage & { readonly by: string; readonly byMail?: ByMail }) | null,
) => {
  const turn = turnAfter({ state, waitingSince }, event);
  if (message !== null && event.kind === 'message') {
    const { by, byMail, ...said } = message;
    await addMessage(tx, secrets, { requestId: id, from: event.from, by, writtenAt: event.at, ...byMail }, said);
  }
  await tx
    .update(supportRequests)
    .set({ ...turn, updatedAt: event.at })
    .where(eq(supportRequests.id, id));
  return turn;
};

/** Throws NOT_FOUND, SUPPORT_REQUEST_FULL, FILE_REFUSED. */
export const writeSupport = async (
  deps: Deps,
  tx: Transaction,
  partyId: string,
  { id, ...message }: CleanMessage & { readonly id: string },
): Promise<void> => {
  const row = await lockSupport(tx, id);
  if (row.partyId !== partyId) throw notFound('support request', true);
  if (await isFull(tx, id)) throw fullFailure();
  await requireSpace(tx, partyId, message.files);
  const event = { kind: 'message', from: 'customer', at: deps.clock.now() } as const;
  await happen(deps, tx, { row, event }, { ...message, by: '' });
};

/** Throws NOT_FOUND. */
export const closeSupport = async (deps: Deps, tx: Transaction, partyId: string, id: string): Promise<void> => {
  const row = await lockSupport(tx, id);
  if (row.partyId !== partyId) throw notFound('support request', true);
  await happen(deps, tx, { row, event: { kind: 'close', at: deps.clock.now() } }, null);
};
