import { describe, expect, test } from 'vitest';
import * as paths from '#core/shared/paths.ts';
import { type RouteRow, routeRows } from '#ui/routes.ts';

/** Whether a path answers a row's pattern, and how many of its segments are parameters. */
const parametersIn = ({ path }: RouteRow, pathname: string): number | null => {
  const [wanted, given] = [path.split('/'), pathname.split('/')];
  const matches =
    wanted.length === given.length && wanted.every((each, at) => each.startsWith('$') || each === given[at]);
  return matches ? wanted.filter((each) => each.startsWith('$')).length : null;
};

/** The row that the router takes: the one with the fewest parameters. */
const rowOf = (pathname: string): RouteRow | undefined =>
  routeRows
    .filter((row) => parametersIn(row, pathname) !== null)
    .toSorted((a, b) => (parametersIn(a, pathname) ?? 0) - (parametersIn(b, pathname) ?? 0))[0];

const camelCase = (page: string): string => page.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('typed paths', () => {
  test('every path leads to the page that it is named after', () => {
    for (const [name, path] of Object.entries(paths)) {
      // Called with texts that must be escaped; the invoice takes an object, the others any number of texts.
      const call = path as (...parts: unknown[]) => string;
      const given = name === 'invoice' ? [[{ id: 'a/b' }], [{ orderId: 'a/b' }]] : [['a/b?c'], ['a/b?c', 'd#e']];
      for (const address of typeof path === 'string' ? [path] : given.map((parts) => call(...parts))) {
        const [pathname = ''] = address.split('?');
        expect([name, address, camelCase(rowOf(pathname)?.page ?? 'none')]).toEqual([name, address, name]);
      }
    }
  });
});
