import { isProbe } from '#host/health.ts';
import { isPicture } from '#host/http/security-headers.ts';
import type { RequestKind } from './metrics.ts';

const feeds = ['/robots.txt', '/sitemap.xml', '/rss.xml'];

/** Of a request, by method and decoded or encoded path. */
export const requestKind = (method: string, path: string): RequestKind => {
  if (path.startsWith('/api/')) return 'api';
  if (isProbe(path)) return 'check';
  if (feeds.includes(path)) return 'feed';
  if (isPicture(path)) return 'picture';
  if (/\.\w{2,11}$/.test(path)) return 'file';
  return method === 'POST' ? 'form' : 'page';
};
