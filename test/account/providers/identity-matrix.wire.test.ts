import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { typeDefs as authorization } from '#contracts/generated/authorization.service.ts';
import { typeDefs as campaign } from '#contracts/generated/campaign.service.ts';
import { typeDefs as cloud } from '#contracts/generated/cloud-service.service.ts';
import { typeDefs as computing } from '#contracts/generated/computing.service.ts';
import { typeDefs as crm } from '#contracts/generated/crm.service.ts';
import { typeDefs as invoice } from '#contracts/generated/invoice.service.ts';
import { typeDefs as orderCloud } from '#contracts/generated/order-cloud.service.ts';
import { typeDefs as hub } from '#contracts/generated/payment-hub.service.ts';
import { typeDefs as service } from '#contracts/generated/service.service.ts';
import { typeDefs as storefront } from '#contracts/generated/storefront.service.ts';
import { typeDefs as user } from '#contracts/generated/user.service.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import { customerPaths } from '#contracts/rest/customer-rest.ts';
import { orderPaths } from '#contracts/rest/order-rest.ts';
import { argumentsFor, type Given, marks, OWNER, stateOfOwner } from '#test/account/personal-data/owner-at-backend.ts';
import { restCallsFor, restOwned } from '#test/account/rest-calls.ts';
import { eachBackend, freshLogin, freshToken, type TestBackend } from '#test/kit/backends/backends.ts';
import { rawCalls } from '#test/orders/raw-calls.ts';

const gateways = {
  '/authorization-gateway/graphql': authorization,
  '/user-gateway/graphql': user,
  '/graphql': storefront,
  '/order-cloud-service/graphql': orderCloud,
  '/invoice-gateway/graphql': invoice,
  '/payment-hub/graphql': hub,
  '/cloud-service-api/graphql': cloud,
  '/service-api/graphql': service,
  '/computing-service/graphql': computing,
  '/crm-graph-gateway/graphql': crm,
  '/campaign-gateway/graphql': campaign,
} as const;

/** A value for an argument: the owner's where the name is known, otherwise the simplest one of its type. */
const valueFor = (name: string, type: GraphQLInputType, given: Given): unknown => {
  if (isNonNullType(type)) return valueFor(name, type.ofType, given);
  if (isListType(type)) return [valueFor(name, type.ofType, given)];
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, valueFor(field.name, field.type, given)]),
    );
  if (name in given) return given[name];
  const plain: Given = { Int: 1, Float: 1, Long: 1, BigDecimal: 1, Boolean: true, JSON: {} };
  return getNamedType(type).name in plain ? plain[getNamedType(type).name] : 'khong-co-that';
};

const isFree = ({ type }: GraphQLArgument): boolean => !isNonNullType(type);

/** Every field that needs no argument, some levels deep. */
const selectionOf = (output: GraphQLOutputType, depth = 4): string => {
  const type = getNamedType(output);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter((field) => field.args.every(isFree));
  const texts = fields.flatMap((field) => {
    const below = getNamedType(field.type);
    if (!isObjectType(below)) return [field.name];
    const selected = depth > 1 ? selectionOf(field.type, depth - 1) : '';
    return selected === '' ? [] : [`${field.name} ${selected}`];
  });
  return `{ ${texts.join(' ')} __typename }`;
};

/** As a client without a token sends it. [WIRE 7.5] */
const NO_TOKEN = 'null';

type Operation = {
  readonly path: string;
  readonly kind: 'query' | 'mutation';
  readonly field: GraphQLField<unknown, unknown>;
};

const operationsOf = (path: string, schema: GraphQLSchema): readonly Operation[] => [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ path, kind: 'query' as const, field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({
    path,
    kind: 'mutation' as const,
    field,
  })),
];

const operations = Object.entries(gateways).flatMap(([path, sdl]) => operationsOf(path, buildSchema(sdl)));

const ask = async (backend: TestBackend, { path, kind, field }: Operation, given: Given, token: string | null) => {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const head = field.args.length === 0 ? kind : `${kind}(${declared})`;
  const call = field.args.length === 0 ? field.name : `${field.name}(${passed})`;
  const own = { ...given, accessToken: token ?? '' };
  const answer = await fetch(backend.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      partnerid: organisationId,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      query: `${head} { ${call} ${selectionOf(field.type)} }`,
      variables: Object.fromEntries(field.args.map(({ name, type }) => [name, valueFor(name, type, own)])),
    }),
  });
  return answer.text();
};

eachBackend('the identity matrix over every GraphQL operation and the REST calls', (backend) => {
  let given: Given;
  let before: unknown;
  beforeAll(async () => {
    given = await argumentsFor(backend);
    before = await stateOfOwner(backend);
  });

  describe('CART-02 GRD-01 an outsider', () => {
    const strangers = {
      'without a token': async () => null,
      'with a guest’s token': () => freshToken(backend),
      'with another customer’s token': async () => (await freshLogin(backend)).token,
    };
    for (const [who, tokenOf] of Object.entries(strangers))
      test(`${who} neither reads nor changes the owner's data through any operation`, async () => {
        const leaks: string[] = [];
        for (const operation of operations) {
          const text = await ask(backend, operation, given, await tokenOf());
          if (marks.some((mark) => text.includes(mark))) leaks.push(`${operation.path} ${operation.field.name}`);
        }
        expect(leaks).toEqual([]);
        expect(await stateOfOwner(backend)).toEqual(before);
      });
    for (const [who, tokenOf] of Object.entries(strangers))
      test(`${who} neither reads nor changes the owner's data over REST`, async () => {
        const leaks: string[] = [];
        for (const { method, path, ...sent } of restCallsFor(given)) {
          const { body } = await (await rawCalls(backend, (await tokenOf()) ?? NO_TOKEN)).rest(method, path, sent);
          if (marks.some((mark) => JSON.stringify(body).includes(mark))) leaks.push(`${method} ${path}`);
        }
        expect(leaks).toEqual([]);
        expect(await stateOfOwner(backend)).toEqual(before);
      });
  });

  test('ORD-02 SVC-01 the owner reads their own data with the same queries', async () => {
    const { token } = await freshLogin(backend, 'VERIFIED', { as: OWNER });
    const shown: string[] = [];
    for (const operation of operations.filter(({ kind }) => kind === 'query')) {
      const text = await ask(backend, operation, given, token);
      if (marks.some((mark) => text.includes(mark))) shown.push(operation.field.name);
    }
    expect(shown).toEqual(
      expect.arrayContaining(['getUserDetail', 'getPersonByPartyId', 'orderDetail', 'getInvoiceDetail']),
    );
  });

  test('ORD-02 SDK-01 the owner reads their own data with the same calls over REST', async () => {
    const { token } = await freshLogin(backend, 'VERIFIED', { as: OWNER });
    const calls = await rawCalls(backend, token);
    const shown: string[] = [];
    for (const { method, path } of restCallsFor(given).filter((call) => call.method === 'GET')) {
      const { body } = await calls.rest(method, path);
      if (marks.some((mark) => JSON.stringify(body).includes(mark))) shown.push(path);
    }
    const { order } = restOwned(given);
    expect(shown).toEqual(
      expect.arrayContaining([
        orderPaths.order(organisationId, websiteStoreId, order),
        customerPaths.person(organisationId, OWNER),
      ]),
    );
  });
});
