import { lookUp } from '#core/shared/text/look-up.ts';
import { type Attribute, findAttribute, isPlain, type PlainKind, type Shape } from './attribute.ts';
import type { BracketQuery } from './bracket-query.ts';
import { invalidKeyFailure, tooManyFailure } from './content-failure.ts';
import { type ContentType, findType } from './content-types.ts';
import type { Dialect } from './dialect.ts';
import { castOperators, castQueryValue, findOperator } from './operators.ts';
import type { Store } from './store.ts';
import { type Entry, fullShape, readAttribute, type View } from './view.ts';

/** Comparisons of one query; a list of values is one. [ASVS V15.2.2] */
export const MAX_COMPARISONS = 50;

const countComparisons = (filter: BracketQuery | string): number => {
  if (typeof filter === 'string') return 1;
  const isValueList = Object.entries(filter).every(([key, each]) => /^\d+$/.test(key) && typeof each === 'string');
  return isValueList ? 1 : Object.values(filter).reduce<number>((sum, each) => sum + countComparisons(each), 0);
};

/** Throws ContentFailure for more than `MAX_COMPARISONS`. */
export const requireFewComparisons = (filters: BracketQuery | string | undefined): void => {
  if (filters !== undefined && countComparisons(filters) > MAX_COMPARISONS)
    throw tooManyFailure('comparisons in filters', MAX_COMPARISONS);
};

/** An entry or a nested component. */
type Subject = {
  readonly value: (name: string) => unknown;
  readonly inner: (name: string, attribute: Attribute) => readonly Subject[];
};
type Filter = BracketQuery | string;
type Test<Value> = (value: Value) => boolean;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toList = (given: Filter): readonly string[] =>
  typeof given === 'string' ? [given] : Object.values(given).filter((each) => typeof each === 'string');

const isLogic = (key: string): key is '$and' | '$or' | '$not' => ['$and', '$or', '$not'].includes(key);

const passesAll =
  <Value>(tests: readonly Test<Value>[]): Test<Value> =>
  (value) =>
    tests.every((test) => test(value));

/** What filters see of the entries of a store. */
export const subjectsOf = (store: Store, view: View) => {
  const ofEntry = (entry: Entry, type: ContentType): Subject => ({
    value: (name) => readAttribute(entry, type, name, view),
    inner: (name, attribute) => innerOf(attribute, lookUp(entry.attributes, name), entry.id),
  });
  const ofComponent = (fields: Readonly<Record<string, unknown>>): Subject => ({
    value: (name) => lookUp(fields, name) ?? null,
    inner: (name, attribute) => innerOf(attribute, lookUp(fields, name), null),
  });
  const innerOf = (attribute: Attribute, value: unknown, from: number | null): readonly Subject[] => {
    if (attribute.kind === 'relation') {
      const type = findType(attribute.type);
      return type ? store.linked(attribute, value, from).map((entry) => ofEntry(entry, type)) : [];
    }
    if (attribute.kind !== 'component') return [];
    return [value].flat().flatMap((each) => (isRecord(each) ? [ofComponent(each)] : []));
  };
  return ofEntry;
};

/** Longest bracket list that the older system parses as a list; it treats the keys of a longer one as names. */
const MAX_LIST_LENGTH = 100;

const compileOperator = (
  kind: PlainKind,
  key: string,
  given: Filter,
  path: string,
  dialect: Dialect,
): Test<unknown> => {
  const operator = findOperator(key);
  if (operator === undefined) {
    if (dialect.version === 'v5') throw invalidKeyFailure(dialect, 'filters', key, path);
    // The older system ignores unknown operators, so all rows match.
    return () => true;
  }
  if (dialect.version === 'v4' && typeof given === 'object' && Object.keys(given).length > MAX_LIST_LENGTH)
    throw invalidKeyFailure(dialect, 'filters', '0');
  const list = toList(given);
  if (castOperators.has(key)) for (const each of list) castQueryValue(kind, each);
  return (value) => operator(kind, value, list);
};

const compilePlain = (kind: PlainKind, filter: Filter, path: string, dialect: Dialect): Test<unknown> => {
  const compile = (given: Filter) => compilePlain(kind, given, path, dialect);
  const tests = Object.entries(typeof filter === 'string' ? { $eq: filter } : filter).map(([key, given]) => {
    if (!isLogic(key)) return compileOperator(kind, key, given, path, dialect);
    if (key === '$not') return negated(compile(given));
    const each = typeof given === 'string' ? [] : Object.values(given).map(compile);
    return key === '$and' ? passesAll(each) : (value: unknown) => each.some((test) => test(value));
  });
  return passesAll(tests);
};

const negated =
  <Value>(test: Test<Value>): Test<Value> =>
  (value) =>
    !test(value);

const nestedShape = (attribute: Attribute, key: string, dialect: Dialect): Shape => {
  if (attribute.kind === 'component') return attribute.shape;
  const type = attribute.kind === 'relation' ? findType(attribute.type) : undefined;
  // A type that is not readable must not be filtered either, and a zone has no attributes of its own.
  if (!type?.open) throw invalidKeyFailure(dialect, 'filters', key, key);
  return fullShape(type, dialect);
};

/** An operator directly below a relation compares the ids of its entries; components have none. */
const compileNested = (
  attribute: Attribute,
  key: string,
  filter: Filter,
  path: string,
  dialect: Dialect,
): Test<Subject> => {
  const shape = nestedShape(attribute, key, dialect);
  const tests = Object.entries(typeof filter === 'string' ? { $eq: filter } : filter).map(
    ([below, given]): Test<readonly Subject[]> => {
      if (!below.startsWith('$') || isLogic(below)) {
        const test = compileFilters({ [below]: given }, shape, dialect, path);
        return (inner) => inner.some(test);
      }
      const test = compileOperator('number', below, given, path, dialect);
      if (below === '$null' || below === '$notNull') return (inner) => test(inner.length === 0 ? null : 1);
      return (inner) => inner.some(({ value }) => findAttribute(shape, 'id') === undefined || test(value('id')));
    },
  );
  return (subject) => passesAll(tests)(subject.inner(key, attribute));
};

/**
 * The test of `filters[…]`, with $and, $or and $not, through relations and components. Rejects unknown names and
 * incomparable values before any entry is compared.
 * @throws ContentFailure
 */
export const compileFilters = (
  filters: Filter | undefined,
  shape: Shape,
  dialect: Dialect,
  above = '',
): Test<Subject> => {
  if (filters === undefined || typeof filters === 'string') return () => true;
  const tests = Object.entries(filters).map(([key, filter]): Test<Subject> => {
    if (isLogic(key)) {
      const each = (key === '$not' || typeof filter === 'string' ? [filter] : Object.values(filter)).map((one) =>
        compileFilters(one, shape, dialect, above),
      );
      if (key === '$or') return (subject) => each.length === 0 || each.some((test) => test(subject));
      return key === '$and' ? passesAll(each) : negated(passesAll(each));
    }
    const attribute = findAttribute(shape, key);
    if (attribute === undefined || (isPlain(attribute) && attribute.newer && dialect.version === 'v4'))
      throw invalidKeyFailure(dialect, 'filters', key, above === '' ? null : above);
    const path = above === '' ? key : `${above}.${key}`;
    if (!isPlain(attribute)) return compileNested(attribute, key, filter, path, dialect);
    const test = compilePlain(attribute.kind, filter, path, dialect);
    return ({ value }) => test(value(key));
  });
  return passesAll(tests);
};
