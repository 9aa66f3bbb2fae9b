import type { BracketQuery } from './bracket-query.ts';
import { choked, invalidParameter } from './content-failure.ts';
import type { Attribute, Shape } from './content-types.ts';

/** An entry with its relations looked up one level deep. */
export type Row = Readonly<Record<string, unknown>>;

const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const compared = (one: unknown, other: string): number => {
  if (typeof one === 'number') return one - Number(other);
  return asText(one) < other ? -1 : Number(asText(one) > other);
};

const listed = (given: BracketQuery | string): readonly string[] =>
  typeof given === 'string' ? [given] : Object.values(given).filter((each) => typeof each === 'string');

type Test = (value: unknown, given: string) => boolean;

const tests: Readonly<Record<string, Test>> = {
  $eq: (value, given) => value !== null && asText(value) === given,
  $eqi: (value, given) => asText(value).toLowerCase() === given.toLowerCase(),
  $ne: (value, given) => asText(value) !== given,
  $lt: (value, given) => value !== null && compared(value, given) < 0,
  $lte: (value, given) => value !== null && compared(value, given) <= 0,
  $gt: (value, given) => value !== null && compared(value, given) > 0,
  $gte: (value, given) => value !== null && compared(value, given) >= 0,
  $contains: (value, given) => asText(value).includes(given),
  $containsi: (value, given) => asText(value).toLowerCase().includes(given.toLowerCase()),
  $startsWith: (value, given) => asText(value).startsWith(given),
  $endsWith: (value, given) => asText(value).endsWith(given),
  $null: (value, given) => (value === null || value === undefined) === (given === 'true'),
  $notNull: (value, given) => (value !== null && value !== undefined) === (given === 'true'),
};

const passes = (attribute: Attribute, value: unknown, operator: string, given: BracketQuery | string): boolean => {
  if (operator === '$in') return listed(given).includes(asText(value));
  if (operator === '$notIn') return !listed(given).includes(asText(value));
  const test = tests[operator];
  // An operator that the system does not know is passed over: all rows come.
  if (test === undefined || typeof given !== 'string') return true;
  if (attribute.kind === 'number' && !operator.includes('ull') && Number.isNaN(Number(given))) throw choked();
  return test(value, given);
};

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

const attributeMatches = (
  attribute: Attribute,
  value: unknown,
  filter: BracketQuery | string,
  shapeOf: (type: string) => Shape,
): boolean => {
  if (typeof filter === 'string') return passes(attribute, value, '$eq', filter);
  if (attribute.kind === 'relation') return isRow(value) && matches(value, filter, shapeOf(attribute.type), shapeOf);
  return Object.entries(filter).every(([operator, given]) => passes(attribute, value, operator, given));
};

const own: Shape = { id: { kind: 'number' }, createdAt: { kind: 'date' }, updatedAt: { kind: 'date' } };

/** Whether an entry passes `filters[…]`, with $and, $or and $not. An attribute that does not exist is refused. */
export const matches = (
  row: Row,
  filters: BracketQuery | string | undefined,
  shape: Shape,
  shapeOf: (type: string) => Shape,
): boolean => {
  if (filters === undefined || typeof filters === 'string') return true;
  return Object.entries(filters).every(([key, filter]) => {
    if (key === '$and' && typeof filter === 'object')
      return Object.values(filter).every((each) => matches(row, each, shape, shapeOf));
    if (key === '$or' && typeof filter === 'object')
      return Object.values(filter).some((each) => matches(row, each, shape, shapeOf));
    if (key === '$not') return !matches(row, filter, shape, shapeOf);
    const attribute = shape[key] ?? own[key];
    if (attribute === undefined) throw invalidParameter(key);
    return attributeMatches(attribute, row[key] ?? null, filter, shapeOf);
  });
};
