import type { Dialect } from './dialect.ts';

type Status = 400 | 401 | 403 | 404 | 500;

/** Answered in the content system's own format. */
export class ContentFailure extends Error {
  readonly status: Status;
  readonly title: string;
  readonly details: object;
  constructor(status: Status, title: string, message: string, details: object = {}) {
    super(message);
    this.status = status;
    this.title = title;
    this.details = details;
  }
}

export const notFoundFailure = (): ContentFailure => new ContentFailure(404, 'NotFoundError', 'Not Found');
export const forbiddenFailure = (): ContentFailure => new ContentFailure(403, 'ForbiddenError', 'Forbidden');
export const unauthorisedFailure = (): ContentFailure =>
  new ContentFailure(401, 'UnauthorizedError', 'Missing or invalid credentials');
export const validationFailure = (message: string): ContentFailure =>
  new ContentFailure(400, 'ValidationError', message);

export const tooManyFailure = (what: string, most: number): ContentFailure =>
  validationFailure(`At most ${most} ${what} are allowed`);

/** The recorded system's answer when its database fails on a value. */
export const internalFailure = (): ContentFailure =>
  new ContentFailure(500, 'InternalServerError', 'Internal Server Error');

type Parameter = 'filters' | 'fields' | 'populate' | 'sort';

/** `path` is what the newer system reports; null for a name that is no attribute. */
export const invalidKeyFailure = (
  { version }: Dialect,
  param: Parameter,
  key: string,
  path: string | null = null,
): ContentFailure => {
  if (version === 'v4') return validationFailure(`Invalid parameter ${key}`);
  const where = path === null || path === key ? '' : ` at ${path}`;
  return new ContentFailure(400, 'ValidationError', `Invalid key ${key}${where}`, {
    key,
    path,
    source: 'query',
    param,
  });
};
