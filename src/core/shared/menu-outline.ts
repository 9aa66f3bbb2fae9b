/** Limits of the content system: depth, and below the number of items. */
export const MAX_MENU_LEVEL = 3;
export const MAX_MENU_ITEMS = 100;

/** A line of a menu; `level` from 0. It is below the last line before it whose level is one less. */
type Line = { readonly level: number };
type Node<Item> = { readonly item: Item; readonly children: readonly Node<Item>[] };

/** The first line whose level does not follow from the one before; null for an outline of a tree. */
export const findLevelProblem = (lines: readonly Line[]): number | null => {
  const at = lines.findIndex(({ level }, index) => level > (lines[index - 1]?.level ?? -1) + 1);
  return at < 0 ? null : at;
};

/** After the last line below this one. */
const endOf = (lines: readonly Line[], at: number): number => {
  const level = lines[at]?.level ?? 0;
  const next = lines.findIndex((line, index) => index > at && line.level <= level);
  return next < 0 ? lines.length : next;
};

/** The line before this one at its level below the same parent; null for the first one. */
const siblingBefore = (lines: readonly Line[], at: number): number | null => {
  const level = lines[at]?.level ?? 0;
  const before = lines.findLastIndex((line, index) => index < at && line.level <= level);
  return before >= 0 && lines[before]?.level === level ? before : null;
};

export const moves = ['up', 'down', 'in', 'out'] as const;
export type Move = (typeof moves)[number];
/** The outline after a move, and where the moved line is. */
export type Moved<Item> = { readonly lines: readonly Item[]; readonly at: number };

const swapped = <Item extends Line>(lines: readonly Item[], first: number, second: number): readonly Item[] => [
  ...lines.slice(0, first),
  ...lines.slice(second, endOf(lines, second)),
  ...lines.slice(first, second),
  ...lines.slice(endOf(lines, second)),
];

const shifted = <Item extends Line>(lines: readonly Item[], at: number, by: number): readonly Item[] =>
  lines.slice(at, endOf(lines, at)).map((line) => ({ ...line, level: line.level + by }));

const rules: Readonly<Record<Move, <Item extends Line>(lines: readonly Item[], at: number) => Moved<Item> | null>> = {
  up: (lines, at) => {
    const before = siblingBefore(lines, at);
    return before === null ? null : { lines: swapped(lines, before, at), at: before };
  },
  down: (lines, at) => {
    const next = endOf(lines, at);
    if (siblingBefore(lines, next) !== at || next >= lines.length) return null;
    return { lines: swapped(lines, at, next), at: at + endOf(lines, next) - next };
  },
  in: (lines, at) => {
    if (siblingBefore(lines, at) === null) return null;
    const moved = shifted(lines, at, 1);
    if (moved.some(({ level }) => level >= MAX_MENU_LEVEL)) return null;
    return { lines: [...lines.slice(0, at), ...moved, ...lines.slice(endOf(lines, at))], at };
  },
  out: (lines, at) => {
    const level = lines[at]?.level ?? 0;
    if (level === 0) return null;
    const parent = lines.findLastIndex((line, index) => index < at && line.level < level);
    const [end, after] = [endOf(lines, at), endOf(lines, parent)];
    const between = lines.slice(end, after);
    return {
      lines: [...lines.slice(0, at), ...between, ...shifted(lines, at, -1), ...lines.slice(after)],
      at: at + between.length,
    };
  },
};

/**
 * Moves a line with all that is below it: before or after its sibling, below the sibling before it, or after its parent.
 * Null where it cannot go. What is below other lines stays there.
 */
export const moveLine = <Item extends Line>(lines: readonly Item[], at: number, move: Move): Moved<Item> | null =>
  lines[at] === undefined ? null : rules[move](lines, at);

/** Without a line and all that is below it. */
export const removeLine = <Item extends Line>(lines: readonly Item[], at: number): readonly Item[] => [
  ...lines.slice(0, at),
  ...lines.slice(endOf(lines, at)),
];

/** The tree of an outline without level problems. */
export const toTree = <Item extends Line>(lines: readonly Item[], level = 0): readonly Node<Item>[] =>
  lines.flatMap((item, at) =>
    item.level === level ? [{ item, children: toTree(lines.slice(at + 1, endOf(lines, at)), level + 1) }] : [],
  );
