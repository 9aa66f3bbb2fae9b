/** A value of its own, without further fields inside. */
export type PlainKind = 'text' | 'number' | 'boolean' | 'date' | 'json';

/** One attribute of a type: a plain value, a link to other entries, or fields nested inside this one. */
export type Attribute =
  | {
      readonly kind: PlainKind;
      /** Only the newer system has it. */
      readonly newer?: true;
    }
  | {
      readonly kind: 'relation';
      readonly type: string;
      readonly many: boolean;
      /** The attribute of the other type that points here; without it the ids stand in this entry. */
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
export const newJson: Attribute = { kind: 'json', newer: true };
export const link = (type: string): Attribute => ({ kind: 'relation', type, many: false });
export const links = (type: string): Attribute => ({ kind: 'relation', type, many: true });
export const inverse = (type: string, mappedBy: string): Attribute => ({
  kind: 'relation',
  type,
  many: true,
  mappedBy,
});
/** Media are entries of a type of their own that has no address. */
export const FILES = 'files';
export const image = link(FILES);
export const images = links(FILES);
export const part = (shape: Shape): Attribute => ({ kind: 'component', shape, many: false });
export const parts = (shape: Shape): Attribute => ({ kind: 'component', shape, many: true });
export const zone = (shapes: Readonly<Record<string, Shape>>): Attribute => ({ kind: 'zone', shapes });

export const isPlain = (attribute: Attribute): attribute is Extract<Attribute, { kind: PlainKind }> =>
  attribute.kind !== 'relation' && attribute.kind !== 'component' && attribute.kind !== 'zone';

/** The attribute of a name that somebody asked for: `constructor` and the like are none. */
export const attributeOf = (shape: Shape, name: string): Attribute | undefined =>
  Object.hasOwn(shape, name) ? shape[name] : undefined;
