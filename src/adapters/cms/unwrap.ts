import * as z from 'zod/mini';

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
  const given = asFields(value);
  if (given === null) return null;
  if ('data' in given && !('id' in given)) return entryOf(given.data);
  const attributes = asFields(given.attributes);
  return attributes === null ? given : { id: given.id, ...attributes };
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

/** Address of a medium: of the file itself, or of the media field that holds it. */
export const mediaPath = (value: unknown): string | null => filledText(entryOf(value)?.url);
