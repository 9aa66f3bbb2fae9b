import { and, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '#backend/platform/database/database.ts';
import { PREVIEW_KEY_LIFE_MS } from '#contracts/secrets/preview-key.ts';
import type { Attributes } from './entries.ts';
import { contentPreviews } from './schema.ts';
import type { Entry, View } from './view.ts';

type Named = { readonly type: string; readonly id: number };

/** Keeps what a member typed until the entry is saved, for as long as a preview link lives. */
export const keepTyped = async (
  tx: Transaction,
  { type, id }: Named,
  attributes: Attributes,
  typedAt: Date,
): Promise<void> => {
  await tx
    .insert(contentPreviews)
    .values({ type, id, attributes, typedAt })
    .onConflictDoUpdate({ target: [contentPreviews.type, contentPreviews.id], set: { attributes, typedAt } });
};

export const forgetTyped = async (tx: Transaction, { type, id }: Named): Promise<void> => {
  await tx.delete(contentPreviews).where(and(eq(contentPreviews.type, type), eq(contentPreviews.id, id)));
};

/** The previewed entry as it was typed, at the address that it is saved with. */
export const withTyped = async (
  db: Database,
  rows: readonly Entry[],
  { drafts, previewedSlug, now }: View,
): Promise<readonly Entry[]> => {
  const shown = drafts ? rows.find(({ attributes }) => attributes.slug === previewedSlug) : undefined;
  if (shown === undefined) return rows;
  const [typed] = await db
    .select({ attributes: contentPreviews.attributes })
    .from(contentPreviews)
    .where(
      and(
        eq(contentPreviews.type, shown.type),
        eq(contentPreviews.id, shown.id),
        gt(contentPreviews.typedAt, new Date(now - PREVIEW_KEY_LIFE_MS)),
      ),
    );
  if (typed === undefined) return rows;
  const attributes = { ...shown.attributes, ...typed.attributes, slug: shown.attributes.slug };
  return rows.map((row) => (row === shown ? { ...row, attributes } : row));
};
