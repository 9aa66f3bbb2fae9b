import { ClientError, GraphQLClient } from 'graphql-request';
import * as z from 'zod/mini';
import { organisationId } from '#contracts/organisation.ts';
import type { TypedDocumentString } from '#contracts/typed-document.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import type { Token } from '#core/shared/ids.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { failureOfBody, failureOfClientError, unanswered } from './wire-failures.ts';

/** What reads an answer: unknown in, a value or a list of issues out. */
export type Schema<Value> = z.ZodMiniType<Value>;

export type RestCall<Value> = {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly schema: Schema<Value>;
  /** Sent as Idempotency-Key. */
  readonly idempotencyKey?: string;
  /** Headers of this call alone. */
  readonly headers?: Readonly<Record<string, string>>;
};

export type ServiceClient = {
  /** One GraphQL operation. A mutation is a write. */
  readonly graphql: <Answer, Variables extends object, Value>(
    document: TypedDocumentString<Answer, Variables>,
    variables: Variables,
    schema: Schema<Value>,
    options?: { readonly idempotencyKey?: string },
  ) => Promise<Result<Value, PortFailure>>;
  /** One REST call below the base address; `path` begins with a slash. Everything but GET is a write. */
  readonly rest: <Value>(method: string, path: string, call: RestCall<Value>) => Promise<Result<Value, PortFailure>>;
};

export type ServiceClientOptions = {
  /** Base of the service without trailing slash; for GraphQL the endpoint itself. */
  readonly baseUrl: string;
  /** The token of the request; null sends none. */
  readonly bearer: { readonly get: () => Token | null } | null;
  /** Crosses into the service's log. */
  readonly requestId: string;
  /** The shopper's browser and system in words, for a service that lists his sessions. */
  readonly device?: string;
  /** The shopper's network address, for a service that slows clients down; empty where nobody in particular asks. */
  readonly address?: string;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
  readonly organisation?: string;
};

/** Longest wait for an answer. */
const DEFAULT_TIMEOUT_MS = 10_000;

/** An answer that came but cannot be read: a read is garbled, and so is a write, whose effect the service has had. */
const parsed = <Value>(schema: Schema<Value>, data: unknown): Result<Value, PortFailure> => {
  const read = z.safeParse(schema, data);
  return read.success ? ok(read.data) : fail({ kind: 'garbled' });
};

const headersOf = (options: ServiceClientOptions, idempotencyKey: string | undefined): Record<string, string> => {
  const token = options.bearer?.get() ?? null;
  return {
    PartnerId: options.organisation ?? organisationId,
    'x-request-id': options.requestId,
    ...(options.device ? { 'x-client-device': headerText(options.device) } : {}),
    ...(options.address ? { 'x-client-address': headerText(options.address) } : {}),
    ...(token === null ? {} : { Authorization: `Bearer ${token}`, 'X-Ecomos-Access-Token': token }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  };
};

/** A header holds plain letters only. */
const headerText = (text: string): string => text.normalize('NFD').replace(/[^\x20-\x7e]/g, '');

const isMutation = (document: string): boolean => /^\s*mutation\b/.test(document);

/** A network that tells whether a whole answer has arrived: what fails after that is the answer's fault. */
const observed = (network: typeof fetch) => {
  const seen = { whole: false };
  const through: typeof fetch = async (input, init) => {
    const answer = await network(input, init);
    const text = await answer.text();
    seen.whole = true;
    const { status, headers } = answer;
    return new Response(status === 204 || status === 304 ? null : text, { status, headers });
  };
  return { seen, through };
};

const graphqlWith =
  (options: ServiceClientOptions): ServiceClient['graphql'] =>
  async (document, variables, schema, { idempotencyKey } = {}) => {
    const write = isMutation(document);
    const { seen, through } = observed(options.fetch ?? fetch);
    try {
      const client = new GraphQLClient(options.baseUrl, {
        fetch: through,
        headers: headersOf(options, idempotencyKey),
        signal: AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
      });
      return parsed(schema, await client.request<unknown>({ document: String(document), variables }));
    } catch (error) {
      if (error instanceof ClientError) return fail(failureOfClientError(error, write));
      return fail(seen.whole ? { kind: 'garbled' } : unanswered(error, write));
    }
  };

const addressOf = (baseUrl: string, path: string, query: RestCall<unknown>['query']): string => {
  const given = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? baseUrl + path : `${baseUrl}${path}?${new URLSearchParams(given)}`;
};

const jsonOf = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const restWith =
  (options: ServiceClientOptions): ServiceClient['rest'] =>
  async (method, path, { query, body, schema, idempotencyKey, headers }) => {
    const write = method !== 'GET' && method !== 'HEAD';
    const text = typeof body === 'string';
    try {
      const answer = await (options.fetch ?? fetch)(addressOf(options.baseUrl, path, query), {
        method,
        headers: {
          ...headersOf(options, idempotencyKey),
          ...headers,
          ...(body === undefined ? {} : { 'content-type': text ? 'text/plain; charset=utf-8' : 'application/json' }),
        },
        ...(body === undefined ? {} : { body: text ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
      });
      const data = jsonOf(await answer.text());
      return answer.ok ? parsed(schema, data) : fail(failureOfBody(data, answer.status, write));
    } catch (error) {
      return fail(unanswered(error, write));
    }
  };

/**
 * The way to one service for the adapters of one request: sends the visitor's token, the organisation, the request's id
 * and the idempotency key, and maps every outcome to a value or a PortFailure; nothing is thrown. [ERR-10]
 */
export const serviceClient = (options: ServiceClientOptions): ServiceClient => ({
  graphql: graphqlWith(options),
  rest: restWith(options),
});
