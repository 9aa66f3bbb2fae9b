import { type BracketQuery, listOf } from './bracket-query.ts';
import { invalidParameter } from './content-failure.ts';
import type { Attribute, ContentType, Shape } from './content-types.ts';

export type Entry = {
  readonly id: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};
/** Entries of other types, loaded beforehand. */
export type Lookup = (type: string, id: number) => Entry | undefined;
export type TypeOf = (name: string) => ContentType | undefined;
type Context = { readonly lookup: Lookup; readonly typeOf: TypeOf };

type Populate = Readonly<Record<string, BracketQuery | true>>;

const isNested = (attribute: Attribute): boolean => attribute.kind === 'relation' || attribute.kind === 'component';

/** `a.b` asks for a and, inside it, b. */
const dotted = (path: string): [string, BracketQuery | true] => {
  const [first = '', ...rest] = path.split('.');
  return [first, rest.length === 0 ? true : { populate: rest.join('.') }];
};

/** What `populate` asks for. `*` means everything one level deep; unknown names are passed over. */
const populateOf = (given: BracketQuery | string | undefined, shape: Shape): Populate => {
  const nested = Object.keys(shape).filter((name) => shape[name] && isNested(shape[name]));
  const all: Populate = Object.fromEntries(nested.map((name) => [name, true]));
  if (given === undefined) return {};
  if (given === '*' || given === 'true') return all;
  if (typeof given === 'string') return Object.fromEntries(listOf(given).map(dotted));
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]): [string, BracketQuery | true][] => {
      if (/^\d+$/.test(key) && typeof value === 'string') return value === '*' ? Object.entries(all) : [dotted(value)];
      if (value === 'false') return [];
      return [[key, typeof value === 'string' ? true : value]];
    }),
  );
};

/** The plain attributes that `fields` asks for; all of them where it is absent. */
const fieldsOf = (given: BracketQuery | string | undefined, shape: Shape): readonly string[] | null => {
  if (given === undefined) return null;
  const names = typeof given === 'string' ? [given] : listOf(given);
  if (names.includes('*')) return null;
  for (const name of names) {
    const known =
      name === 'id' || name === 'createdAt' || name === 'updatedAt' || (shape[name] && !isNested(shape[name]));
    if (!known) throw invalidParameter(name);
  }
  return names;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plainOf = (values: Readonly<Record<string, unknown>>, shape: Shape, fields: readonly string[] | null) =>
  Object.fromEntries(
    Object.keys(shape)
      .filter((name) => shape[name] && !isNested(shape[name]) && (fields === null || fields.includes(name)))
      .map((name) => [name, values[name] ?? null]),
  );

const renderedComponent = (value: unknown, shape: Shape, query: BracketQuery, context: Context): unknown => {
  if (!isRecord(value)) return null;
  const id = value.id ?? 1;
  const fields = fieldsOf(query.fields, shape);
  return { id, ...plainOf(value, shape, fields), ...nestedOf(value, shape, query.populate, context) };
};

const renderedRelation = (
  attribute: Extract<Attribute, { kind: 'relation' }>,
  value: unknown,
  query: BracketQuery,
  context: Context,
) => {
  const type = context.typeOf(attribute.type);
  const one = (id: unknown) => {
    const entry = typeof id === 'number' ? context.lookup(attribute.type, id) : undefined;
    return entry && type ? renderEntry(entry, type.shape, query, context) : null;
  };
  return { data: attribute.many ? (Array.isArray(value) ? value.map(one) : []) : one(value) };
};

const nestedOf = (
  values: Readonly<Record<string, unknown>>,
  shape: Shape,
  populate: BracketQuery | string | undefined,
  context: Context,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(populateOf(populate, shape)).flatMap(([name, asked]) => {
      const attribute = shape[name];
      if (attribute === undefined) return [];
      const query = asked === true ? {} : asked;
      if (attribute.kind === 'relation') return [[name, renderedRelation(attribute, values[name], query, context)]];
      if (attribute.kind !== 'component') return [];
      const value = values[name];
      if (!attribute.many) return [[name, renderedComponent(value, attribute.shape, query, context)]];
      const items = Array.isArray(value) ? value : [];
      return [[name, items.map((each) => renderedComponent(each, attribute.shape, query, context))]];
    }),
  );

/** An entry as the system answers it: `{id, attributes}`, what was not asked for is missing. */
export const renderEntry = (entry: Entry, shape: Shape, query: BracketQuery, context: Context) => {
  const fields = fieldsOf(query.fields, shape);
  const stamps = { createdAt: entry.createdAt.toISOString(), updatedAt: entry.updatedAt.toISOString() };
  const shown = Object.entries(stamps).filter(([name]) => fields === null || fields.includes(name));
  return {
    id: entry.id,
    attributes: {
      ...plainOf(entry.attributes, shape, fields),
      ...Object.fromEntries(shown),
      ...nestedOf(entry.attributes, shape, query.populate, context),
    },
  };
};
