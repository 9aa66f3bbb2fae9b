import { lookUp } from '#core/shared/text/look-up.ts';
import { type Attribute, FILES, isPlain, type Shape } from './attribute.ts';
import type { BracketQuery } from './bracket-query.ts';
import { validationFailure } from './content-failure.ts';
import { type ContentType, findType } from './content-types.ts';
import type { Dialect } from './dialect.ts';
import { parseFields, parsePopulate } from './populate.ts';
import type { Store } from './store.ts';
import type { Entry } from './view.ts';
import { entryId, fullShape, readAttribute, type View } from './view.ts';

/** `left`: number of entries that the answer may still contain. */
export type RenderContext = { readonly view: View; readonly store: Store; left: number };

/** Maximum number of entries in an answer, nested ones included, because relations can be circular. */
export const MAX_RENDERED = 5_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listPlainNames = (shape: Shape, fields: readonly string[] | null, { version }: Dialect): readonly string[] =>
  Object.entries(shape).flatMap(([name, attribute]) => {
    const known = isPlain(attribute) && !(attribute.newer && version === 'v4');
    return known && (fields === null || fields.includes(name)) ? [name] : [];
  });

const isUnsetOwn = (attribute: Attribute | undefined, value: unknown): boolean =>
  attribute !== undefined && isPlain(attribute) && attribute.own === true && value === null;

type NestedValue = { readonly value: (name: string) => unknown; readonly from: number | null };

const renderComponent = (value: unknown, shape: Shape, query: BracketQuery, drawing: RenderContext): object | null => {
  if (!isRecord(value)) return null;
  const holder = { value: (name: string) => lookUp(value, name) ?? null, from: null };
  return { id: value.id ?? 1, ...renderAttributes(holder, shape, query, drawing) };
};

/** `on` selects components of a zone by name. */
const renderZonePart = (
  value: unknown,
  shapes: Readonly<Record<string, Shape>>,
  query: BracketQuery,
  drawing: RenderContext,
): readonly object[] => {
  if (!isRecord(value)) return [];
  const name = String(value.__component);
  const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  const on = typeof query.on === 'object' ? lookUp(query.on, name) : query;
  if (shape === undefined || on === undefined) return [];
  const drawn = renderComponent(value, shape, typeof on === 'string' ? {} : on, drawing);
  return drawn === null ? [] : [{ ...drawn, __component: name }];
};

const renderRelation = (
  attribute: Extract<Attribute, { kind: 'relation' }>,
  { value, from }: NestedValue,
  name: string,
  query: BracketQuery,
  drawing: RenderContext,
): unknown => {
  const { view, store } = drawing;
  const type = findType(attribute.type);
  const entries = type ? store.linked(attribute, value(name), from) : [];
  const drawn = entries.map((entry) => (type ? renderEntry(entry, type, query, drawing) : null));
  const first = drawn[0] ?? null;
  const none = attribute.type === FILES && view.dialect.version === 'v4' ? null : [];
  const found = attribute.many ? (drawn.length === 0 ? none : drawn) : first;
  return view.dialect.wrapped ? { data: found } : found;
};

const renderNested = (
  attribute: Attribute,
  holder: NestedValue,
  name: string,
  query: BracketQuery,
  drawing: RenderContext,
) => {
  if (attribute.kind === 'relation') return renderRelation(attribute, holder, name, query, drawing);
  const value = holder.value(name);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if (attribute.kind === 'zone') return items.flatMap((each) => renderZonePart(each, attribute.shapes, query, drawing));
  if (attribute.kind !== 'component') return value;
  if (!attribute.many) return renderComponent(value, attribute.shape, query, drawing);
  return items.map((each) => renderComponent(each, attribute.shape, query, drawing));
};

const renderAttributes = (holder: NestedValue, shape: Shape, query: BracketQuery, drawing: RenderContext) => {
  const { dialect } = drawing.view;
  const plain = listPlainNames(shape, parseFields(query.fields, shape, dialect), dialect).filter(
    (name) => name !== 'id' && name !== 'documentId',
  );
  const set = plain.filter((name) => !isUnsetOwn(lookUp(shape, name), holder.value(name)));
  const nested = parsePopulate(query.populate, shape, dialect).flatMap(([name, below]) => {
    const attribute = lookUp(shape, name);
    return attribute ? [[name, renderNested(attribute, holder, name, below, drawing)] as const] : [];
  });
  return { ...Object.fromEntries(set.map((name) => [name, holder.value(name)])), ...Object.fromEntries(nested) };
};

/** `{id, attributes}` for the older system, flat with the document id for the newer one. Throws ContentFailure. */
export const renderEntry = (entry: Entry, type: ContentType, query: BracketQuery, drawing: RenderContext): object => {
  drawing.left -= 1;
  if (drawing.left < 0) throw validationFailure('The answer would be too large');
  const { view } = drawing;
  const holder = { value: (name: string) => readAttribute(entry, type, name, view), from: entry.id };
  const attributes = renderAttributes(holder, fullShape(type, view.dialect), query, drawing);
  const id = entryId(entry, type, view);
  if (view.dialect.version === 'v4') return { id, attributes };
  const { documentId } = entry;
  return view.dialect.wrapped ? { id, documentId, attributes } : { id, documentId, ...attributes };
};
