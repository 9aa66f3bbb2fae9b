/** Shorter words have too many neighbours, and longer ones no spelling that anybody knows. */
const [SHORTEST, LONGEST] = [3, 24];

const ANY = '[a-z0-9]';

/**
 * A regular expression, without its ends, of a folded word and of all words that `withinOneEdit` leads to: one letter
 * left out, added, replaced or swapped with its neighbour. In words of two letters or of more than 24 nothing is forgiven.
 */
export const oneEditPattern = (word: string): string => {
  if (word.length < SHORTEST || word.length > LONGEST) return word;
  const letters = [...word];
  const variants = letters.flatMap((letter, at) => {
    const [before, after, next] = [word.slice(0, at), word.slice(at + 1), letters[at + 1]];
    return [
      `${before}${ANY}?${after}`,
      `${before}${ANY}${letter}${after}`,
      ...(next === undefined ? [] : [`${before}${next}${letter}${word.slice(at + 2)}`]),
    ];
  });
  return `(?:${[...variants, `${word}${ANY}`].join('|')})`;
};
