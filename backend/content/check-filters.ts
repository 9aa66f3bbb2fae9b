import { type Attribute, findAttribute, isPlain, type PlainKind, type Shape } from './attribute.ts';
import type { BracketQuery } from './bracket-query.ts';
import { invalidKeyFailure } from './content-failure.ts';
import { findType } from './content-types.ts';
import type { Dialect } from './dialect.ts';
import { isLogic, toList } from './filter.ts';
import { castOperators, castQueryValue, findOperator } from './operators.ts';
import { fullShape } from './view.ts';

/** The older system treats the keys of a longer bracket list as names. */
const MAX_LIST_LENGTH = 100;

const checkList = (given: BracketQuery | string, dialect: Dialect): void => {
  if (dialect.version === 'v4' && typeof given === 'object' && Object.keys(given).length > MAX_LIST_LENGTH)
    throw invalidKeyFailure(dialect, 'filters', '0');
};

const checkOperator = (kind: PlainKind, key: string, given: BracketQuery | string, path: string, dialect: Dialect) => {
  if (findOperator(key) === undefined) {
    if (dialect.version === 'v5') throw invalidKeyFailure(dialect, 'filters', key, path);
    return;
  }
  checkList(given, dialect);
  if (castOperators.has(key)) for (const each of toList(given)) castQueryValue(kind, each);
};

const checkPlain = (kind: PlainKind, filter: BracketQuery | string, path: string, dialect: Dialect): void => {
  if (typeof filter === 'string') {
    castQueryValue(kind, filter);
    return;
  }
  for (const [key, given] of Object.entries(filter)) {
    if (!isLogic(key)) checkOperator(kind, key, given, path, dialect);
    else if (key === '$not') checkPlain(kind, given, path, dialect);
    else if (typeof given === 'object') for (const each of Object.values(given)) checkPlain(kind, each, path, dialect);
  }
};

const nestedShape = (attribute: Attribute, key: string, dialect: Dialect): Shape => {
  if (attribute.kind === 'component') return attribute.shape;
  const type = attribute.kind === 'relation' ? findType(attribute.type) : undefined;
  // Unreadable types must not be filtered either; a zone has no attributes of its own.
  if (!type?.open) throw invalidKeyFailure(dialect, 'filters', key, key);
  return fullShape(type, dialect);
};

const checkAttribute = (
  attribute: Attribute,
  key: string,
  filter: BracketQuery | string,
  path: string,
  dialect: Dialect,
): void => {
  if (isPlain(attribute)) {
    checkPlain(attribute.kind, filter, path, dialect);
    return;
  }
  const shape = nestedShape(attribute, key, dialect);
  if (typeof filter === 'string') {
    castQueryValue('number', filter);
    return;
  }
  for (const [below, given] of Object.entries(filter)) {
    if (below.startsWith('$') && !isLogic(below)) checkOperator('number', below, given, path, dialect);
    else checkFilters({ [below]: given }, shape, dialect, path);
  }
};

/** Rejects unknown names and incomparable values before any entry is compared. Throws ContentFailure. */
export const checkFilters = (
  filters: BracketQuery | string | undefined,
  shape: Shape,
  dialect: Dialect,
  above = '',
): void => {
  if (filters === undefined || typeof filters === 'string') return;
  for (const [key, filter] of Object.entries(filters)) {
    if (isLogic(key)) {
      const each = key === '$not' || typeof filter === 'string' ? [filter] : Object.values(filter);
      for (const one of each) checkFilters(one, shape, dialect, above);
      continue;
    }
    const attribute = findAttribute(shape, key);
    if (attribute === undefined || (isPlain(attribute) && attribute.newer && dialect.version === 'v4'))
      throw invalidKeyFailure(dialect, 'filters', key, above === '' ? null : above);
    checkAttribute(attribute, key, filter, above === '' ? key : `${above}.${key}`, dialect);
  }
};
