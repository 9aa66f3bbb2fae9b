export type PlainKind = 'text' | 'number' | 'boolean' | 'date' | 'json';

export type Attribute =
  | {
      readonly kind: PlainKind;
      /** Only in the newer system. */
      readonly newer?: true;
      /** Not in the recorded systems; left out of answers while it is unset. */
      readonly own?: true;
    }
  | {
      readonly kind: 'relation';
      readonly type: string;
      readonly many: boolean;
      /** Attribute of the other type that holds the ids; without it this entry holds them. */
      readonly mappedBy?: string;
    }
  | { readonly kind: 'component'; readonly shape: Shape; readonly many: boolean }
  | { readonly kind: 'zone'; readonly shapes: Readonly<Record<string, Shape>> };
export type Shape = Readonly<Record<string, Attribute>>;

export const text: Attribute = { kind: 'text' };
export const number: Attribute = { kind: 'number' };
export const boolean: Attribute = { kind: 'boolean' };
export const date: Attribute = { kind: 'date' };
export const json: Attribute = { kind: 'json' };
export const ownText: Attribute = { kind: 'text', own: true };
export const ownBoolean: Attribute = { kind: 'boolean', own: true };
export const ownNumber: Attribute = { kind: 'number', own: true };
export const newJson: Attribute = { kind: 'json', newer: true };
export const relation = (type: string): Attribute => ({ kind: 'relation', type, many: false });
export const relations = (type: string): Attribute => ({ kind: 'relation', type, many: true });
export const inverseRelation = (type: string, mappedBy: string): Attribute => ({
  kind: 'relation',
  type,
  many: true,
  mappedBy,
});
/** Media are entries of a type without an endpoint. */
export const FILES = 'files';
export const image = relation(FILES);
export const images = relations(FILES);
export const component = (shape: Shape): Attribute => ({ kind: 'component', shape, many: false });
export const components = (shape: Shape): Attribute => ({ kind: 'component', shape, many: true });
export const zone = (shapes: Readonly<Record<string, Shape>>): Attribute => ({ kind: 'zone', shapes });

export const isPlain = (attribute: Attribute): attribute is Extract<Attribute, { kind: PlainKind }> =>
  attribute.kind !== 'relation' && attribute.kind !== 'component' && attribute.kind !== 'zone';

/** Excludes inherited names such as `constructor`. */
export const findAttribute = (shape: Shape, name: string): Attribute | undefined =>
  Object.hasOwn(shape, name) ? shape[name] : undefined;
