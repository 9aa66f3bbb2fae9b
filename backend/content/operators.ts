import type { PlainKind } from './attribute.ts';
import { choked, invalid } from './content-failure.ts';

type Plain = string | number | boolean;

/** Lower-cases ASCII letters only, as the recorded system's database does. */
export const lower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/**
 * Converts a query value to the attribute's kind.
 * @throws ContentFailure when it cannot be converted
 */
export const castTo = (kind: PlainKind, given: string): Plain => {
  if (kind === 'number') {
    const number = Number(given);
    if (Number.isNaN(number)) throw choked();
    return number;
  }
  if (kind === 'date') return timeOf(given);
  if (kind === 'boolean') return ['true', 't', '1'].includes(given);
  return given;
};

const timeOf = (given: string): number => {
  const time = /^\d{5,}$/.test(given) ? Number(given) : Date.parse(given);
  if (Number.isNaN(time)) throw invalid('Invalid format, expected a timestamp or an ISO date');
  return time;
};

/** An entry's value, comparable with a converted query value; null when missing. */
const heldAs = (kind: PlainKind, value: unknown): Plain | null => {
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

type Look = (held: string, given: string) => boolean;
const folded =
  (look: Look): Look =>
  (held, given) =>
    look(lower(held), lower(given));
const same: Look = (held, given) => held === given;
const contains: Look = (held, given) => held.includes(given);
const starts: Look = (held, given) => held.startsWith(given);
const ends: Look = (held, given) => held.endsWith(given);
const not =
  (look: Look): Look =>
  (held, given) =>
    !look(held, given);
const looks: Readonly<Record<string, Look>> = {
  $eqi: folded(same),
  $nei: not(folded(same)),
  $contains: contains,
  $notContains: not(contains),
  $containsi: folded(contains),
  $notContainsi: not(folded(contains)),
  $startsWith: starts,
  $startsWithi: folded(starts),
  $endsWith: ends,
  $endsWithi: folded(ends),
};

const isSaid = (given: readonly string[]): boolean => ['true', 't', '1', ''].includes(given[0] ?? '');

type Operator = (kind: PlainKind, value: unknown, given: readonly string[]) => boolean;

const compared =
  (compare: Compare): Operator =>
  (kind, value, [given = '']) => {
    const held = heldAs(kind, value);
    return held !== null && compare(held, castTo(kind, given));
  };
const looked =
  (look: Look): Operator =>
  (kind, value, [given = '']) => {
    const held = heldAs(kind, value);
    return held !== null && look(String(held), given);
  };
/** Lists are compared as text, so a non-numeric item simply does not match and causes no database error. */
const among = (value: unknown, given: readonly string[]): boolean => given.includes(String(value));

/** Operators by name. A missing value matches none but the two null operators. */
const operators: Readonly<Record<string, Operator>> = {
  ...Object.fromEntries(Object.entries(comparisons).map(([name, compare]) => [name, compared(compare)])),
  ...Object.fromEntries(Object.entries(looks).map(([name, look]) => [name, looked(look)])),
  $in: (_, value, given) => among(value, given),
  $notIn: (_, value, given) => value !== null && value !== undefined && !among(value, given),
  $between: (kind, value, [from = '', to = '']) => {
    const held = heldAs(kind, value);
    return held !== null && castTo(kind, from) <= held && held <= castTo(kind, to);
  },
  $null: (_, value, given) => (value === null || value === undefined) === isSaid(given),
  $notNull: (_, value, given) => (value === null || value === undefined) !== isSaid(given),
};

/** An operator by its name; undefined when unknown. */
export const operatorOf = (name: string): Operator | undefined =>
  Object.hasOwn(operators, name) ? operators[name] : undefined;

/** Operators whose value must have the attribute's kind. */
export const castOperators: ReadonlySet<string> = new Set([...Object.keys(comparisons), '$between']);
