import { describe, expect, test } from 'vitest';
import * as paths from '#core/shared/paths.ts';
import { type RouteRow, routeRows } from '#ui/routes.ts';

/** Number of parameters in a row's pattern; null when the path does not match it. */
const parametersIn = ({ path }: RouteRow, pathname: string): number | null => {
  const [wanted, given] = [path.split('/'), pathname.split('/')];
  const matches =
    wanted.length === given.length && wanted.every((each, at) => each.startsWith('$') || each === given[at]);
  return matches ? wanted.filter((each) => each.startsWith('$')).length : null;
};

/** The row that the router selects: the match with the fewest parameters. */
const rowOf = (pathname: string): RouteRow | undefined =>
  routeRows
    .filter((row) => parametersIn(row, pathname) !== null)
    .toSorted((a, b) => (parametersIn(a, pathname) ?? 0) - (parametersIn(b, pathname) ?? 0))[0];

const camelCase = (page: string): string => page.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const objects: Readonly<Record<string, readonly object[]>> = {
  invoice: [{ id: 'a/b' }, { orderId: 'a/b' }],
  editLine: [{ line: 'a/b', order: 'c?d', slug: 'e#f' }],
  domainSearch: [{}, { q: 'a/b?c' }],
  category: [{ handle: 'a/b?c' }],
  support: [{ order: 'a/b?c' }, { service: 'a/b?c' }],
};

describe('typed paths', () => {
  test('every path function returns a URL of the page that it is named after', () => {
    for (const [name, path] of Object.entries(paths)) {
      // The arguments contain characters that must be escaped; functions outside of `objects` take strings.
      const call = path as (...parts: unknown[]) => string;
      const given = objects[name]?.map((each) => [each]) ?? [['a/b?c']];
      for (const address of typeof path === 'string' ? [path] : given.map((parts) => call(...parts))) {
        const [pathname = ''] = address.split('?');
        expect([name, address, camelCase(rowOf(pathname)?.page ?? 'none')]).toEqual([name, address, name]);
      }
    }
  });
});
