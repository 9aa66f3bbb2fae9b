import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { HostDeps, HostVariables } from '#host/deps.ts';
import { fetchPicture } from './fetch-picture.ts';
import { A_DAY, sendMissing, sendPicture } from './file-store.ts';
import { imageStore, imageWidths } from './image-store.ts';

/**
 * Names may have letters of any language and brackets; dots and spaces only inside, where URL parsers leave them. A
 * host may come first.
 */
const mediaPath =
  /^\/uploads(?:\/@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?)?(?:\/[\p{L}\p{N}_([-](?:[\p{L}\p{M}\p{N}_. ()[\]-]*[\p{L}\p{M}\p{N}_)\]-])?)+$/u;
const MAX_PATH = 300;
/** Of an original, which is passed on as it arrives. */
const MAX_BYTES = 64 * 1024 * 1024;
const isDisplayable = [
  'image/svg+xml',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/x-icon',
];

/** Pictures of customers are stored nowhere but in the service, where they go with the account. They are small. */
const isPersonal = (path: string): boolean => path.startsWith('/uploads/avatars/');

/** `/images/{width}/uploads/…` is WebP, `/uploads/…` the original. [IMG-01] */
export const mediaRoutes = (app: Hono<HostVariables>, deps: HostDeps): void => {
  const images = imageStore(deps);
  app.get('/images/:width/*', async (c) => {
    const width = imageWidths.find((each) => String(each) === c.req.param('width'));
    const path = decodedPath(c.get('address').pathname.replace(/^\/images\/[^/]*/, ''));
    if (width === undefined || path === null) return sendMissing(c);
    if (isPersonal(path)) return proxyMedia(c, deps, path);
    const answer = await images(path, width);
    if (answer === 'not-found') return sendMissing(c);
    if (answer === 'unreachable') return unavailable(c);
    return sendPicture(c, answer, 'image/webp', createHash('sha256').update(answer).digest('base64url'));
  });
  app.get('/uploads/*', (c) => proxyMedia(c, deps, decodedPath(c.get('address').pathname)));
  app.all('/images/*', sendMissing);
};

/** Forwards neither cookies nor query, and returns only images. */
const proxyMedia = async (c: Context<HostVariables>, deps: HostDeps, path: string | null): Promise<Response> => {
  if (path === null) return sendMissing(c);
  const tag = c.req.header('if-none-match');
  const answer = await fetchPicture(deps, path, MAX_BYTES, {
    'x-request-id': c.get('requestId'),
    ...(tag === undefined ? {} : { 'if-none-match': tag }),
  });
  if (answer === null) return unavailable(c);
  const headers = new Headers({
    'cache-control': isPersonal(path) ? 'private, max-age=86400' : A_DAY,
    'content-security-policy': "default-src 'none'; sandbox",
  });
  for (const name of ['etag', 'last-modified', 'content-length']) {
    const value = answer.headers.get(name);
    if (value !== null && !(name === 'content-length' && answer.headers.has('content-encoding')))
      headers.set(name, value);
  }
  if (answer.status === 304) return new Response(null, { status: 304, headers });
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  if (!answer.ok || !isDisplayable.includes(type)) return sendMissing(c);
  headers.set('content-type', type);
  return new Response(answer.body, { headers });
};

/** Each file has one decoded path, so that other spellings fill no cache; null for all others. [ASVS V2.4.1] */
export const decodedPath = (path: string): string | null => {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.length <= MAX_PATH && mediaPath.test(decoded) && !decoded.includes('..') ? decoded : null;
  } catch {
    return null;
  }
};

const unavailable = (c: Context): Response => c.text('Media not available', 503, { 'retry-after': '5' });
