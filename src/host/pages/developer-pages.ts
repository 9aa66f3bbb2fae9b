import type { Mode } from '#contracts/mode.ts';
import type { OperationName } from '#core/operations.ts';
import { type RouteRow, routeRows } from '#ui/routes.ts';

/** /flaticon, /test and /test12 show the kit and the state of every service: for developers only. [ROUTE-41] */
const pages: readonly RouteRow['page'][] = ['flaticon', 'gallery', 'self-check'];
const addresses: readonly string[] = routeRows.filter(({ page }) => pages.includes(page)).map(({ path }) => path);
const operations: readonly OperationName[] = ['selfCheck'];

/** The router matches the decoded path, so every spelling of it is closed. */
export const isClosedPage = (pathname: string, mode: Mode): boolean =>
  mode === 'production' && addresses.includes(decoded(pathname));

export const isClosedOperation = (name: OperationName, mode: Mode): boolean =>
  mode === 'production' && operations.includes(name);

const decoded = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};
