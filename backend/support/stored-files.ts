import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { openBytes, type SealingSecrets, sealBytes } from '#backend/platform/sealed.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { MAX_KEPT_FILES_BYTES } from '#core/support-rules/support-limits.ts';
import type { CleanFile } from './clean-files.ts';
import { supportFiles, supportMessages, supportRequests } from './schema.ts';

/** `of`: the request and the file. */
const sealing = (request: string, file: string) => ({ purpose: 'files of support requests', of: `${request} ${file}` });

/** In the order in which they were sent. */
export const storeFiles = async (
  tx: Transaction,
  secrets: SealingSecrets,
  files: readonly CleanFile[],
  message: { readonly requestId: string; readonly messageId: number; readonly addedAt: number },
): Promise<void> => {
  for (const { name, kind, bytes } of files) {
    const id = newId();
    const sealed = sealBytes(secrets, sealing(message.requestId, id), bytes);
    await tx.insert(supportFiles).values({ id, ...message, name, kind, bytes: bytes.length, sealed });
  }
};

export type ListedFile = Pick<typeof supportFiles.$inferSelect, 'id' | 'messageId' | 'name' | 'bytes'>;

/** Without their contents. */
export const listFiles = async (db: Database | Transaction, requestId: string): Promise<readonly ListedFile[]> => {
  const { id, messageId, name, bytes } = supportFiles;
  return db
    .select({ id, messageId, name, bytes })
    .from(supportFiles)
    .where(eq(supportFiles.requestId, requestId))
    .orderBy(asc(messageId), asc(name), asc(id));
};

/** Bytes of the files that a customer has sent, in all requests. */
const countBytes = async (db: Database | Transaction, partyId: string): Promise<number> => {
  const [sum] = await db
    .select({ bytes: sql<number>`coalesce(sum(${supportFiles.bytes}), 0)::float8` })
    .from(supportFiles)
    .innerJoin(supportMessages, eq(supportMessages.id, supportFiles.messageId))
    .innerJoin(supportRequests, eq(supportRequests.id, supportFiles.requestId))
    .where(and(eq(supportRequests.partyId, partyId), eq(supportMessages.from, 'customer')));
  return sum?.bytes ?? 0;
};

/** Whether the shop keeps these files of a customer beside the earlier ones. */
export const hasSpace = async (
  db: Database | Transaction,
  partyId: string,
  files: readonly CleanFile[],
): Promise<boolean> => {
  if (files.length === 0) return true;
  const added = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return (await countBytes(db, partyId)) + added <= MAX_KEPT_FILES_BYTES;
};

/** Throws FILE_REFUSED. */
export const requireSpace = async (tx: Transaction, partyId: string, files: readonly CleanFile[]): Promise<void> => {
  const [first] = files;
  if (first === undefined || (await hasSpace(tx, partyId, files))) return;
  throw new ServiceFailure('FILE_REFUSED', 'Earlier files leave no room', { name: first.name, problem: 'full' });
};

/** Throws NOT_FOUND, also when no sealing secret opens it. */
export const loadFile = async (
  { db, secrets }: Pick<BackendDeps, 'db' | 'secrets'>,
  requestId: string,
  id: string,
): Promise<CleanFile> => {
  const [file] = await db
    .select()
    .from(supportFiles)
    .where(and(eq(supportFiles.id, id), eq(supportFiles.requestId, requestId)));
  const bytes = file ? openBytes(secrets, sealing(requestId, id), file.sealed) : null;
  if (!file || bytes === null) throw notFound('file');
  return { name: file.name, kind: file.kind, bytes };
};
