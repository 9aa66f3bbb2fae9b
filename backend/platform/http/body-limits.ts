import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ServiceVariables } from '../deps.ts';

/** `path` begins the paths of one or several routes, which take bodies of at most `bytes`. */
export type BodyLimit = { readonly path: string | RegExp; readonly bytes: number };

/** Room for an order with the most lines, and for any form of the shop. */
export const DEFAULT_BODY_BYTES = 128 * 1_024;

const matches = ({ path }: BodyLimit, asked: string): boolean =>
  typeof path === 'string' ? asked.startsWith(path) : path.test(asked);

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
  const limits = rows.map((row) => ({ row, limit: limitTo(row.bytes) }));
  const otherwise = limitTo(DEFAULT_BODY_BYTES);
  return (c, next) => (limits.find(({ row }) => matches(row, c.req.path))?.limit ?? otherwise)(c, next);
};
