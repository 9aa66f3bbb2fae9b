import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLevelProblem, MAX_MENU_LEVEL, moveLine, moves, removeLine, toTree } from '#core/shared/menu-outline.ts';

type Line = { readonly name: number; readonly level: number };
type Tree = { readonly item: Line; readonly children: readonly Tree[] };

/** Outlines of trees. */
const outline: fc.Arbitrary<readonly Line[]> = fc
  .array(fc.nat(MAX_MENU_LEVEL - 1), { maxLength: 14 })
  .map((wished) =>
    wished.reduce<readonly Line[]>(
      (lines, level, name) => lines.concat({ name, level: Math.min(level, (lines.at(-1)?.level ?? -1) + 1) }),
      [],
    ),
  );
const place = fc.nat(13);
const lineOf = (text: string): readonly Line[] =>
  text.split('\n').map((line) => ({ name: Number(line.trim()), level: line.search(/\d/) }));
const textOf = (lines: readonly Line[]): string =>
  lines.map(({ name, level }) => `${' '.repeat(level)}${name}`).join('\n');
const flatten = (nodes: readonly Tree[]): readonly Line[] =>
  nodes.flatMap(({ item, children }) => [item, ...flatten(children)]);
const parents = (nodes: readonly Tree[], parent: number | null = null): readonly (readonly [number, number | null])[] =>
  nodes.flatMap(({ item, children }) => [[item.name, parent] as const, ...parents(children, item.name)]);

describe('CMS-01 lines of a menu', () => {
  test('CMS-01 every move keeps all lines, and the outline of a tree no deeper than menus are', () =>
    fc.assert(
      fc.property(outline, place, fc.constantFrom(...moves), (lines, at, move) => {
        const moved = moveLine(lines, at, move);
        if (moved === null) return;
        expect(moved.lines.map(({ name }) => name).toSorted((a, b) => a - b)).toEqual(lines.map(({ name }) => name));
        expect(findLevelProblem(moved.lines)).toBeNull();
        expect(moved.lines.every(({ level }) => level < MAX_MENU_LEVEL)).toBe(true);
        expect(moved.lines[moved.at]?.name).toBe(lines[at]?.name);
      }),
    ));

  test('CMS-01 only the moved line gets another parent, and up and down give none', () =>
    fc.assert(
      fc.property(outline, place, fc.constantFrom(...moves), (lines, at, move) => {
        const moved = moveLine(lines, at, move);
        if (moved === null) return;
        const before = new Map(parents(toTree(lines)));
        const changed = parents(toTree(moved.lines)).filter(([name, parent]) => before.get(name) !== parent);
        expect(changed.map(([name]) => name)).toEqual(move === 'in' || move === 'out' ? [lines[at]?.name] : []);
      }),
    ));

  test('CMS-01 a move up takes back a move down, and a move out a move in', () =>
    fc.assert(
      fc.property(outline, place, (lines, at) => {
        for (const [move, back] of [
          ['up', 'down'],
          ['down', 'up'],
        ] as const) {
          const moved = moveLine(lines, at, move);
          if (moved !== null) expect(moveLine(moved.lines, moved.at, back)).toEqual({ lines, at });
        }
        const moved = moveLine(lines, at, 'in');
        if (moved !== null) expect(moveLine(moved.lines, moved.at, 'out')).toEqual({ lines, at });
      }),
    ));

  test('CMS-01 an outline is unchanged after a round trip through its tree', () =>
    fc.assert(
      fc.property(outline, (lines) => {
        expect(flatten(toTree(lines))).toEqual(lines);
      }),
    ));

  test('CMS-01 a removed line takes with it what is below, and nothing else', () =>
    fc.assert(
      fc.property(outline, place, (lines, at) => {
        fc.pre(at < lines.length);
        const left = removeLine(lines, at);
        expect(findLevelProblem(left)).toBeNull();
        const tree = flatten(toTree(lines).flatMap((node) => (node.item.name === lines[at]?.name ? [node] : [])));
        if (lines[at]?.level === 0) expect(left).toEqual(lines.filter((line) => !tree.includes(line)));
      }),
    ));

  test.each([
    ['0\n1', 1, 'up', '1\n0'],
    ['0\n 1\n2', 2, 'up', '2\n0\n 1'],
    ['0\n 1\n2', 0, 'down', '2\n0\n 1'],
    ['0\n1', 1, 'in', '0\n 1'],
    ['0\n 1\n2\n 3', 2, 'in', '0\n 1\n 2\n  3'],
    ['0\n 1\n 2', 1, 'out', '0\n 2\n1'],
    ['0\n 1\n  2\n 3\n4', 1, 'out', '0\n 3\n1\n 2\n4'],
    ['0\n1', 0, 'up', null],
    ['0\n1', 1, 'down', null],
    ['0\n1', 0, 'in', null],
    ['0\n1', 0, 'out', null],
    ['0\n 1', 1, 'up', null],
    ['0\n 1\n2', 1, 'down', null],
    ['0\n1\n 2\n  3', 1, 'in', null],
  ] as const)('CMS-01 %j, line %i, %s', (before, at, move, after) => {
    const moved = moveLine(lineOf(before), at, move);
    expect(moved === null ? null : textOf(moved.lines)).toBe(after);
  });

  test.each([
    ['', null],
    ['0', null],
    [' 0', 0],
    ['0\n  1', 1],
    ['0\n 1\n  2\n1', null],
    ['0\n 1\n2\n  3', 3],
  ])('CMS-01 the first line out of its level is found in %j', (text, at) => {
    expect(findLevelProblem(text === '' ? [] : lineOf(text))).toBe(at);
  });
});
