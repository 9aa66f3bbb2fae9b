import type { Mode } from '#contracts/mode.ts';
import type { OperationName } from '#core/operations.ts';
import type { RouteRow } from '#ui/routes.ts';

/** /flaticon, /test and /test12 show the kit and the state of every service: for developers only. [ROUTE-41] */
const pages: readonly RouteRow['page'][] = ['flaticon', 'gallery', 'self-check'];
const operations: readonly OperationName[] = ['selfCheck'];

export const isClosedPage = (row: RouteRow | null, mode: Mode): boolean =>
  mode === 'production' && row !== null && pages.includes(row.page);

export const isClosedOperation = (name: OperationName, mode: Mode): boolean =>
  mode === 'production' && operations.includes(name);
