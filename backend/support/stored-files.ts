import { and, asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { newId } from '#backend/platform/new-id.ts';
import { openBytes, type SealingSecrets, sealBytes } from '#backend/platform/sealed.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { CleanFile } from './clean-files.ts';
import { supportFiles } from './schema.ts';

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
