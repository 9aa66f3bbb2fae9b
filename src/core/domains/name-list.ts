import { cleanTyped } from '#core/shared/text/clean-typed.ts';

/** In characters: fifty names of maximum usual length with separators. */
export const MAX_LIST_TEXT = 3_500;

/** Between the names of a list, beside blanks. */
const APART = /[,;|\n\r\t，；、｜]+/u;
/** Around and between names that were copied: quotation marks, brackets, bullets, arrows, signs for «và». */
const AROUND = /["'`´“”‘’«»()[\]{}<>•·‣▪*&+→⇒]+|(?<!\S)-+(?!\S)|-+>|=+>/gu;
/** Signs of an address with a path, which are none between names. */
const PATH = /[/?#]/;
/** A word with a dot before letters, such as an extension. */
const WITH_EXTENSION = /[\p{L}\p{N}-][.。．｡]\p{L}{2,}/u;
/** With a path, in which a comma is only a sign. */
const ONE_ADDRESS = /^\s*[a-z][a-z0-9+.-]*:\/\/(?!.*:\/\/)[^\s/,;]+\/\S*\s*$/i;

const namesOf = (piece: string): readonly string[] => {
  const words = cleanTyped(piece).split(' ').filter(Boolean);
  const ended = words.filter((word) => WITH_EXTENSION.test(word));
  if (ended.length > 1) return ended;
  const last = words.findIndex((word) => WITH_EXTENSION.test(word));
  const name = words.slice(0, last === -1 ? words.length : last + 1).join('');
  return name === '' ? [] : [name];
};

/**
 * The names of a list that stands in a field for one: `"shop.vn, shop2.vn"` → both. Commas, semicolons, bars, tabs and
 * line ends separate names, blanks do where each name has its extension; the words of one name are joined. Empty for a
 * single name, an address, and for words between which a comma is only a comma. [DOM-01]
 */
export const namesInList = (text: string): readonly string[] => {
  if (ONE_ADDRESS.test(text)) return [];
  const pieces = (PATH.test(text) ? text : text.replace(AROUND, ' '))
    .split(APART)
    .filter((piece) => cleanTyped(piece) !== '');
  const names = pieces.flatMap(namesOf);
  const isMeant = WITH_EXTENSION.test(text) || pieces.every((piece) => !cleanTyped(piece).includes(' '));
  return names.length > 1 && isMeant ? names : [];
};
