import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import { freshToken, type TestBackend } from '#test/kit/backends/backends.ts';

export type Answer = { readonly status: number; readonly body: unknown };

/** Sends what the public client of these services sends, byte for byte where it matters. */
export type RawCalls = {
  readonly token: string;
  readonly rest: (
    method: string,
    path: string,
    send?: { readonly json?: unknown; readonly text?: string; readonly headers?: Readonly<Record<string, string>> },
  ) => Promise<Answer>;
  /** `data` of a GraphQL call; errors are returned as `{errors}`. */
  readonly graphql: (path: string, query: string, variables: unknown, idempotencyKey?: string) => Promise<Answer>;
};

export const org = organisationId;
export const store = websiteStoreId;

const read = async (answer: Response): Promise<Answer> => {
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
};

/** Calls of an anonymous visitor, or of the owner of a token. */
export const rawCalls = async (backend: Pick<TestBackend, 'url'>, held?: string): Promise<RawCalls> => {
  const token = held ?? (await freshToken(backend));
  const own = { Authorization: `Bearer ${token}`, 'X-Ecomos-Access-Token': token, PartnerId: org };
  return {
    token,
    rest: async (method, path, { json, text, headers = {} } = {}) => {
      const body = json === undefined ? text : JSON.stringify(json);
      // A PUT or POST without a body is sent as an empty form, as by the public client.
      const type =
        json !== undefined
          ? 'application/json'
          : text !== undefined
            ? 'text/plain'
            : 'application/x-www-form-urlencoded';
      const sent = method === 'GET' ? {} : { 'content-type': type };
      return read(
        await fetch(backend.url + path, {
          method,
          headers: { ...own, ...sent, ...headers },
          ...(body === undefined ? {} : { body }),
        }),
      );
    },
    graphql: async (path, query, variables, idempotencyKey) =>
      read(
        await fetch(backend.url + path, {
          method: 'POST',
          headers: {
            ...own,
            'content-type': 'application/json',
            ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
          },
          body: JSON.stringify({ query, variables }),
        }),
      ),
  };
};

/** The value at a path such as `data.createOrder.id`; undefined when it is missing. */
export const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (here, key) => (typeof here === 'object' && here !== null ? Reflect.get(here, key) : undefined),
      value,
    );

export const textAt = (value: unknown, path: string): string => {
  const found = at(value, path);
  if (typeof found !== 'string') throw new Error(`no text at ${path} of ${JSON.stringify(value)}`);
  return found;
};
