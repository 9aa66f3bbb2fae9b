import * as z from 'zod/mini';
import type { Media } from '#core/content/article.ts';
import { parseReturnPath } from '#core/shared/return-path.ts';

/**
 * Reading what a content system answers. Both known generations are read: entries as `{id, attributes}` with relations
 * in `{data}`, and flat ones. Whatever is missing, null or of another type becomes null; nothing here throws.
 */
export type Fields = Readonly<Record<string, unknown>>;

const fields = z.record(z.string(), z.unknown());

const asFields = (value: unknown): Fields | null => {
  const read = z.safeParse(fields, value);
  return read.success ? read.data : null;
};

/** An entry or a component as one flat record; null for what is none. Relations stay as they are. */
export const entryOf = (value: unknown): Fields | null => {
  const outer = asFields(value);
  const given = outer && 'data' in outer && !('id' in outer) ? asFields(outer.data) : outer;
  if (given === null) return null;
  const attributes = asFields(given.attributes);
  return attributes === null ? given : { id: given.id, documentId: given.documentId, ...attributes };
};

/** The entries of a list, of a relation to many, or of a repeatable component; what is none of them is dropped. */
export const entriesOf = (value: unknown): readonly Fields[] => {
  const list = Array.isArray(value) ? value : asFields(value)?.data;
  if (!Array.isArray(list)) return [];
  return list.map((each: unknown) => entryOf(each)).filter((each) => each !== null);
};

/** A text in one normal form; null for anything else. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value.normalize('NFC') : null);

/** A text with something in it. */
export const filledText = (value: unknown): string | null => {
  const text = textOf(value)?.trim();
  return text ? text : null;
};

export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Milliseconds since 1970 UTC of an ISO time; null for none, NaN for one that cannot be read. */
export const timeOf = (value: unknown): number | null =>
  value === null || value === undefined ? null : Date.parse(String(value));

/** The items of a JSON list as they stand: what is called `data` or `attributes` in them is content. */
export const itemsOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map((each: unknown) => asFields(each)).filter((each) => each !== null) : [];

/** What stays the same when an entry is published again: the document's id, the number on systems without one; null for neither. */
export const idOf = (entry: Fields): string | null =>
  filledText(entry.documentId) ?? numberOf(entry.id)?.toString() ?? null;

/** Milliseconds since 1970 UTC; null for none and for one that cannot be read. */
export const momentOf = (value: unknown): number | null => {
  const time = timeOf(value);
  return Number.isNaN(time) ? null : time;
};

/**
 * The path of a picture below the configured image base; null for none and for a picture of somebody else. A whole address
 * of the system's own uploads is read as its path, because every picture comes from that base. [BAN-05]
 */
export const imageAddress = (value: unknown): string | null => {
  const text = filledText(value)?.replace(/^https?:\/\/[^/?#\\]+(?=\/uploads\/)/i, '');
  if (text === undefined) return null;
  return parseReturnPath(text.startsWith('uploads/') ? `/${text}` : text, { own: '', portals: [] });
};

/** Address of a medium: of the file itself, or of the media field that holds it. */
export const mediaPath = (value: unknown): string | null => imageAddress(entryOf(value)?.url);

/** A medium with its words and size; null for none. */
export const mediaOf = (value: unknown): Media | null => {
  const file = entryOf(value);
  const path = imageAddress(file?.url);
  if (file === null || path === null) return null;
  return {
    path,
    alt: filledText(file.alternativeText) ?? '',
    width: numberOf(file.width),
    height: numberOf(file.height),
  };
};

/** A value as part of an address: percent-encoded, in one normal form; half a character pair, which no address can hold, is replaced. */
export const addressed = (value: string): string =>
  encodeURIComponent(value.normalize('NFC').replace(/\p{Cs}/gu, '\ufffd'));
