import { lookUp } from '#core/shared/text/look-up.ts';
import { findAttribute, isPlain } from './attribute.ts';
import { type BracketQuery, toList } from './bracket-query.ts';
import { internalFailure, invalidKeyFailure, validationFailure } from './content-failure.ts';
import type { ContentType } from './content-types.ts';
import type { Entry } from './view.ts';
import { fullShape, readAttribute, type View } from './view.ts';

type Key = { readonly name: string; readonly sign: 1 | -1 };

const parseSortKey = (given: string, type: ContentType, { dialect }: View): Key => {
  const [name = '', direction = 'asc'] = given.split(':');
  const attribute = findAttribute(fullShape(type, dialect), name);
  if (attribute === undefined || !isPlain(attribute)) throw invalidKeyFailure(dialect, 'sort', name);
  if (/^(asc|desc)$/i.test(direction)) return { name, sign: direction.toLowerCase() === 'desc' ? -1 : 1 };
  throw dialect.version === 'v4'
    ? internalFailure()
    : validationFailure('Invalid order. order can only be one of asc|desc|ASC|DESC');
};

const compareValues = (one: unknown, other: unknown): number => {
  const [a, b] = [one ?? '', other ?? ''];
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  return left < right ? -1 : Number(left > right);
};

const inOwnOrder = (entries: readonly Entry[], { orderedBy }: ContentType): readonly Entry[] => {
  if (orderedBy === null) return entries;
  const placeOf = ({ attributes }: Entry): number => Number(lookUp(attributes, orderedBy) ?? 0);
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** Ties keep the order of ids. Throws ContentFailure. */
export const sortEntries = (
  entries: readonly Entry[],
  sort: BracketQuery | string | undefined,
  type: ContentType,
  view: View,
): readonly Entry[] => {
  const keys = toList(sort).map((given) => parseSortKey(given, type, view));
  if (keys.length === 0) return inOwnOrder(entries, type);
  return entries.toSorted((a, b) => {
    for (const { name, sign } of keys) {
      const difference = compareValues(readAttribute(a, type, name, view), readAttribute(b, type, name, view));
      if (difference !== 0) return sign * difference;
    }
    return 0;
  });
};
