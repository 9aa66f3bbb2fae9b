import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { ShopClient } from '#core/shop-client.ts';

/** Subset of `fetch`; a rejection means that no answer arrived. */
export type Http = (
  path: string,
  init: { readonly method: 'GET' | 'POST'; readonly headers: Record<string, string>; readonly body?: string },
) => Promise<{ readonly status: number; readonly json: () => Promise<unknown> }>;

type Kind = 'query' | 'command';

/** GET for queries, POST for commands. No answer: `unreachable`, for commands `unknown`; bad: `garbled`. [ERR-10] */
export const remoteClient = (http: Http): ShopClient => ({
  query: (name, input) =>
    asked('query', () => http(queryPath(name, input), { method: 'GET', headers: { accept: 'application/json' } })),
  command: (name, command) =>
    asked('command', () =>
      http(`/api/${name}`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(command),
      }),
    ),
});

/** URL path of a query; also used by tests of the host. */
export const queryPath = (name: string, input: unknown): string => {
  const text = JSON.stringify(input ?? {});
  return text === '{}' ? `/api/${name}` : `/api/${name}?input=${encodeURIComponent(text)}`;
};

const asked = async <Value>(kind: Kind, send: () => ReturnType<Http>): Promise<Result<Value, ShopFailure>> => {
  try {
    const answer = await send();
    return await answer.json().then(
      (body) => (isOutcome<Value>(body) ? body : unreadable(kind, answer.status)),
      () => unreadable(kind, answer.status),
    );
  } catch {
    return { ok: false, failure: { kind: kind === 'query' ? 'unreachable' : 'unknown' } };
  }
};

/** An intermediary answered, so the outcome of a command is unknown. */
const unreadable = (kind: Kind, status: number): Result<never, ShopFailure> => {
  const unavailable = status === 502 || status === 503 || status === 504;
  if (kind === 'command' && status >= 500) return { ok: false, failure: { kind: 'unknown' } };
  return { ok: false, failure: { kind: unavailable ? 'unreachable' : 'garbled' } };
};

/** Checks the shape only, because the host of this origin runs the same build. */
const isOutcome = <Value>(body: unknown): body is Result<Value, ShopFailure> => {
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
