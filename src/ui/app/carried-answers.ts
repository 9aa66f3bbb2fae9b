import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The answers that a document was drawn from, on their way into the browser: packed JSON of keys and values. */
export type CarriedAnswers = string;

/** A list begins with this, an object with the number of its shape. */
const LIST = -1;
type Packed = string | number | boolean | null | readonly Packed[];

/** What a document must bring along so that its page asks nothing again. What failed is not carried. */
export const carriedAnswers = (queries: QueryClient): CarriedAnswers => {
  /** The names of each shape, and its place by them. */
  const shapes: (readonly string[])[] = [];
  const places = new Map<string, number>();
  const placeOf = (names: readonly string[]): number => {
    // Each with its length, so that no two lists of names read alike.
    let text = '';
    for (const name of names) text += `${name.length} ${name}`;
    const place = places.get(text) ?? shapes.push(names) - 1;
    places.set(text, place);
    return place;
  };
  const pack = (value: unknown): Packed => {
    // What answers hold is JSON: the same answers are sent to the browser by /api.
    if (typeof value !== 'object' || value === null) return value as Packed;
    if (Array.isArray(value)) return [LIST, ...value.map(pack)];
    const told = value as Readonly<Record<string, unknown>>;
    const names = Object.keys(told).filter((name) => told[name] !== undefined);
    return [placeOf(names), ...names.map((name) => pack(told[name]))];
  };
  const answers = queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.status === 'success' ? [[queryKey, state.data]] : []));
  const packed = pack(answers);
  return JSON.stringify([shapes, packed]);
};

/** Puts a document's answers where pages read them. They count as asked just now, however long the document was kept. */
export const takeAnswers = (queries: QueryClient, carried: CarriedAnswers): void => {
  // carriedAnswers alone writes it.
  const [shapes, packed] = JSON.parse(carried) as [readonly (readonly string[])[], Packed];
  const unpack = (value: Packed): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const [shape, ...parts] = value;
    const values = parts.map(unpack);
    return shape === LIST ? values : Object.fromEntries(values.map((each, at) => [shapes[Number(shape)]?.[at], each]));
  };
  for (const [key, value] of unpack(packed) as [QueryKey, unknown][]) queries.setQueryData(key, value);
};
