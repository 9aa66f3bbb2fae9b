import { foldLetters } from '#core/shared/text/fold-vietnamese.ts';
import { withinOneEdit } from '#core/shared/text/within-one-edit.ts';

const lettersOf = (name: string): string => foldLetters(name).replaceAll(/[^a-z0-9]/g, '');

/** As people write it: `Old price` is `oldPrice`. */
export const findName = (typed: string, known: readonly string[]): string | null =>
  known.find((name) => lettersOf(name) === lettersOf(typed)) ?? null;

/** « Did you mean price? » or all that there are. */
export const suggestName = (typed: string, known: readonly string[]): string => {
  const letters = lettersOf(typed);
  const near = known.find(
    (name) =>
      withinOneEdit(lettersOf(name), letters) ||
      (letters.length > 2 && (lettersOf(name).startsWith(letters) || letters.startsWith(lettersOf(name)))),
  );
  return near === undefined ? `there are ${known.join(', ')}` : `did you mean ${near}?`;
};
