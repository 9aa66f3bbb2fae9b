import { lookUp } from '#core/shared/text/look-up.ts';
import { type Attribute, findAttribute, isPlain, type Shape } from './attribute.ts';
import { type BracketQuery, toList } from './bracket-query.ts';
import { invalidKeyFailure, tooManyFailure } from './content-failure.ts';
import { findType } from './content-types.ts';
import type { Dialect } from './dialect.ts';

/** Nested attributes to include, each with its own query. */
export type Populate = readonly (readonly [string, BracketQuery])[];

/** Unreadable types are never included. */
const isIncludable = (attribute: Attribute | undefined): boolean =>
  attribute !== undefined &&
  !isPlain(attribute) &&
  (attribute.kind !== 'relation' || findType(attribute.type)?.open === true);

const populateAll = (shape: Shape): Populate =>
  Object.keys(shape)
    .filter((name) => isIncludable(lookUp(shape, name)))
    .map((name) => [name, {}]);

/** Attributes that one level includes. [ASVS V15.2.2] */
export const MAX_INCLUDED = 50;
/** Levels of a path with dots. */
const MAX_LEVELS = 12;

/** `a.b` includes a and, inside it, b. Throws ContentFailure. */
const parseDottedPath = (path: string): readonly [string, BracketQuery] => {
  const [first = '', ...rest] = path.split('.', MAX_LEVELS + 1);
  if (rest.length === MAX_LEVELS) throw tooManyFailure('levels of one path in populate', MAX_LEVELS);
  return [first, rest.length === 0 ? {} : { populate: rest.join('.') }];
};

const parsePopulateValue = (given: BracketQuery | string, shape: Shape): Populate => {
  if (given === '*' || given === 'true') return populateAll(shape);
  if (given === '' || given === 'false') return [];
  if (typeof given === 'string') return toList(given).map(parseDottedPath);
  return Object.entries(given).flatMap(([key, value]): Populate => {
    if (/^\d+$/.test(key) && typeof value === 'string')
      return value === '*' ? populateAll(shape) : [parseDottedPath(value)];
    if (value === 'false') return [];
    return [[key, typeof value === 'string' ? {} : value]];
  });
};

/**
 * `*` includes everything one level deep; of an attribute that is named twice the last counts. The older system ignores
 * unknown names; the newer throws ContentFailure.
 */
export const parsePopulate = (given: BracketQuery | string | undefined, shape: Shape, dialect: Dialect): Populate => {
  const named = given === undefined ? [] : parsePopulateValue(given, shape);
  if (named.length > MAX_INCLUDED) throw tooManyFailure('attributes in populate', MAX_INCLUDED);
  const wanted = [...new Map(named)];
  const unknown = wanted.find(([name]) => findAttribute(shape, name) === undefined);
  if (unknown && dialect.version === 'v5') throw invalidKeyFailure(dialect, 'populate', unknown[0]);
  return wanted.filter(([name]) => isIncludable(findAttribute(shape, name)));
};

/** null for all. Throws ContentFailure. */
export const parseFields = (
  given: BracketQuery | string | undefined,
  shape: Shape,
  dialect: Dialect,
): readonly string[] | null => {
  if (given === undefined) return null;
  // The older system treats a text with commas as one name.
  const names = typeof given === 'string' && dialect.version === 'v4' ? [given] : toList(given);
  if (names.includes('*')) return null;
  for (const name of names) {
    const attribute = findAttribute(shape, name);
    if (attribute === undefined && name !== 'id') throw invalidKeyFailure(dialect, 'fields', name);
    if (attribute && !isPlain(attribute)) throw invalidKeyFailure(dialect, 'fields', name, name);
  }
  return names;
};
