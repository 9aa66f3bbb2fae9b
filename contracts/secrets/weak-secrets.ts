/** A secret setting with its values, newest first. */
export type NamedSecrets = readonly [name: string, values: readonly string[]];

const REMEDY = 'take the output of openssl rand -hex 32.';

/** Random text of 32 hexadecimal digits has fewer once in 10¹² draws. */
const MIN_DISTINCT = 8;

/** Words of documents and samples, and rows of keys. */
const guessable = /change.?me|example|sample|secret|password|qwerty|0123456789|1234567890|abcdefgh/i;

/** A short text repeated to a long one. */
const isRepeated = (text: string): boolean => /^(.{1,16})\1+.{0,15}$/s.test(text);

const isWeak = (text: string): boolean => new Set(text).size < MIN_DISTINCT || isRepeated(text) || guessable.test(text);

/**
 * One sentence per secret that somebody could guess, and per value that stands twice: whoever learns one must not hold
 * another. Addresses with passwords in them are left out. For production. [ASVS 13.3.1, 11.5.1]
 */
export const weakSecrets = (named: readonly NamedSecrets[]): readonly string[] => {
  const all = named
    .flatMap(([name, values]) => values.map((value) => ({ name, value })))
    .filter(({ value }) => !value.includes('://'));
  const weak = [...new Set(all.filter(({ value }) => isWeak(value)).map(({ name }) => name))];
  const same = all.flatMap(({ name, value }, at) =>
    all
      .slice(0, at)
      .filter((other) => other.value === value)
      .map((other) =>
        other.name === name
          ? `${name} holds one secret twice; ${REMEDY}`
          : `${other.name} and ${name} are the same; ${REMEDY}`,
      ),
  );
  return [...weak.map((name) => `${name} can be guessed; ${REMEDY}`), ...new Set(same)];
};
