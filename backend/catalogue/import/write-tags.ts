import { inArray, sql } from 'drizzle-orm';
import { productTags, tags } from '#backend/catalogue/schema.ts';
import { inPieces } from '#backend/catalogue/write-products.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { type Change, fieldsAfter, idOf } from './plan.ts';
import { listOf } from './rows-of-items.ts';
import type { StoredCatalogue } from './stored-catalogue.ts';

/** Adds tags and renames them; their slugs stay, because addresses have them. */
export const writeTags = async (
  tx: Transaction,
  stored: StoredCatalogue,
  changes: readonly Change[],
): Promise<void> => {
  const numbers = stored.tags.map(({ id }) => Number(id)).filter(Number.isSafeInteger);
  const first = Math.max(0, ...numbers) + 1;
  const place = Math.max(-1, ...stored.tags.map(({ position }) => position)) + 1;
  const rows = changes.map((change, at) => ({
    id: String(first + at),
    slug: change.key,
    name: String(fieldsAfter(stored.items.get(idOf(change))?.fields, change).name),
    position: place + at,
  }));
  await inPieces(rows, (piece) =>
    tx
      .insert(tags)
      .values(piece)
      .onConflictDoUpdate({ target: tags.slug, set: { name: sql`excluded.name` } }),
  );
};

/**
 * Replaces the tags of products and extensions that name some. One that shared the tags of another keeps them as its
 * own, because writing it gives it a model of its own.
 */
export const writeProductTags = async (
  tx: Transaction,
  before: StoredCatalogue,
  after: StoredCatalogue,
  changes: readonly Change[],
): Promise<void> => {
  const ids = new Map(after.tags.map(({ id, slug }) => [slug, id]));
  const written = changes.flatMap((change) => {
    const held = before.products.get(change.key)?.row;
    const isShared = held !== undefined && held.modelId !== held.id;
    const isNamed = change.fields.some(({ field }) => field === 'tags');
    const modelId = after.products.get(change.key)?.row.id;
    if (modelId === undefined || !(isNamed || isShared)) return [];
    const slugs = listOf(fieldsAfter(before.items.get(idOf(change))?.fields, change).tags).map(String);
    return [{ modelId, tagIds: slugs.flatMap((slug) => ids.get(slug) ?? []) }];
  });
  await inPieces(
    written.map(({ modelId }) => modelId),
    (piece) => tx.delete(productTags).where(inArray(productTags.modelId, piece)),
  );
  const rows = written.flatMap(({ modelId, tagIds }) => tagIds.map((tagId) => ({ modelId, tagId })));
  await inPieces(rows, (piece) => tx.insert(productTags).values(piece));
};
