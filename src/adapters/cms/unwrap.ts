import * as z from 'zod/mini';
import type { Media } from '#core/content/article.ts';
import { parseReturnPath } from '#core/shared/return-path.ts';
import { locatePicture } from '#core/shared/text/picture-address.ts';

/** For both generations: `{id, attributes}` with `{data}` relations, and flat entries. Invalid values become null. */
export type Fields = Readonly<Record<string, unknown>>;

/** Any object: fields are parsed one by one, so that an invalid field affects only itself. */
export const anyObject = z.record(z.string(), z.unknown());
/** A list of entries, with its `meta`. */
export const anyList = z.looseObject({ data: z.array(z.unknown()) });

const asFields = (value: unknown): Fields | null => {
  const read = z.safeParse(anyObject, value);
  return read.success ? read.data : null;
};

/** null unless an entry or component; relations stay unchanged. */
export const flattenEntry = (value: unknown): Fields | null => {
  const outer = asFields(value);
  const given = outer && 'data' in outer && !('id' in outer) ? asFields(outer.data) : outer;
  if (given === null) return null;
  const attributes = asFields(given.attributes);
  return attributes === null ? given : { id: given.id, documentId: given.documentId, ...attributes };
};

/** Of a list, to-many relation or repeatable component; drops other items. */
export const entriesOf = (value: unknown): readonly Fields[] => {
  const list = Array.isArray(value) ? value : asFields(value)?.data;
  if (!Array.isArray(list)) return [];
  return list.map((each: unknown) => flattenEntry(each)).filter((each) => each !== null);
};

/** NFC-normalised. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value.normalize('NFC') : null);

export const filledText = (value: unknown): string | null => {
  const text = textOf(value)?.trim();
  return text ? text : null;
};

export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** ms since 1970 UTC; null when missing, NaN when invalid. */
export const parseTimeOrNaN = (value: unknown): number | null =>
  value === null || value === undefined ? null : Date.parse(String(value));

/** Without unwrapping: `data` and `attributes` in a JSON list are content. */
export const itemsOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map((each: unknown) => asFields(each)).filter((each) => each !== null) : [];

/** Stable across republication: the document id, or the numeric id of older systems. */
export const idOf = (entry: Fields): string | null =>
  filledText(entry.documentId) ?? numberOf(entry.id)?.toString() ?? null;

/** ms since 1970 UTC; null when missing or invalid. */
export const parseTime = (value: unknown): number | null => {
  const time = parseTimeOrNaN(value);
  return Number.isNaN(time) ? null : time;
};

/** Relative to the image base; full URLs of own uploads are reduced to it, external ones are null. [BAN-05] */
export const toImagePath = (value: unknown): string | null => {
  const given = filledText(value);
  if (given === null) return null;
  const placed = locatePicture(given, []);
  const text = (placed?.kind === 'own' ? placed.path : given).replaceAll(' ', '%20');
  return parseReturnPath(text.startsWith('uploads/') ? `/${text}` : text, { own: '', others: [] });
};

/** Takes the file or the media field that contains it. */
export const mediaPath = (value: unknown): string | null => toImagePath(flattenEntry(value)?.url);

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

/** NFC-normalised and percent-encoded; replaces lone surrogates, which cannot be encoded. */
export const encodeUrlPart = (value: string): string =>
  encodeURIComponent(value.normalize('NFC').replace(/\p{Cs}/gu, '\ufffd'));
