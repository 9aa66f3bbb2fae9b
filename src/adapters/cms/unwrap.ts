import * as z from 'zod/mini';
import type { Media } from '#core/content/article.ts';
import { parseReturnPath } from '#core/shared/return-path.ts';

/**
 * Parsers for replies of the content system, both generations: entries as `{id, attributes}` with relations in
 * `{data}`, and flat ones. Missing, null or mistyped values become null; never throws.
 */
export type Fields = Readonly<Record<string, unknown>>;

const fields = z.record(z.string(), z.unknown());

const asFields = (value: unknown): Fields | null => {
  const read = z.safeParse(fields, value);
  return read.success ? read.data : null;
};

/** An entry or component as a flat record; null for other values. Relations stay unchanged. */
export const flattenEntry = (value: unknown): Fields | null => {
  const outer = asFields(value);
  const given = outer && 'data' in outer && !('id' in outer) ? asFields(outer.data) : outer;
  if (given === null) return null;
  const attributes = asFields(given.attributes);
  return attributes === null ? given : { id: given.id, documentId: given.documentId, ...attributes };
};

/** Entries of a list, to-many relation or repeatable component; other items are dropped. */
export const entriesOf = (value: unknown): readonly Fields[] => {
  const list = Array.isArray(value) ? value : asFields(value)?.data;
  if (!Array.isArray(list)) return [];
  return list.map((each: unknown) => flattenEntry(each)).filter((each) => each !== null);
};

/** NFC-normalised text; null for other values. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value.normalize('NFC') : null);

/** Non-empty text; null otherwise. */
export const filledText = (value: unknown): string | null => {
  const text = textOf(value)?.trim();
  return text ? text : null;
};

export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** An ISO time in ms since 1970 UTC; null when missing, NaN when invalid. */
export const parseTimeOrNaN = (value: unknown): number | null =>
  value === null || value === undefined ? null : Date.parse(String(value));

/** Items of a JSON list without unwrapping: `data` and `attributes` in them are content. */
export const itemsOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map((each: unknown) => asFields(each)).filter((each) => each !== null) : [];

/**
 * Id that is stable across republication: the document id, or the numeric id on systems without one; null when both are
 * missing.
 */
export const idOf = (entry: Fields): string | null =>
  filledText(entry.documentId) ?? numberOf(entry.id)?.toString() ?? null;

/** ms since 1970 UTC; null when missing or invalid. */
export const parseTime = (value: unknown): number | null => {
  const time = parseTimeOrNaN(value);
  return Number.isNaN(time) ? null : time;
};

/**
 * Picture path relative to the configured image base; null when missing or external. A full URL of the system's own
 * uploads is reduced to its path, because all pictures come from that base. [BAN-05]
 */
export const toImagePath = (value: unknown): string | null => {
  const text = filledText(value)?.replace(/^https?:\/\/[^/?#\\]+(?=\/uploads\/)/i, '');
  if (text === undefined) return null;
  return parseReturnPath(text.startsWith('uploads/') ? `/${text}` : text, { own: '', portals: [] });
};

/** URL of a media file or of the media field that contains it. */
export const mediaPath = (value: unknown): string | null => toImagePath(flattenEntry(value)?.url);

/** A media file with alternative text and size; null when missing. */
export const mediaOf = (value: unknown): Media | null => {
  const file = flattenEntry(value);
  const path = toImagePath(file?.url);
  if (file === null || path === null) return null;
  return {
    path,
    alt: filledText(file.alternativeText) ?? '',
    width: numberOf(file.width),
    height: numberOf(file.height),
  };
};

/**
 * A value as part of a URL: NFC-normalised and percent-encoded; lone surrogates, which cannot be encoded, are replaced.
 */
export const encodeUrlPart = (value: string): string =>
  encodeURIComponent(value.normalize('NFC').replace(/\p{Cs}/gu, '\ufffd'));
