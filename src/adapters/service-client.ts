import { ClientError, GraphQLClient } from 'graphql-request';
import * as z from 'zod/mini';
import { CLIENT_ADDRESS_HEADER, CLIENT_ADDRESS_SIGNATURE_HEADER } from '#contracts/client-address.ts';
import { foreignFetch, TooLargeAnswer } from '#contracts/foreign-fetch.ts';
import { organisationId } from '#contracts/organisation.ts';
import { ORDER_ACCESS_HEADER } from '#contracts/secrets/order-link.ts';
import { inCallSpan, traceHeaders } from '#contracts/tracing/spans.ts';
import type { TypedDocumentString } from '#contracts/typed-document.ts';
import type { Bearer } from '#core/session/session.port.ts';
import type { PortFailure } from '#core/shared/failure.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { type FinishedCall, graphqlOperation, mismatchOf, namedReason, restOperation } from './finished-call.ts';
import { failureWithoutAnswer, reasonWithoutAnswer, toGraphqlFailure, toRestFailure } from './wire-failures.ts';

export type Schema<Value> = z.ZodMiniType<Value>;

export type RestCall<Value> = {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly schema: Schema<Value>;
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A POST that changes nothing, because its arguments must not be in a URL. */
  readonly isRead?: boolean;
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
  /** `path` starts with a slash; everything but GET is a write, unless `isRead`. */
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
  /** How long reads may still take, in ms. */
  readonly remainingMs?: () => number;
  /** Called once for each call, when it has ended. */
  readonly onCall?: (call: FinishedCall) => void;
  readonly organisation?: string;
};

const DEFAULT_TIMEOUT_MS = 10_000;
/** More than any list of a service or of the content system has. [ASVS V15.2.2] */
const MAX_ANSWER_BYTES = 16 * 1_024 * 1_024;
const NO_TIME_LEFT = 'no time left';

type Call = Pick<FinishedCall, 'operation' | 'isRead'>;
/** What is known of an answer; for the log only. */
type Seen = { status: FinishedCall['status']; reason: FinishedCall['reason'] };

/** Of one call, in ms; 0 for a read that has no time left. */
const timeoutOf = ({ timeoutMs = DEFAULT_TIMEOUT_MS, remainingMs }: ServiceClientOptions, isRead: boolean): number =>
  isRead ? Math.max(0, Math.ceil(Math.min(timeoutMs, remainingMs?.() ?? timeoutMs))) : timeoutMs;

const outcomeOf = (result: Result<unknown, PortFailure>): FinishedCall['outcome'] =>
  result.ok ? 'ok' : result.failure.kind;

/** Gives a call its timeout, and reports how it ended. */
const timed = async <Value>(
  options: ServiceClientOptions,
  { operation, isRead }: Call,
  send: (signal: AbortSignal, seen: Seen) => Promise<Result<Value, PortFailure>>,
): Promise<Result<Value, PortFailure>> => {
  const began = performance.now();
  const timeoutMs = timeoutOf(options, isRead);
  const seen: Seen = { status: null, reason: timeoutMs === 0 ? NO_TIME_LEFT : null };
  const result = await inCallSpan(operation, async (note) => {
    const answer: Result<Value, PortFailure> =
      timeoutMs === 0 ? fail({ kind: 'unreachable' }) : await send(AbortSignal.timeout(timeoutMs), seen);
    note({ 'shop.outcome': outcomeOf(answer), 'http.response.status_code': seen.status ?? undefined });
    return answer;
  });
  const outcome = outcomeOf(result);
  options.onCall?.({ operation, isRead, outcome, ...seen, ms: Math.round(performance.now() - began) });
  return result;
};

/** An unparsable answer is `garbled`, also for a write, because the service has processed it. */
const parseAnswer = <Value>(schema: Schema<Value>, data: unknown, seen: Seen): Result<Value, PortFailure> => {
  const read = z.safeParse(schema, data);
  if (read.success) return ok(read.data);
  seen.reason = mismatchOf(read.error.issues);
  return fail({ kind: 'garbled' });
};

