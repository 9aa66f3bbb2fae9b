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
import { organisationId } from '#contracts/organisation.ts';
import { eachBackend, freshLogin, freshToken, runSql, type TestBackend } from '#test/kit/backends.ts';

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

/** The customer of the seed: five services, their orders and invoices, favourites. */
const OWNER = 'kh-demo';
/** Texts that only the owner may read. */
const marks = ['Nguyễn Minh Khách', 'Số 2 phố Minh Hoạ', 'khach-demo.vn'];

type Given = Readonly<Record<string, unknown>>;

/** Arguments that a caller would use to reach the owner's data, by name. */
const argumentsFor = async (backend: TestBackend): Promise<Given> => {
  const one = async (sql: string): Promise<string> => String(Object.values((await runSql(backend, sql))[0] ?? {})[0]);
  const order = await one(`select id from orders where owner_party_id = '${OWNER}' order by number limit 1`);
  const line = await one(`select id from order_lines where order_id = '${order}' limit 1`);
  const machine = await one(`select id from cloud_services where order_id = '${order}' limit 1`);
  const bill = await one(`select id from invoices where order_id = '${order}' limit 1`);
  const payment = await one(`select id from payments where order_id = '${order}' limit 1`);
  const people = ['partyId', 'ownerPartyId', 'customerId', 'actorId', 'ownerId', 'performerId', 'id'];
  const orders = ['orderId', 'oldCartId', 'newCartId', 'resourceId', 'orderIds'];
  const lines = ['orderLineItemId', 'lineItemId', 'orderItemId'];
  return {
    ...Object.fromEntries(people.map((name) => [name, OWNER])),
    ...Object.fromEntries(orders.map((name) => [name, order])),
    ...Object.fromEntries(lines.map((name) => [name, line])),
    ...Object.fromEntries(['orgId', 'partnerId', 'tenantId'].map((name) => [name, organisationId])),
    serviceId: machine,
    serviceIds: machine,
    computingId: machine,
    invoiceId: bill,
    paymentId: payment,
    phone: '0912345678',
  };
};

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

/** All data of the owner in the database. */
const stateOfOwner = async (backend: TestBackend): Promise<unknown> => {
  const own = `(select id from orders where owner_party_id = '${OWNER}')`;
  const rows = (sql: string) => runSql(backend, sql);
  return Promise.all([
    rows(`select * from orders where owner_party_id = '${OWNER}' order by id`),
    rows(`select * from order_lines where order_id in ${own} order by id`),
    rows(`select * from parties where id = '${OWNER}'`),
    rows(`select id, user_login_id, status, party_id from user_logins where party_id = '${OWNER}' order by id`),
    rows(`select * from passwords where party_id = '${OWNER}'`),
    rows(`select * from passkeys where party_id = '${OWNER}'`),
    rows(`select * from receivers where owner_party_id = '${OWNER}' order by id`),
    rows(
      `select id, status, power, label, ends_with_term from cloud_services where order_id in ${own} and status = 'COMPLETED' order by id`,
    ),
    rows(`select * from refund_requests where actor = '${OWNER}' order by id`),
    rows(`select * from service_actions where actor = '${OWNER}' order by id`),
    rows('select * from service_access_keys order by id'),
    rows('select * from service_entries order by digest'),
    rows('select * from service_seats order by service_id, email'),
    rows(`select * from invoices where order_id in ${own} order by id`),
    rows(`select id from sessions where user_login_id = '${OWNER}' and revoked_at is null order by id`),
  ]);
};

eachBackend('the identity matrix over every GraphQL operation', (backend) => {
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
        const told: string[] = [];
        for (const operation of operations) {
          const text = await ask(backend, operation, given, await tokenOf());
          if (marks.some((mark) => text.includes(mark))) told.push(`${operation.path} ${operation.field.name}`);
        }
        expect(told).toEqual([]);
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
});
