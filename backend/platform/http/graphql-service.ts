import { type DocumentNode, GraphQLError, Kind } from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type {
  BackendDeps,
  RequestVisitor,
  ServiceApp,
  ServiceVariables,
  SessionVisitor,
} from '#backend/platform/deps.ts';
import { readWhileWanted, requestStopped } from '#backend/platform/request-scope.ts';
import { failureCodes } from '#contracts/failure-codes.ts';
import { clientIpOf, readClientAddress } from './client-address.ts';
import { expectedFailure } from './expected-failure.ts';
import { graphqlLimits } from './graphql-limits.ts';
import { parseJson } from './read-body.ts';
import { readIdempotencyKey, requireVisitor } from './request-visitor.ts';

export type GraphqlContext<Deps extends BackendDeps = BackendDeps> = {
  readonly deps: Deps;
  readonly headers: Headers;
  readonly requestId: string;
  /** The browser's address for rate limits; see `readClientAddress`. */
  readonly address: string;
  /** Includes loopback addresses; see `clientIpOf`. */
  readonly clientIp: string;
  readonly idempotencyKey: string | null;
  readonly visitor: () => Promise<RequestVisitor | null>;
  /** Throws UNAUTHENTICATED without a session. */
  readonly requireVisitor: () => Promise<SessionVisitor>;
};

/** What resolvers know of a request, for routes that call them without GraphQL. */
export const requestContext = <Deps extends BackendDeps>(
  deps: Deps,
  c: Context<ServiceVariables>,
): GraphqlContext<Deps> => {
  const { headers } = c.req.raw;
  return {
    deps,
    headers,
    requestId: c.get('requestId'),
    address: readClientAddress(deps, c.env, headers),
    clientIp: clientIpOf(deps, c.env, headers),
    idempotencyKey: readIdempotencyKey(headers),
    visitor: () => deps.visitorOf(headers),
    requireVisitor: () => requireVisitor(deps, headers),
  };
};

/** Compared by name, because the server may bundle another copy of the class. */
const isGraphqlError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError';

const unwrapError = (error: unknown): unknown => (isGraphqlError(error) ? (error.originalError ?? error) : error);

const errorPath = (error: unknown) => (isGraphqlError(error) && error.path ? { path: error.path } : {});

const toGraphqlError = (error: unknown, log: (error: unknown) => void): GraphQLError => {
  const cause = unwrapError(error);
  const place = errorPath(error);
  const expected = expectedFailure(cause);
  if (expected !== null) {
    const { message, code, detail } = expected;
    return new GraphQLError(message, { ...place, extensions: { code, ...(detail ? { detail } : {}) } });
  }
  if (isGraphqlError(cause)) return withCode(cause);
  log(cause);
  return new GraphQLError('Internal server error', { ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } });
};

/** Errors in the document or its variables have no code. */
const withCode = (error: GraphQLError): GraphQLError =>
  typeof error.extensions.code === 'string' && error.extensions.code in failureCodes
    ? error
    : new GraphQLError(error.message, {
        ...errorPath(error),
        extensions: { ...error.extensions, code: 'BAD_USER_INPUT' },
      });

/** Tells the security log of each refusal of what belongs to somebody else. */
const recordedRefusals: Plugin<GraphqlContext> = {
  onExecute: () => ({
    onExecuteDone: async ({ result, args }) => {
      if (!('errors' in result)) return;
      const { deps, headers, address } = args.contextValue;
      for (const error of result.errors ?? []) {
        const refusal = expectedFailure(unwrapError(error));
        if (refusal?.isForeign) await deps.recordAccessRefused(headers, address, refusal.code);
      }
    },
  }),
};

/**
 * Ends what nobody waits for: a query with its statements when the client leaves or the time is over, of a mutation the
 * fields that have not begun.
 */
const stopsWithClient: Plugin<GraphqlContext> = {
  onExecute: ({ args, executeFn, setExecuteFn }) => {
    const client = args.contextValue.request.signal;
    if (!isQuery(args.document, args.operationName)) {
      Object.assign(args, { signal: client });
      return;
    }
    setExecuteFn((given) =>
      readWhileWanted(client, async (signal) => {
        try {
          const stoppable = { ...given, signal };
          return await executeFn(stoppable);
        } catch (error) {
          if (signal.aborted) return { errors: [toGraphqlError(requestStopped(), () => undefined)] };
          throw error;
        }
      }),
    );
  },
};

const isQuery = ({ definitions }: DocumentNode, name: string | null | undefined): boolean =>
  definitions.some(
    (each) =>
      each.kind === Kind.OPERATION_DEFINITION && each.operation === 'query' && (!name || each.name?.value === name),
  );

const isErrorList = (value: unknown): value is readonly GraphQLError[] =>
  Array.isArray(value) && value.every(isGraphqlError);

/** Every error has a code and HTTP 200, because clients of these services discard the body of other statuses. */
const codedErrors: Plugin = {
  onResultProcess: ({ result, setResult }) => {
    if ('errors' in result && isErrorList(result.errors)) setResult({ ...result, errors: result.errors.map(withCode) });
  },
};

const withStatusOk = async (answer: Response): Promise<Response> =>
  answer.status >= 400 && answer.headers.get('content-type')?.includes('json')
    ? new Response(await answer.text(), { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' } })
    : answer;

/** Only JSON, of limited nesting. Throws BAD_USER_INPUT. */
const checkedRequest = async (c: Context<ServiceVariables>): Promise<Request> => {
  const { url, method, headers, signal } = c.req.raw;
  if (method !== 'POST') return c.req.raw;
  const body = JSON.stringify(parseJson(await c.req.text()));
  return new Request(url, { method, headers: withContentType(headers), body, signal });
};

const withContentType = (given: Headers): Headers => {
  const headers = new Headers(given);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return headers;
};

/**
 * Parsed documents of all services, by text. A tree takes up to a hundred times its text, and the errors of an invalid
 * one hold its request, so strangers' documents are few and short. The shop has 80 of 300 characters. [ASVS V2.4.1]
 */
const documentCache = new LRUCache<string, DocumentNode>({
  maxSize: 200_000,
  maxEntrySize: 10_000,
  sizeCalculation: (_, text) => 1_000 + text.length,
});
const errorCache = { get: () => undefined, set: () => undefined };

/** Finds operations by the parsed document, so operation names are arbitrary; the explorer is development only. */
export const graphqlService =
  <Deps extends BackendDeps>({
    path,
    typeDefs,
    resolvers,
  }: {
    readonly path: string;
    readonly typeDefs: string;
    readonly resolvers: object;
  }) =>
  (deps: Deps): ServiceApp => {
    const yoga = createYoga<GraphqlContext<Deps>>({
      // The generated resolver types already check each map.
      schema: createSchema({ typeDefs, resolvers: resolvers as Record<string, never> }),
      graphqlEndpoint: path,
      landingPage: false,
      graphiql: deps.environment.mode === 'development',
      logging: false,
      cors: false,
      maskedErrors: {
        maskError: (error) => toGraphqlError(error, (cause) => deps.log.error({ err: cause, path }, 'resolver failed')),
      },
      multipart: false,
      parserAndValidationCache: { documentCache, errorCache },
      plugins: [
        codedErrors,
        recordedRefusals,
        stopsWithClient,
        ...graphqlLimits({ isDevelopment: deps.environment.mode === 'development' }),
      ],
    });
    return new Hono<ServiceVariables>().all(path, async (c) =>
      withStatusOk(await yoga.fetch(await checkedRequest(c), requestContext(deps, c))),
    );
  };
