/** Shorter words have too many neighbours, and longer ones no spelling that anybody knows. */
const [SHORTEST, LONGEST] = [3, 24];

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/**
 * A folded word and all words that `withinOneEdit` leads to: one letter left out, added, replaced or swapped with its
 * neighbour. In words of two letters or of more than 24 nothing is forgiven.
 */
export const oneEditWords = (word: string): readonly string[] => {
  if (word.length < SHORTEST || word.length > LONGEST) return [word];
  const variants = Array.from({ length: word.length }, (_, at) => {
    const [before, letter, after] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)];
    return [
      before + after,
      ...ALPHABET.flatMap((other) => [before + other + after, before + other + letter + after]),
      before + after.slice(0, 1) + letter + after.slice(1),
    ];
  });
  return [...new Set([word, ...variants.flat(), ...ALPHABET.map((other) => word + other)])];
};
