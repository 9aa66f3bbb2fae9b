import { VIEW_LINK_PATH } from '#contracts/secrets/view-link.ts';
import { isOperation } from '#core/operations.ts';
import type { RouteRow } from '#ui/routes.ts';

const MAX_CHARACTERS = 200;

/**
 * Path of a request for the log. Private pages are named by their pattern, such as `/bao-gia/$id`, because who knows
 * such an id may read the page; refused and unknown paths may contain anything. [ASVS V14.2.4, V16.2.5]
 */
export const loggedPath = (pathname: string, row: RouteRow | null, status: number): string => {
  const [, first = '', second = ''] = pathname.split('/', 3);
  if (first === 'api') return isOperation(second) ? `/api/${second}` : '/api/…';
  if (pathname.startsWith(`${VIEW_LINK_PATH}/`)) return `${VIEW_LINK_PATH}/…`;
  if (row !== null && row.audience !== 'public') return row.path;
  return status < 400 ? pathname.slice(0, MAX_CHARACTERS) : (row?.path ?? '/…');
};
