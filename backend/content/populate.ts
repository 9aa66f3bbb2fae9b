import { type Attribute, attributeOf, isPlain, type Shape } from './attribute.ts';
import { type BracketQuery, listOf } from './bracket-query.ts';
import { invalidKey } from './content-failure.ts';
import { contentType } from './content-types.ts';
import type { Dialect } from './dialect.ts';

/** Nested attributes to include, by name, each with its own query. */
export type Populate = readonly (readonly [string, BracketQuery])[];

/** A type that is not readable is never included. */
const showable = (attribute: Attribute | undefined): boolean =>
  attribute !== undefined &&
  !isPlain(attribute) &&
  (attribute.kind !== 'relation' || contentType(attribute.type)?.open === true);

const everything = (shape: Shape): Populate =>
  Object.keys(shape)
    .filter((name) => showable(shape[name]))
    .map((name) => [name, {}]);

/** `a.b` includes a and, inside it, b. */
const dotted = (path: string): readonly [string, BracketQuery] => {
  const [first = '', ...rest] = path.split('.');
  return [first, rest.length === 0 ? {} : { populate: rest.join('.') }];
};

const asked = (given: BracketQuery | string, shape: Shape): Populate => {
  if (given === '*' || given === 'true') return everything(shape);
  if (given === '' || given === 'false') return [];
  if (typeof given === 'string') return listOf(given).map(dotted);
  return Object.entries(given).flatMap(([key, value]): Populate => {
    if (/^\d+$/.test(key) && typeof value === 'string') return value === '*' ? everything(shape) : [dotted(value)];
    if (value === 'false') return [];
    return [[key, typeof value === 'string' ? {} : value]];
  });
};

/**
 * Parses `populate`; `*` includes everything one level deep. The older system ignores unknown names, the newer one
 * rejects them.
 * @throws ContentFailure
 */
export const populateOf = (given: BracketQuery | string | undefined, shape: Shape, dialect: Dialect): Populate => {
  const wanted = given === undefined ? [] : asked(given, shape);
  const unknown = wanted.find(([name]) => attributeOf(shape, name) === undefined);
  if (unknown && dialect.version === 'v5') throw invalidKey(dialect, 'populate', unknown[0]);
  return wanted.filter(([name]) => showable(attributeOf(shape, name)));
};

/**
 * Plain attributes requested by `fields`; null for all.
 * @throws ContentFailure
 */
export const fieldsOf = (
  given: BracketQuery | string | undefined,
  shape: Shape,
  dialect: Dialect,
): readonly string[] | null => {
  if (given === undefined) return null;
  // The older system treats a text with commas as one name.
  const names = typeof given === 'string' && dialect.version === 'v4' ? [given] : listOf(given);
  if (names.includes('*')) return null;
  for (const name of names) {
    const attribute = attributeOf(shape, name);
    if (attribute === undefined && name !== 'id') throw invalidKey(dialect, 'fields', name);
    if (attribute && !isPlain(attribute)) throw invalidKey(dialect, 'fields', name, name);
  }
  return names;
};
