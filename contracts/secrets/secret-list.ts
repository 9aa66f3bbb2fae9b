/**
 * Secrets for one purpose, newest first: the first signs and seals, each verifies and opens. So host and backend
 * replace a secret one after the other, without an outage. [ASVS 11.2.2, 13.3.4]
 */
export type SecretList = readonly [string, ...string[]];

/** In characters. */
const MIN_SECRET_LENGTH = 32;

/** Secrets separated by commas; null unless each has at least 32 characters. */
export const readSecretList = (text: string): SecretList | null => {
  const [first = '', ...older] = text.split(',').map((each) => each.trim());
  return [first, ...older].every((each) => each.length >= MIN_SECRET_LENGTH) ? [first, ...older] : null;
};

export const invalidSecretList = (name: string): string =>
  `${name} must hold secrets of at least ${MIN_SECRET_LENGTH} characters, newest first, separated by commas.`;
