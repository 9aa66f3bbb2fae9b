import type * as z from 'zod/mini';
import type { PortFailure } from '#core/shared/failure.ts';

/**
 * A call of a service, for log and metrics. Holds names only: no ids, no values, no texts of a service. [ERR-06, ASVS
 * V16.2.5]
 */
export type FinishedCall = {
  /** `query Product`, or method and path such as `GET /v1/orders/…`. */
  readonly operation: string;
  readonly isRead: boolean;
  readonly outcome: 'ok' | PortFailure['kind'];
  /** HTTP status; null without an answer. */
  readonly status: number | null;
  /**
   * The first part of an answer that does not fit, such as `product.title: invalid_type, expected string`; else the
   * code of the service or of the network. Null when nothing is known.
   */
  readonly reason: string | null;
  /** Of the whole call. */
  readonly ms: number;
};

/** The name of a GraphQL operation, with its type. */
export const graphqlOperation = (document: string): string =>
  /^\s*(?:query|mutation)\s+\w+/.exec(document)?.[0].trim().replace(/\s+/g, ' ') ?? 'query';

/** A word of an interface, such as `orders`, `saleOrderStatus` or `v2`. Ids, codes, tokens and names are none. */
const isWord = (segment: string): boolean => /^[a-z][a-zA-Z_-]{0,29}\d?$/.test(segment);

/** Method and path without its query; segments that may be values are `…`. */
export const restOperation = (method: string, path: string): string => {
  const [plain = ''] = path.split(/[?#]/, 1);
  const segments = plain.split('/').map((each) => (each === '' || isWord(each) ? each : '…'));
  return `${method} ${segments.join('/')}`;
};

/** Keys of an answer may be values too, such as the slugs of a map. */
const nameOf = (key: PropertyKey): string =>
  typeof key === 'number' || (typeof key === 'string' && isWord(key)) ? String(key) : '…';

type Issue = z.core.$ZodIssue;

/** Path and kind of the first issue; of a union, the one of its first option. Never cites the answer. */
export const mismatchOf = ([issue]: readonly Issue[], above: readonly PropertyKey[] = []): string | null => {
  if (issue === undefined) return null;
  const path = [...above, ...issue.path];
  const [inner = []] = issue.code === 'invalid_union' ? issue.errors : [];
  if (inner.length > 0) return mismatchOf(inner, path);
  const expected = 'expected' in issue && typeof issue.expected === 'string' ? `, expected ${issue.expected}` : '';
  return `${path.length === 0 ? 'answer' : path.map(nameOf).join('.')}: ${issue.code}${expected}`;
};

/** The code that a service or the network gives to an error; null for any other text. */
export const namedReason = (code: unknown): string | null =>
  typeof code === 'string' && /^[A-Za-z_]{2,60}$/.test(code) ? code : null;
