import type { BracketQuery } from './bracket-query.ts';
import { internalFailure, validationFailure } from './content-failure.ts';
import type { Dialect } from './dialect.ts';

/** Maximum page size; larger requests are reduced to it. */
export const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 25;

export type PageWindow = {
  readonly start: number;
  readonly limit: number;
  readonly meta: (total: number) => Readonly<Record<string, number>>;
};

const parseWholeNumber = (given: BracketQuery | string | undefined, fallback: number, { version }: Dialect): number => {
  if (given === undefined) return fallback;
  const number = Number(given);
  if (Number.isSafeInteger(number)) return number;
  throw version === 'v4' ? internalFailure() : validationFailure('Invalid pagination parameter');
};

/** Accepts pages or offsets. Throws ContentFailure. */
export const parsePageWindow = (query: BracketQuery, dialect: Dialect, usual = DEFAULT_LIMIT): PageWindow => {
  const given: BracketQuery = typeof query.pagination === 'object' ? query.pagination : {};
  const counted = !['false', 'f', '0'].includes(String(given.withCount));
  const sizeOf = (size: BracketQuery | string | undefined) => parseWholeNumber(size, usual, dialect);
  if (given.start !== undefined || given.limit !== undefined) {
    const start = Math.max(parseWholeNumber(given.start, 0, dialect), 0);
    const wanted = sizeOf(given.limit);
    // -1 requests everything, up to the maximum.
    const limit = wanted === -1 ? MAX_LIMIT : Math.min(Math.max(wanted, 1), MAX_LIMIT);
    return { start, limit, meta: (total) => ({ start, limit, ...(counted ? { total } : {}) }) };
  }
  const page = Math.max(parseWholeNumber(given.page, 1, dialect), 1);
  const pageSize = Math.min(Math.max(sizeOf(given.pageSize), 1), MAX_LIMIT);
  const meta = (total: number) => ({
    page,
    pageSize,
    ...(counted ? { pageCount: Math.ceil(total / pageSize), total } : {}),
  });
  return { start: (page - 1) * pageSize, limit: pageSize, meta };
};
