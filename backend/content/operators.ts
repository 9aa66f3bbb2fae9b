import type { PlainKind } from './attribute.ts';
import { internalFailure, validationFailure } from './content-failure.ts';

type Plain = string | number | boolean;

/** ASCII letters only, as the recorded system's database does. */
export const toAsciiLowerCase = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Throws ContentFailure when the value cannot be converted. */
export const castQueryValue = (kind: PlainKind, given: string): Plain => {
  if (kind === 'number') {
    const number = Number(given);
    if (Number.isNaN(number)) throw internalFailure();
    return number;
  }
  if (kind === 'date') return parseTime(given);
  if (kind === 'boolean') return ['true', 't', '1'].includes(given);
  return given;
};

const parseTime = (given: string): number => {
  const time = /^\d{5,}$/.test(given) ? Number(given) : Date.parse(given);
  if (Number.isNaN(time)) throw validationFailure('Invalid format, expected a timestamp or an ISO date');
  return time;
};

/** Comparable with a converted query value; null when missing. */
const castStoredValue = (kind: PlainKind, value: unknown): Plain | null => {
  if (value === null || value === undefined) return null;
  if (kind === 'date') return Date.parse(String(value));
  if (kind === 'number') return Number(value);
  return kind === 'boolean' ? value === true : String(value);
};

type Compare = (held: Plain, given: Plain) => boolean;
const comparisons: Readonly<Record<string, Compare>> = {
  $eq: (held, given) => held === given,
  $ne: (held, given) => held !== given,
  $lt: (held, given) => held < given,
  $lte: (held, given) => held <= given,
  $gt: (held, given) => held > given,
  $gte: (held, given) => held >= given,
};

type TextMatch = (held: string, given: string) => boolean;
const ignoreCase =
  (look: TextMatch): TextMatch =>
  (held, given) =>
    look(toAsciiLowerCase(held), toAsciiLowerCase(given));
const same: TextMatch = (held, given) => held === given;
const contains: TextMatch = (held, given) => held.includes(given);
const starts: TextMatch = (held, given) => held.startsWith(given);
const ends: TextMatch = (held, given) => held.endsWith(given);
const not =
  (look: TextMatch): TextMatch =>
  (held, given) =>
    !look(held, given);
const textMatches: Readonly<Record<string, TextMatch>> = {
  $eqi: ignoreCase(same),
  $nei: not(ignoreCase(same)),
  $contains: contains,
  $notContains: not(contains),
  $containsi: ignoreCase(contains),
  $notContainsi: not(ignoreCase(contains)),
  $startsWith: starts,
  $startsWithi: ignoreCase(starts),
  $endsWith: ends,
  $endsWithi: ignoreCase(ends),
};

const isTrueFlag = (given: readonly string[]): boolean => ['true', 't', '1', ''].includes(given[0] ?? '');

type Operator = (kind: PlainKind, value: unknown, given: readonly string[]) => boolean;

const comparisonOperator =
  (compare: Compare): Operator =>
  (kind, value, [given = '']) => {
    const held = castStoredValue(kind, value);
    return held !== null && compare(held, castQueryValue(kind, given));
  };
const textOperator =
  (look: TextMatch): Operator =>
  (kind, value, [given = '']) => {
    const held = castStoredValue(kind, value);
    return held !== null && look(String(held), given);
  };
/** Lists are compared as text, so a non-numeric item simply does not match. */
const isInList = (value: unknown, given: readonly string[]): boolean => given.includes(String(value));

/** A missing value matches only the two null operators. */
const operators: Readonly<Record<string, Operator>> = {
  ...Object.fromEntries(Object.entries(comparisons).map(([name, compare]) => [name, comparisonOperator(compare)])),
  ...Object.fromEntries(Object.entries(textMatches).map(([name, look]) => [name, textOperator(look)])),
  $in: (_, value, given) => isInList(value, given),
  $notIn: (_, value, given) => value !== null && value !== undefined && !isInList(value, given),
  $between: (kind, value, [from = '', to = '']) => {
    const held = castStoredValue(kind, value);
    return held !== null && castQueryValue(kind, from) <= held && held <= castQueryValue(kind, to);
  },
  $null: (_, value, given) => (value === null || value === undefined) === isTrueFlag(given),
  $notNull: (_, value, given) => (value === null || value === undefined) !== isTrueFlag(given),
};

export const findOperator = (name: string): Operator | undefined =>
  Object.hasOwn(operators, name) ? operators[name] : undefined;

/** Operators whose value must have the attribute's kind. */
export const castOperators: ReadonlySet<string> = new Set([...Object.keys(comparisons), '$between']);
