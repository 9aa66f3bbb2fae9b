import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { publicQueries } from '#core/public-queries.ts';
import type { Result } from '#core/shared/result.ts';
import { commands, privateQueries, type UseCases } from '#core/use-cases.ts';

/** The part of `fetch` that is needed; a rejection means that no answer came. */
export type Http = (
  path: string,
  init: { readonly method: 'GET' | 'POST'; readonly headers: Record<string, string>; readonly body?: string },
) => Promise<{ readonly status: number; readonly json: () => Promise<unknown> }>;

type Outcome = Result<unknown, ShopFailure>;
type Kind = 'query' | 'command';

/**
 * The shop's use cases as the browser sees them: each is one request to this origin. A query that got no answer is
 * `unreachable`, a command `unknown`; an answer that is no outcome is `garbled`. [ERR-10]
 */
export const remoteUseCases = (http: Http): UseCases => {
  const names = [
    ...[...publicQueries, ...privateQueries].map((name) => [name, 'query'] as const),
    ...commands.map((name) => [name, 'command'] as const),
  ];
  // The three lists of names are checked against the interface where they stand, so every method is there.
  return Object.fromEntries(
    names.map(([name, kind]) => [name, (input: unknown) => ask(http, name, kind, input)]),
  ) as unknown as UseCases;
};

/** Address of a query, the same for the browser and for tests of the host. */
export const queryPath = (name: string, input: unknown): string => {
  const text = JSON.stringify(input ?? {});
  return text === '{}' ? `/api/${name}` : `/api/${name}?input=${encodeURIComponent(text)}`;
};

const ask = async (http: Http, name: string, kind: Kind, input: unknown): Promise<Outcome> => {
  const sent =
    kind === 'query'
      ? http(queryPath(name, input), { method: 'GET', headers: { accept: 'application/json' } })
      : http(`/api/${name}`, {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: JSON.stringify(input),
        });
  try {
    const answer = await sent;
    return await answer.json().then(
      (body) => (isOutcome(body) ? body : unreadable(kind, answer.status)),
      () => unreadable(kind, answer.status),
    );
  } catch {
    return { ok: false, failure: { kind: kind === 'query' ? 'unreachable' : 'unknown' } };
  }
};

/** Something between us and the shop answered in its place: after a command nobody knows what happened. */
const unreadable = (kind: Kind, status: number): Outcome => {
  const unavailable = status === 502 || status === 503 || status === 504;
  if (kind === 'command' && status >= 500) return { ok: false, failure: { kind: 'unknown' } };
  return { ok: false, failure: { kind: unavailable ? 'unreachable' : 'garbled' } };
};

const isOutcome = (body: unknown): body is Outcome => {
  if (typeof body !== 'object' || body === null || !('ok' in body)) return false;
  if (body.ok === true) return 'value' in body;
  return (
    body.ok === false &&
    'failure' in body &&
    typeof body.failure === 'object' &&
    body.failure !== null &&
    'kind' in body.failure &&
    typeof body.failure.kind === 'string'
  );
};
