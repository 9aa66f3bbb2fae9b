import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Query results that a document was rendered from, as packed JSON of query keys and data. */
export type DehydratedQueries = string;

/** Tag of a packed list; a packed object starts with the index of its shape. */
const LIST_TAG = -1;
type Packed = string | number | boolean | null | readonly Packed[];

/** Serialises the successful queries, so that hydration sends no requests. */
export const dehydrateQueries = (queries: QueryClient): DehydratedQueries => {
  const shapes: (readonly string[])[] = [];
  const shapeIndexes = new Map<string, number>();
  const shapeIndexOf = (names: readonly string[]): number => {
    // Length prefixes keep different lists of names distinct.
    let text = '';
    for (const name of names) text += `${name.length} ${name}`;
    const place = shapeIndexes.get(text) ?? shapes.push(names) - 1;
    shapeIndexes.set(text, place);
    return place;
  };
  const pack = (value: unknown): Packed => {
    // Query results are plain JSON, as /api sends them.
    if (typeof value !== 'object' || value === null) return value as Packed;
    if (Array.isArray(value)) return [LIST_TAG, ...value.map(pack)];
    const record = value as Readonly<Record<string, unknown>>;
    const names = Object.keys(record).filter((name) => record[name] !== undefined);
    return [shapeIndexOf(names), ...names.map((name) => pack(record[name]))];
  };
  const entries = queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.status === 'success' ? [[queryKey, state.data]] : []));
  const packed = pack(entries);
  return JSON.stringify([shapes, packed]);
};

/** Fills the query cache from a document; even data of a cached document counts as fresh. */
export const hydrateQueries = (queries: QueryClient, carried: DehydratedQueries): void => {
  // Only dehydrateQueries writes this format.
  const [shapes, packed] = JSON.parse(carried) as [readonly (readonly string[])[], Packed];
  const unpack = (value: Packed): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const [shape, ...parts] = value;
    const values = parts.map(unpack);
    return shape === LIST_TAG
      ? values
      : Object.fromEntries(values.map((each, at) => [shapes[Number(shape)]?.[at], each]));
  };
  for (const [key, value] of unpack(packed) as [QueryKey, unknown][]) queries.setQueryData(key, value);
};
