import { ClientError, GraphQLClient } from 'graphql-request';
import * as z from 'zod/mini';
import { CLIENT_ADDRESS_HEADER, CLIENT_ADDRESS_SIGNATURE_HEADER } from '#contracts/client-address.ts';
import { ORDER_ACCESS_HEADER } from '#contracts/order-link.ts';
import { organisationId } from '#contracts/organisation.ts';
import type { TypedDocumentString } from '#contracts/typed-document.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { failureWithoutAnswer, toGraphqlFailure, toRestFailure } from './wire-failures.ts';

export type Schema<Value> = z.ZodMiniType<Value>;

export type RestCall<Value> = {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly schema: Schema<Value>;
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type ServiceClient = {
  /**
   * Sends one GraphQL operation. A mutation is a write. The schema names the requested fields, so that a renamed field
   * does not compile.
   */
  readonly graphql: <Answer, Variables extends object, Value>(
    document: TypedDocumentString<Answer, Variables>,
    variables: Variables,
    schema: z.ZodMiniType<Value, Readonly<Record<keyof Answer, unknown>>>,
    options?: { readonly idempotencyKey?: string },
  ) => Promise<Result<Value, PortFailure>>;
  /** `path` starts with a slash; everything but GET is a write. */
  readonly rest: <Value>(method: string, path: string, call: RestCall<Value>) => Promise<Result<Value, PortFailure>>;
};

export type ServiceClientOptions = {
  /** Base URL without trailing slash; for GraphQL the endpoint itself. */
  readonly baseUrl: string;
  /** null sends none. */
  readonly bearer: Pick<Bearer, 'get' | 'orderAccess'> | null;
  /** Sent to the service for its log. */
  readonly requestId: string;
  /** Browser and system, for a service that lists sessions. */
  readonly device?: string;
  /** IP address, for rate limits; empty for background requests. */
  readonly address?: string;
  /** Proves to the service that the shop's host sends the address. */
  readonly addressSignature?: string | null;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
  readonly organisation?: string;
};

const DEFAULT_TIMEOUT_MS = 10_000;

/** An unparsable answer is `garbled`, also for a write, because the service has processed it. */
const parseAnswer = <Value>(schema: Schema<Value>, data: unknown): Result<Value, PortFailure> => {
  const read = z.safeParse(schema, data);
  return read.success ? ok(read.data) : fail({ kind: 'garbled' });
};

const headersOf = (options: ServiceClientOptions, idempotencyKey: string | undefined): Record<string, string> => {
  const token = options.bearer?.get() ?? null;
  const orderAccess = options.bearer?.orderAccess?.() ?? null;
  return {
    PartnerId: options.organisation ?? organisationId,
    'x-request-id': options.requestId,
    ...(options.device ? { 'x-client-device': headerText(options.device) } : {}),
    ...(options.address ? { [CLIENT_ADDRESS_HEADER]: headerText(options.address) } : {}),
    ...(options.addressSignature ? { [CLIENT_ADDRESS_SIGNATURE_HEADER]: options.addressSignature } : {}),
    ...(token === null ? {} : { Authorization: `Bearer ${token}`, 'X-Ecomos-Access-Token': token }),
    ...(orderAccess === null ? {} : { [ORDER_ACCESS_HEADER]: orderAccess }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  };
};

/** Printable ASCII only. */
const headerText = (text: string): string => text.normalize('NFD').replace(/[^\x20-\x7e]/g, '');

const isMutation = (document: string): boolean => /^\s*mutation\b/.test(document);

/** Records whether a complete answer arrived, to tell network failures from invalid answers. */
const trackResponse = (network: typeof fetch) => {
  const seen = { whole: false };
  const through: typeof fetch = async (input, init) => {
    const answer = await network(input, { ...init, redirect: 'error' });
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
    const { seen, through } = trackResponse(options.fetch ?? fetch);
    try {
      const client = new GraphQLClient(options.baseUrl, {
        fetch: through,
        headers: headersOf(options, idempotencyKey),
        signal: AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
      });
      return parseAnswer(schema, await client.request<unknown>({ document: String(document), variables }));
    } catch (error) {
      if (error instanceof ClientError) return fail(toGraphqlFailure(error, write));
      return fail(seen.whole ? { kind: 'garbled' } : failureWithoutAnswer(error, write));
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
        redirect: 'error',
        headers: {
          ...headersOf(options, idempotencyKey),
          ...headers,
          ...(body === undefined ? {} : { 'content-type': text ? 'text/plain; charset=utf-8' : 'application/json' }),
        },
        ...(body === undefined ? {} : { body: text ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
      });
      const data = jsonOf(await answer.text());
      return answer.ok ? parseAnswer(schema, data) : fail(toRestFailure(data, answer.status, write));
    } catch (error) {
      return fail(failureWithoutAnswer(error, write));
    }
  };

/**
 * For one service and request. Sends token, organisation, request id and idempotency key; never throws; follows no
 * redirect. [ERR-10, ASVS V15.3.2]
 */
export const serviceClient = (options: ServiceClientOptions): ServiceClient => ({
  graphql: graphqlWith(options),
  rest: restWith(options),
});