const headersOf = (options: ServiceClientOptions, idempotencyKey: string | undefined): Record<string, string> => {
  const token = options.bearer?.get() ?? null;
  const orderAccess = options.bearer?.orderAccess?.() ?? null;
  return {
    PartnerId: options.organisation ?? organisationId,
    'x-request-id': options.requestId,
    ...traceHeaders(),
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

/** Of the shop's own services too: the content system, which is not trusted, is one of them. */
const networkOf = (options: ServiceClientOptions): typeof fetch => foreignFetch(options.fetch, MAX_ANSWER_BYTES);

/** An answer that nobody reads to its end is one that cannot be parsed. */
const failureOf = (error: unknown, write: boolean, seen: Seen): PortFailure => {
  seen.reason = reasonWithoutAnswer(error);
  return error instanceof TooLargeAnswer ? { kind: 'garbled' } : failureWithoutAnswer(error, write);
};

/** Notes the status of a complete answer, which tells network failures from invalid answers. */
const noting =
  (options: ServiceClientOptions, seen: Seen): typeof fetch =>
  async (input, init) => {
    const answer = await networkOf(options)(input, init);
    const read = answer.text.bind(answer);
    const text = async (): Promise<string> => {
      const whole = await read();
      seen.status = answer.status;
      return whole;
    };
    // The host's server replaces the class Response by one that takes no assignment.
    return Object.defineProperty(answer, 'text', { value: text });
  };

const graphqlWith =
  (options: ServiceClientOptions): ServiceClient['graphql'] =>
  async (document, variables, schema, { idempotencyKey } = {}) => {
    const isRead = !isMutation(document);
    return timed(options, { operation: graphqlOperation(document), isRead }, async (signal, seen) => {
      try {
        const headers = headersOf(options, idempotencyKey);
        const client = new GraphQLClient(options.baseUrl, {
          fetch: noting(options, seen),
          headers,
          signal,
          // Each document has one operation; for its name the client would parse the document in every call.
          excludeOperationName: true,
        });
        return parseAnswer(schema, await client.request<unknown>({ document: String(document), variables }), seen);
      } catch (error) {
        if (error instanceof ClientError) {
          seen.reason = namedReason(error.response.errors?.[0]?.extensions?.code);
          return fail(toGraphqlFailure(error, !isRead));
        }
        return fail(seen.status === null ? failureOf(error, !isRead, seen) : { kind: 'garbled' });
      }
    });
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

const codeOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'code' in data ? namedReason(data.code) : null;

/** A segment `.` or `..`, which an address cannot contain: it would lead to another resource. */
const hasDotSegment = (path: string): boolean => /(^|\/)\.{1,2}(\/|\?|$)/.test(path);

const restWith =
  (options: ServiceClientOptions): ServiceClient['rest'] =>
  async (method, path, { query, body, schema, idempotencyKey, headers, isRead = false }) => {
    const read = method === 'GET' || method === 'HEAD' || isRead;
    const text = typeof body === 'string';
    // Nothing has such an id.
    if (hasDotSegment(path)) return fail({ kind: 'not-found' });
    return timed(options, { operation: restOperation(method, path), isRead: read }, async (signal, seen) => {
      try {
        const answer = await networkOf(options)(addressOf(options.baseUrl, path, query), {
          method,
          headers: {
            ...headersOf(options, idempotencyKey),
            ...headers,
            ...(body === undefined ? {} : { 'content-type': text ? 'text/plain; charset=utf-8' : 'application/json' }),
          },
          ...(body === undefined ? {} : { body: text ? body : JSON.stringify(body) }),
          signal,
        });
        const data = jsonOf(await answer.text());
        seen.status = answer.status;
        if (answer.ok) return parseAnswer(schema, data, seen);
        seen.reason = codeOf(data);
        return fail(toRestFailure(data, answer.status, !read));
      } catch (error) {
        return fail(failureOf(error, !read, seen));
      }
    });
  };

/**
 * For one service and request. Sends token, organisation, request id and idempotency key; never throws; follows no
 * redirect and reads no answer without end. [ERR-10, ASVS V15.3.2]
 */
export const serviceClient = (options: ServiceClientOptions): ServiceClient => ({
  graphql: graphqlWith(options),
  rest: restWith(options),
});
