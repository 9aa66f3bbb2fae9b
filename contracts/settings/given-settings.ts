import { lookUp } from '#core/shared/text/look-up.ts';
import { withinOneEdit } from '#core/shared/text/within-one-edit.ts';
import { ownSecrets, settingNames } from './setting-names.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Trimmed; without those that are empty. */
export const givenSettings = (source: Variables): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(source).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])));

/** First words of names that no other program uses. */
const ownWords = [
  'SHOP',
  'SANDBOX',
  'AUTH_PUBLIC',
  'DOMAIN_SALES',
  'BANK',
  'SELLER',
  'VNPAY',
  'MOMO',
  'ZALOPAY',
  'STAFF',
  'SMTP',
  'SMS',
  'RDAP',
  'RECAPTCHA',
  'SEALING',
  'SERVICE_WIRE',
];
/** Shorter names are near too many others. */
const MIN_COMPARED = 7;

/**
 * One sentence per variable that looks like a setting and is none, since its value would be ignored without a word.
 * [CFG-01]
 */
export const unknownSettings = (given: Variables, names: readonly string[] = settingNames): readonly string[] => {
  const known = new Set(names);
  return Object.keys(given).flatMap((name) => {
    if (known.has(name) || lookUp(given, name) === undefined) return [];
    const meant = names.find((each) => isNear(name, each));
    if (meant !== undefined) return [`${name} is no setting; did you mean ${meant}?`];
    return ownWords.some((word) => name.startsWith(`${word}_`))
      ? [`${name} is no setting; docs/operations.md lists all of them.`]
      : [];
  });
};

const isNear = (name: string, known: string): boolean =>
  known.includes('_') && known.length >= MIN_COMPARED && (name.toUpperCase() === known || withinOneEdit(name, known));

const otherProgram = { host: 'backend', backend: 'host' } as const;

/**
 * One sentence per secret of the other program: what a program does not hold, nobody takes from it. For production; in
 * development both run in one environment. [ASVS V13.3.2]
 */
export const foreignSecrets = (program: keyof typeof ownSecrets, given: Variables): readonly string[] => {
  const other = otherProgram[program];
  return ownSecrets[other]
    .flatMap((name) => [name, `${name}_FILE`])
    .filter((name) => lookUp(given, name) !== undefined)
    .map((name) => `${name} is a secret of the ${other}; take it out of the environment of the ${program}.`);
};
