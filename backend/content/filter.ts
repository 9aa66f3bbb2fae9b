import { type Attribute, findAttribute, isPlain, type Shape } from './attribute.ts';
import type { BracketQuery } from './bracket-query.ts';
import { type ContentType, findType } from './content-types.ts';
import { findOperator } from './operators.ts';
import type { Store } from './store.ts';
import type { Entry } from './view.ts';
import { fullShape, readAttribute, type View } from './view.ts';

/** An entry or a nested component. */
type Subject = {
  readonly shape: Shape;
  readonly value: (name: string) => unknown;
  readonly inner: (name: string, attribute: Attribute) => readonly Subject[];
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toList = (given: BracketQuery | string): readonly string[] =>
  typeof given === 'string' ? [given] : Object.values(given).filter((each) => typeof each === 'string');

export const isLogic = (key: string): key is '$and' | '$or' | '$not' => ['$and', '$or', '$not'].includes(key);

const buildSubjects = (store: Store, view: View) => {
  const ofEntry = (entry: Entry, type: ContentType): Subject => ({
    shape: fullShape(type, view.dialect),
    value: (name) => readAttribute(entry, type, name, view),
    inner: (name, attribute) => innerOf(attribute, entry.attributes[name], entry.id),
  });
  const ofComponent = (fields: Readonly<Record<string, unknown>>, shape: Shape): Subject => ({
    shape,
    value: (name) => fields[name] ?? null,
    inner: (name, attribute) => innerOf(attribute, fields[name], null),
  });
  const innerOf = (attribute: Attribute, value: unknown, from: number | null): readonly Subject[] => {
    if (attribute.kind === 'relation') {
      const type = findType(attribute.type);
      return type ? store.linked(attribute, value, from).map((entry) => ofEntry(entry, type)) : [];
    }
    if (attribute.kind !== 'component') return [];
    return [value].flat().flatMap((each) => (isRecord(each) ? [ofComponent(each, attribute.shape)] : []));
  };
  return ofEntry;
};

/** An operator directly below a relation compares the ids of its entries. */
const innerMatches = (inner: readonly Subject[], filter: BracketQuery | string): boolean => {
  if (typeof filter === 'string') return innerMatches(inner, { id: { $eq: filter } });
  return Object.entries(filter).every(([key, given]) => {
    if (key === '$null' || key === '$notNull')
      return findOperator(key)?.('number', inner.length === 0 ? null : 1, toList(given)) ?? true;
    const below: BracketQuery = key.startsWith('$') && !isLogic(key) ? { id: { [key]: given } } : { [key]: given };
    return inner.some((subject) => matches(subject, below));
  });
};

const plainMatches = (
  attribute: Extract<Attribute, { kind: 'text' | 'number' | 'boolean' | 'date' | 'json' }>,
  value: unknown,
  filter: BracketQuery | string,
): boolean => {
  if (typeof filter === 'string') return plainMatches(attribute, value, { $eq: filter });
  return Object.entries(filter).every(([key, given]) => {
    if (key === '$not') return !plainMatches(attribute, value, given);
    if (key === '$and') return toFilterList(given).every((each) => plainMatches(attribute, value, each));
    if (key === '$or') return toFilterList(given).some((each) => plainMatches(attribute, value, each));
    // The older system ignores unknown operators, so all rows match.
    return findOperator(key)?.(attribute.kind, value, toList(given)) ?? true;
  });
};

const toFilterList = (given: BracketQuery | string): readonly (BracketQuery | string)[] =>
  typeof given === 'string' ? [] : Object.values(given);

const matches = (subject: Subject, filters: BracketQuery | string): boolean => {
  if (typeof filters === 'string') return true;
  return Object.entries(filters).every(([key, filter]) => {
    if (key === '$and') return toFilterList(filter).every((each) => matches(subject, each));
    if (key === '$or')
      return toFilterList(filter).length === 0 || toFilterList(filter).some((each) => matches(subject, each));
    if (key === '$not') return !matches(subject, filter);
    const attribute = findAttribute(subject.shape, key);
    if (attribute === undefined) return true;
    if (isPlain(attribute)) return plainMatches(attribute, subject.value(key), filter);
    return innerMatches(subject.inner(key, attribute), filter);
  });
};

/** Supports $and, $or and $not, relations and components. `checkFilters` has already rejected invalid filters. */
export const applyFilters = (
  entries: readonly Entry[],
  type: ContentType,
  filters: BracketQuery | string | undefined,
  store: Store,
  view: View,
): readonly Entry[] => {
  if (filters === undefined || typeof filters === 'string') return entries;
  const subjectOf = buildSubjects(store, view);
  return entries.filter((entry) => matches(subjectOf(entry, type), filters));
};
