import { attributeOf, isPlain } from './attribute.ts';
import { type BracketQuery, listOf } from './bracket-query.ts';
import { choked, invalid, invalidKey } from './content-failure.ts';
import type { ContentType } from './content-types.ts';
import type { Entry } from './view.ts';
import { heldBy, type View, wholeShape } from './view.ts';

type Key = { readonly name: string; readonly sign: 1 | -1 };

const keyOf = (given: string, type: ContentType, { dialect }: View): Key => {
  const [name = '', direction = 'asc'] = given.split(':');
  const attribute = attributeOf(wholeShape(type, dialect), name);
  if (attribute === undefined || !isPlain(attribute)) throw invalidKey(dialect, 'sort', name);
  if (/^(asc|desc)$/i.test(direction)) return { name, sign: direction.toLowerCase() === 'desc' ? -1 : 1 };
  throw dialect.version === 'v4' ? choked() : invalid('Invalid order. order can only be one of asc|desc|ASC|DESC');
};

const rank = (one: unknown, other: unknown): number => {
  const [a, b] = [one ?? '', other ?? ''];
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a), String(b)];
  return left < right ? -1 : Number(left > right);
};

/**
 * Sorts entries by `sort`; ties keep the order of ids.
 * @throws ContentFailure
 */
export const sorted = (
  entries: readonly Entry[],
  sort: BracketQuery | string | undefined,
  type: ContentType,
  view: View,
): readonly Entry[] => {
  const keys = listOf(sort).map((given) => keyOf(given, type, view));
  if (keys.length === 0) return entries;
  return entries.toSorted((a, b) => {
    for (const { name, sign } of keys) {
      const difference = rank(heldBy(a, type, name, view), heldBy(b, type, name, view));
      if (difference !== 0) return sign * difference;
    }
    return 0;
  });
};
