import type { Attribute, Shape } from './attribute.ts';
import type { BracketQuery } from './bracket-query.ts';
import type { ContentType } from './content-types.ts';
import type { Dialect } from './dialect.ts';
import type { contentEntries } from './schema.ts';

export type Entry = Pick<
  typeof contentEntries.$inferSelect,
  'type' | 'id' | 'documentId' | 'attributes' | 'publishedAt' | 'createdAt' | 'updatedAt'
>;

/** How entries are looked at: by which system, and with drafts or without. */
export type View = {
  readonly dialect: Dialect;
  /** The older system shows drafts beside what is published; the newer one shows the draft of everything. */
  readonly drafts: boolean;
};

/** Older systems are asked for drafts by `publicationState=preview`, newer ones by `status=draft`. */
export const viewOf = (dialect: Dialect, query: BracketQuery): View => ({
  dialect,
  drafts: dialect.version === 'v4' ? query.publicationState === 'preview' : query.status === 'draft',
});

export const visible = (entry: Entry, type: ContentType, { drafts }: View): boolean =>
  !type.drafts || drafts || entry.publishedAt !== null;

/** The number of an entry. The newer system keeps a draft beside each published entry, under a number of its own. */
export const numberOf = (entry: Entry, type: ContentType, { dialect, drafts }: View): number => {
  if (dialect.version === 'v4' || !type.drafts) return entry.id;
  return entry.id * 2 - (drafts ? 1 : 0);
};

const own: Shape = { id: { kind: 'number' }, createdAt: { kind: 'date' }, updatedAt: { kind: 'date' } };
const publishedAt: Attribute = { kind: 'date' };
const documentId: Attribute = { kind: 'text' };

/** The attributes of a type and those that every entry has. */
export const wholeShape = (type: ContentType, { version }: Dialect): Shape => ({
  ...type.shape,
  ...own,
  ...(version === 'v5' ? { documentId } : {}),
  ...(version === 'v5' || type.drafts ? { publishedAt } : {}),
});

/** What an attribute of an entry holds; dates as ISO 8601. */
export const heldBy = (entry: Entry, type: ContentType, name: string, view: View): unknown => {
  if (name === 'id') return numberOf(entry, type, view);
  if (name === 'documentId') return entry.documentId;
  if (name === 'createdAt' || name === 'updatedAt') return entry[name].toISOString();
  if (name === 'publishedAt') return publicationOf(entry, type, view);
  return entry.attributes[name] ?? null;
};

const publicationOf = (entry: Entry, type: ContentType, { dialect, drafts }: View): string | null => {
  if (!type.drafts) return (entry.publishedAt ?? entry.createdAt).toISOString();
  return dialect.version === 'v5' && drafts ? null : (entry.publishedAt?.toISOString() ?? null);
};
