import { foldLetters } from '#core/shared/text/fold-vietnamese.ts';
import { withinOneEdit } from '#core/shared/text/within-one-edit.ts';
import { reasons } from './reasons.vi.ts';

const lettersOf = (name: string): string => foldLetters(name).replaceAll(/[^a-z0-9]/g, '');

/** As people write it: `Old price` is `oldPrice`. */
export const findName = (typed: string, known: readonly string[]): string | null =>
  known.find((name) => lettersOf(name) === lettersOf(typed)) ?? null;

/** A known name that differs by a letter, or begins so; null for none. */
export const nearName = (typed: string, known: readonly string[]): string | null => {
  const letters = lettersOf(typed);
  const near = known.find(
    (name) =>
      withinOneEdit(lettersOf(name), letters) ||
      (letters.length > 2 && (lettersOf(name).startsWith(letters) || letters.startsWith(lettersOf(name)))),
  );
  return near ?? null;
};

/** Which known name was meant, or all that there are. */
export const suggestName = (typed: string, known: readonly string[]): string => {
  const near = nearName(typed, known);
  return near === null ? reasons.thereAre(known) : reasons.didYouMean(near);
};
