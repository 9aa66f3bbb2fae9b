import { lookUp } from '#core/shared/text/look-up.ts';
import type { Attribute, Shape } from './attribute.ts';
import type { BracketQuery } from './bracket-query.ts';
import { forbiddenFailure } from './content-failure.ts';
import type { ContentType } from './content-types.ts';
import type { Dialect } from './dialect.ts';
import type { contentEntries } from './schema.ts';

export type Entry = Pick<
  typeof contentEntries.$inferSelect,
  'type' | 'id' | 'documentId' | 'attributes' | 'publishedAt' | 'createdAt' | 'updatedAt'
>;

/** Who reads, and when. */
export type Reader = {
  /** The only unpublished entry that a view with drafts contains. */
  readonly previewedSlug: string | null;
  /** ms since 1970 UTC; an entry is published from its date on. */
  readonly now: number;
};

export type View = Reader & {
  readonly dialect: Dialect;
  /** The older system adds drafts to the published entries; the newer one returns every entry's draft version. */
  readonly drafts: boolean;
};

/**
 * `publicationState=preview` in older systems, `status=draft` in newer ones. Throws ContentFailure without the preview
 * key of an editor. [ASVS V8.2.1]
 */
export const parseView = (dialect: Dialect, query: BracketQuery, reader: Reader): View => {
  const drafts = dialect.version === 'v4' ? query.publicationState === 'preview' : query.status === 'draft';
  if (drafts && reader.previewedSlug === null) throw forbiddenFailure();
  return { dialect, drafts, ...reader };
};

export const isVisible = (entry: Entry, type: ContentType, { drafts, previewedSlug, now }: View): boolean =>
  !type.drafts ||
  (entry.publishedAt !== null && entry.publishedAt.getTime() <= now) ||
  (drafts && entry.attributes.slug === previewedSlug);

/** In the newer system each published entry has a draft with an id of its own. */
export const entryId = (entry: Entry, type: ContentType, { dialect, drafts }: View): number => {
  if (dialect.version === 'v4' || !type.drafts) return entry.id;
  return entry.id * 2 - (drafts ? 1 : 0);
};

const commonAttributes: Shape = { id: { kind: 'number' }, createdAt: { kind: 'date' }, updatedAt: { kind: 'date' } };
const publishedAt: Attribute = { kind: 'date' };
const documentId: Attribute = { kind: 'text' };

/** Includes the attributes of every entry. */
export const fullShape = (type: ContentType, { version }: Dialect): Shape => ({
  ...type.shape,
  ...commonAttributes,
  ...(version === 'v5' ? { documentId } : {}),
  ...(version === 'v5' || type.drafts ? { publishedAt } : {}),
});

/** Returns dates as ISO 8601. */
export const readAttribute = (entry: Entry, type: ContentType, name: string, view: View): unknown => {
  if (name === 'id') return entryId(entry, type, view);
  if (name === 'documentId') return entry.documentId;
  if (name === 'createdAt' || name === 'updatedAt') return entry[name].toISOString();
  if (name === 'publishedAt') return publishedAtOf(entry, type, view);
  return lookUp(entry.attributes, name) ?? null;
};

const publishedAtOf = (entry: Entry, type: ContentType, { dialect, drafts }: View): string | null => {
  if (!type.drafts) return (entry.publishedAt ?? entry.createdAt).toISOString();
  return dialect.version === 'v5' && drafts ? null : (entry.publishedAt?.toISOString() ?? null);
};
