import { type Attribute, FILES, isPlain, type Shape } from './attribute.ts';
import type { BracketQuery } from './bracket-query.ts';
import { invalid } from './content-failure.ts';
import { type ContentType, contentType } from './content-types.ts';
import type { Dialect } from './dialect.ts';
import { fieldsOf, populateOf } from './populate.ts';
import type { Store } from './store.ts';
import type { Entry } from './view.ts';
import { heldBy, numberOf, type View, wholeShape } from './view.ts';

/** Context of one rendered answer, with the number of entries that it may still contain. */
export type Drawing = { readonly view: View; readonly store: Store; left: number };

/** Maximum number of entries in an answer, nested ones included, because relations can be circular. */
export const MAX_RENDERED = 5_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plainNames = (shape: Shape, fields: readonly string[] | null, { version }: Dialect): readonly string[] =>
  Object.entries(shape).flatMap(([name, attribute]) => {
    const known = isPlain(attribute) && !(attribute.newer && version === 'v4');
    return known && (fields === null || fields.includes(name)) ? [name] : [];
  });

type Holder = { readonly value: (name: string) => unknown; readonly from: number | null };

const componentOf = (value: unknown, shape: Shape, query: BracketQuery, drawing: Drawing): object | null => {
  if (!isRecord(value)) return null;
  const holder = { value: (name: string) => value[name] ?? null, from: null };
  return { id: value.id ?? 1, ...attributesOf(holder, shape, query, drawing) };
};

/** `on` selects components of a zone by name and leaves out the others. */
const partOf = (
  value: unknown,
  shapes: Readonly<Record<string, Shape>>,
  query: BracketQuery,
  drawing: Drawing,
): readonly object[] => {
  if (!isRecord(value)) return [];
  const name = String(value.__component);
  const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  const on = typeof query.on === 'object' ? query.on[name] : query;
  if (shape === undefined || on === undefined) return [];
  const drawn = componentOf(value, shape, typeof on === 'string' ? {} : on, drawing);
  return drawn === null ? [] : [{ ...drawn, __component: name }];
};

const relationOf = (
  attribute: Extract<Attribute, { kind: 'relation' }>,
  { value, from }: Holder,
  name: string,
  query: BracketQuery,
  drawing: Drawing,
): unknown => {
  const { view, store } = drawing;
  const type = contentType(attribute.type);
  const entries = type ? store.linked(attribute, value(name), from) : [];
  const drawn = entries.map((entry) => (type ? renderEntry(entry, type, query, drawing) : null));
  const first = drawn[0] ?? null;
  const none = attribute.type === FILES && view.dialect.version === 'v4' ? null : [];
  const found = attribute.many ? (drawn.length === 0 ? none : drawn) : first;
  return view.dialect.wrapped ? { data: found } : found;
};

const nestedOf = (attribute: Attribute, holder: Holder, name: string, query: BracketQuery, drawing: Drawing) => {
  if (attribute.kind === 'relation') return relationOf(attribute, holder, name, query, drawing);
  const value = holder.value(name);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if (attribute.kind === 'zone') return items.flatMap((each) => partOf(each, attribute.shapes, query, drawing));
  if (attribute.kind !== 'component') return value;
  if (!attribute.many) return componentOf(value, attribute.shape, query, drawing);
  return items.map((each) => componentOf(each, attribute.shape, query, drawing));
};

const attributesOf = (holder: Holder, shape: Shape, query: BracketQuery, drawing: Drawing) => {
  const { dialect } = drawing.view;
  const plain = plainNames(shape, fieldsOf(query.fields, shape, dialect), dialect).filter(
    (name) => name !== 'id' && name !== 'documentId',
  );
  const nested = populateOf(query.populate, shape, dialect).flatMap(([name, below]) => {
    const attribute = shape[name];
    return attribute ? [[name, nestedOf(attribute, holder, name, below, drawing)] as const] : [];
  });
  return { ...Object.fromEntries(plain.map((name) => [name, holder.value(name)])), ...Object.fromEntries(nested) };
};

/**
 * An entry in the system's format: `{id, attributes}` for the older one, flat and with the document id for the newer
 * one. Attributes that were not requested are left out.
 * @throws ContentFailure
 */
export const renderEntry = (entry: Entry, type: ContentType, query: BracketQuery, drawing: Drawing): object => {
  drawing.left -= 1;
  if (drawing.left < 0) throw invalid('The answer would be too large');
  const { view } = drawing;
  const holder = { value: (name: string) => heldBy(entry, type, name, view), from: entry.id };
  const attributes = attributesOf(holder, wholeShape(type, view.dialect), query, drawing);
  const id = numberOf(entry, type, view);
  if (view.dialect.version === 'v4') return { id, attributes };
  const { documentId } = entry;
  return view.dialect.wrapped ? { id, documentId, attributes } : { id, documentId, ...attributes };
};
