import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createUploadSlots, UPLOAD_RETRY_SECONDS, type UploadSlots } from '#core/shared/upload-slots.ts';
import type { ServiceVariables } from '../deps.ts';

/** `path` begins the paths of one or several routes, which take bodies of at most `bytes`. */
export type BodyLimit = {
  readonly path: string | RegExp;
  readonly bytes: number;
  /** May bring files: few larger bodies than the default are held in memory at once, and one of a session. */
  readonly isUpload?: true;
};

/** Room for an order with the most lines, and for any form of the shop. */
const DEFAULT_BODY_BYTES = 128 * 1_024;

const matches = ({ path }: BodyLimit, asked: string): boolean =>
  typeof path === 'string' ? asked.startsWith(path) : path.test(asked);

/** The rest of the body is not read, so no further request can follow on this connection. */
const refuseUpload: MiddlewareHandler<ServiceVariables> = async (c) => {
  c.header('connection', 'close');
  c.header('retry-after', String(UPLOAD_RETRY_SECONDS));
  return c.json({ code: 'INTERNAL_SERVER_ERROR', message: 'Too many uploads are under way' }, 503);
};

/** Bytes that the request says it has; null when it does not say. */
const declaredSize = (headers: Headers): number | null => {
  const length = headers.get('content-length');
  return length === null || headers.has('transfer-encoding') ? null : Number(length);
};

/** A body of unknown size is read before its route asks who sends it: slow strangers would hold every upload. */
const refuseUndeclared: MiddlewareHandler<ServiceVariables> = async (c) => {
  c.header('connection', 'close');
  return c.json({ code: 'BAD_USER_INPUT', message: 'An upload needs Content-Length' }, 411);
};

const limitUploads =
  (slots: UploadSlots, limit: MiddlewareHandler): MiddlewareHandler<ServiceVariables> =>
  async (c, next) => {
    const size = declaredSize(c.req.raw.headers);
    if (size === null && c.req.raw.body !== null) return refuseUndeclared(c, next);
    if (size === null || size <= DEFAULT_BODY_BYTES) return limit(c, next);
    // Members of the staff are known by their cookies.
    const free = slots.take(c.req.header('authorization') ?? c.req.header('cookie') ?? '');
    if (free === null) return refuseUpload(c, next);
    try {
      return await limit(c, next);
    } finally {
      free();
    }
  };

const limitTo = (maxSize: number): MiddlewareHandler<ServiceVariables> =>
  bodyLimit({
    maxSize,
    onError: (c) => {
      // The rest of the body is not read, so no further request can follow on this connection.
      c.header('connection', 'close');
      return c.json({ code: 'BAD_USER_INPUT', message: `The body is larger than ${maxSize} bytes` }, 413);
    },
  });

/** Refuses larger bodies with 413 before anything reads them; the first row that matches counts. [ASVS V5.2.1] */
export const limitBodies = (rows: readonly BodyLimit[]): MiddlewareHandler<ServiceVariables> => {
  const slots = createUploadSlots();
  const limits = rows.map((row) => {
    const limit = limitTo(row.bytes);
    return { row, limit: row.isUpload ? limitUploads(slots, limit) : limit };
  });
  const otherwise = limitTo(DEFAULT_BODY_BYTES);
  return (c, next) => (limits.find(({ row }) => matches(row, c.req.path))?.limit ?? otherwise)(c, next);
};
