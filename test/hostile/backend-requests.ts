import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { Kind, parse, print } from 'graphql';
import { organisationId } from '#contracts/organisation.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import { escaped, type HttpRequest, httpRequest } from './http-request.ts';

/** An address of the backend, as Hono lists it. */
export type BackendRoute = { readonly method: string; readonly path: string };

const folder = join(import.meta.dirname, '../../contracts/graphql/operations');

/** The shop's own operations with the names of their variables. */
const operations = readdirSync(folder).flatMap((file) => {
  const { definitions } = parse(readFileSync(join(folder, file), 'utf8'));
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION).map(print);
  return definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION
      ? [
          {
            query: [print(each), ...fragments].join('\n'),
            variables: (each.variableDefinitions ?? []).map(({ variable }) => variable.name.value),
          },
        ]
      : [],
  );
});

const brokenDocuments = [
  '{ __schema { types { name fields { name } } } }',
  'query { a: __typename b: __typename c: __typename }',
  `query { ${Array.from({ length: 200 }, (_, at) => `a${at}: __typename`).join(' ')} }`,
  `{ ${'a { '.repeat(100)}a${' }'.repeat(100)} }`,
  'query A { ...F } fragment F on Query { ...F }',
  'query ($a: [[[[String]]]]) { __typename }',
  '{ __typename @include(if: "x") @skip @deprecated }',
  'subscription { a }',
  'mutation { __typename } mutation { __typename }',
  '{',
  '',
  `# ${'x'.repeat(60_000)}`,
];

const graphqlRequest = (paths: readonly string[]): fc.Arbitrary<HttpRequest> => {
  const own = fc
    .constantFrom(...operations)
    .chain(({ query, variables }) =>
      fc
        .record(Object.fromEntries(variables.map((name) => [name, hostileValue])))
        .map((given) => ({ query, variables: given })),
    );
  const cut = fc.tuple(fc.constantFrom(...operations), fc.nat(400), hostileText).map(([{ query }, at, text]) => ({
    query: `${query.slice(0, at)}${text}${query.slice(at)}`,
  }));
  const broken = fc.constantFrom(...brokenDocuments).map((query) => ({ query }));
  const document = fc.oneof({ weight: 4, arbitrary: own }, cut, broken, hostileValue);
  return fc.tuple(fc.constantFrom(...paths), document, fc.boolean()).map(([path, body, isBatch]) => ({
    method: 'POST',
    path,
    type: 'application/json',
    body: JSON.stringify(isBatch && fc.stringify(body).length < 300 ? [body, body] : body),
  }));
};

const knownValues = [organisationId, 'store', 'shop', 'VN', 'x'];

const bodyFields = [
  'name',
  'line_items',
  'username',
  'password',
  'quantity',
  'productId',
  'code',
  'note',
  'customerId',
  'customer',
  'product_options',
  'oldCartId',
  'accessToken',
  'updateUserRequest',
];

const restRequest = (routes: readonly BackendRoute[]): fc.Arbitrary<HttpRequest> =>
  fc.constantFrom(...routes).chain(({ method, path }) =>
    fc
      .tuple(
        fc.array(fc.oneof(fc.constantFrom(...knownValues), hostileText), { minLength: 6, maxLength: 6 }),
        fc.option(
          fc.dictionary(fc.constantFrom('page', 'perPage', 'filter', 'q', '_sort', 'state', 'code'), hostileText),
        ),
        fc.oneof(hostileValue, fc.dictionary(fc.constantFrom(...bodyFields), hostileValue)),
        fc.boolean(),
      )
      .map(([texts, query, body, isJson]) => {
        const values = texts.values();
        const filled = path.replaceAll(/:\w+(\{[^}]*\})?|\*/g, () => escaped(values.next().value ?? 'x') || 'x');
        const search = query === null ? '' : `?${new URLSearchParams(query)}`;
        if (method === 'GET') return { method, path: `${filled}${search}` };
        const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
        return {
          method: method === 'ALL' ? 'POST' : method,
          path: `${filled}${search}`,
          type,
          body: JSON.stringify(body),
        };
      }),
  );

/** The addresses among `routes` that take GraphQL documents. */
export const graphqlPathsOf = (routes: readonly BackendRoute[]): readonly string[] =>
  routes.map(({ path }) => path).filter((path) => path.endsWith('graphql'));

/** Every address of a listener of the backend, and documents to `graphqlPaths`, which it may lack. */
export const backendRequest = (routes: readonly BackendRoute[], graphqlPaths: readonly string[]) =>
  httpRequest(fc.oneof(graphqlRequest(graphqlPaths), restRequest(routes)));
