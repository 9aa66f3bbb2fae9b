import { beforeAll, expect, inject, test } from 'vitest';
import { partyId, token } from '#core/shared/ids.ts';
import { backendPaymentSubjectOf } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, freshLogin, type TestBackend } from '#test/kit/backends/backends.ts';
import type { TestLogin } from '#test/kit/login-door.ts';
import { type RawCalls, rawCalls } from '#test/orders/raw-calls.ts';
import { domainLine, lineFor, type PaymentSubject, serverLine } from '#test/payment/payment-subject.ts';
import { paidOrder } from './service-subject.ts';

const CLOUD = '/cloud-service-api/graphql';

/** Fields that the public client requests. [WIRE Cloud services, Partner services] */
const inSearch = `supplierId serviceId partnerId serviceName type typeName status statusFulfillment ownerId startDate endDate serviceType
  urlPrivate urlPublic username password attrs description productGroupId orderId sponsorId sponsorName providedFromId providedFromName
  actionRequest{id name uri type} billingCycle{quantity unit} productConfiguration{productId productTitle productResources{name quantity unit
  productId giftProductId gift giftQuantity campaignId campaignActionId qualify idParent addQuantity defaultQuantity title price unitPrice
  totalResource unitGift giftDuration giftDurationUnit}}`;
const searchService = `query SearchService($filter: CloudServiceFilterInput) { searchService(filter: $filter) {
  total offset maxResult resultList{${inSearch}} } }`;
const serviceDetail = `query ServiceDetail($serviceId: String) { serviceDetail(serviceId: $serviceId) {
  service{productConfiguration{productId productTitle} supplierId serviceId partnerId serviceName type typeName status statusFulfillment ownerId
  startDate endDate serviceType urlPrivate urlPublic username password attrs description ips productGroupId orderId}
  resources{type name total unit component value keyId} configs{configId name configValue} extraData{title content{name value type action}} } }`;
const byOwner = `query GetServiceByOwnerId($partnerId: String!, $ownerId: String!) { getServiceByOwnerId(partnerId: $partnerId, ownerId: $ownerId) {
  createdStamp updatedStamp updatedBy createdBy partnerId serviceName serviceId type typeName orderId orderLineItemId status ownerId ownerName
  ownerEmail ownerPhone saleName salePartyId startDate endDate location description serviceType actionResult attrs __typename } }`;
const computingDetail = `query ComputingDetail($computingId: String!) { computingDetail(computingId: $computingId) {
  id name username password state os ips province console existPortNat __typename } }`;

type Data = Readonly<Record<string, unknown>>;
/** `data` of the answer, or the whole answer when it has none. */
const ask = async (who: RawCalls, query: string, variables: unknown, path = CLOUD): Promise<Data> => {
  const { body } = await who.graphql(path, query, variables);
  // A GraphQL response over HTTP.
  const answer = body as Data & { readonly data?: Data | null };
  return answer.errors === undefined && answer.data ? answer.data : answer;
};

type Bought = {
  readonly subject: PaymentSubject;
  readonly login: TestLogin;
  readonly owner: RawCalls;
  readonly stranger: RawCalls;
  readonly staff: RawCalls;
  readonly domain: string;
  /** Ids of services by the name of their line. */
  readonly ids: Readonly<Record<string, string>>;
};

const bought = async (backend: TestBackend): Promise<Bought> => {
  const login = await freshLogin(backend);
  const subject = await backendPaymentSubjectOf(backend, token(login.token));
  const domain = subject.freeDomain('.vn');
  const bare = lineFor((slug) => slug.startsWith('bare-metal'));
  await paidOrder({ ...subject, owner: partyId(login.partyId) }, [serverLine(), domainLine(domain), bare]);
  await subject.pass(2_000);
  const owner = await rawCalls(backend, login.token);
  const found = await ask(owner, searchService, { filter: { ownerId: login.partyId } });
  // The shop's own backend follows its schema.
  const { resultList } = found.searchService as { resultList: { serviceId: string; type: string }[] };
  return {
    subject,
    login,
    owner,
    stranger: await rawCalls(backend, (await freshLogin(backend)).token),
    staff: await rawCalls(backend, inject('secrets').staff),
    domain,
    ids: Object.fromEntries(resultList.map(({ serviceId, type }) => [type, serviceId])),
  };
};

const failed = (code: string) => ({ errors: [{ extensions: { code } }] });

eachBackend('calls of the cloud service', (backend) => {
  let world: Bought;
  let server: string;
  let name: string;
  let machine: string;
  beforeAll(async () => {
    world = await bought(backend);
    [server, name, machine] = ['cloud-server', 'domain', 'bare-metal'].map((type) => world.ids[type] ?? '') as [
      string,
      string,
      string,
    ];
  });

  test('GQL-06 ENT-13 createProductBare: only staff assign a server to a service that is being set up', async () => {
    const mutation =
      'mutation ($input: ProductBareInput!) { createProductBare(input: $input) { serviceId status ips computingId } }';
    const input = { serviceId: machine, rack: 'HAN-R07', unit: 'U12', switchPort: 'sw-1/7', ips: ['203.0.113.77'] };
    expect(await ask(world.owner, mutation, { input })).toMatchObject(failed('FORBIDDEN'));
    expect(await ask(world.staff, mutation, { input: { ...input, serviceId: server } })).toMatchObject(
      failed('BAD_USER_INPUT'),
    );
    const placed = await ask(world.staff, mutation, { input });
    // On a slow machine the backend may have set it up before staff did.
    if ('errors' in placed) expect(placed).toMatchObject(failed('STATUS_NOT_ALLOWED'));
    else {
      expect(placed.createProductBare).toMatchObject({ status: 'COMPLETED', ips: ['203.0.113.77'] });
      expect(JSON.stringify(await ask(world.owner, serviceDetail, { serviceId: machine }))).toContain('HAN-R07');
    }
    expect(await ask(world.staff, mutation, { input })).toMatchObject(failed('STATUS_NOT_ALLOWED'));
  });

  test('GQL-06 ENT-13 serviceDetail and searchService return every field that the public client requests', async () => {
    await world.subject.pass(10_000);
    const found = await ask(world.owner, searchService, { filter: { type: 'cloud-server', offset: 0, maxResult: 10 } });
    expect(found.searchService).toMatchObject({
      total: 1,
      offset: 0,
      maxResult: 10,
      resultList: [{ serviceId: server, ownerId: world.login.partyId, status: 'COMPLETED', password: null }],
    });
    const { serviceDetail: detail } = await ask(world.owner, serviceDetail, { serviceId: server });
    expect(detail).toMatchObject({
      service: { serviceId: server, typeName: 'Cloud Server', username: 'root', password: null },
      resources: expect.arrayContaining([{ type: null, total: null, unit: null, ...anyResource }]),
    });
  });

  test('GQL-06 searchService filters by state, words and id, only among services that the caller may see', async () => {
    const total = async (who: RawCalls, filter: Data): Promise<unknown> =>
      ((await ask(who, searchService, { filter })).searchService as Data | undefined)?.total;
    expect(await total(world.owner, { commonSearch: world.domain.toUpperCase() })).toBe(1);
    expect(await total(world.owner, { commonSearch: '%' })).toBe(0);
    expect(await total(world.owner, { serviceId: server, status: 'COMPLETED' })).toBe(1);
    expect(await total(world.stranger, { serviceId: server })).toBe(0);
    expect(await total(world.staff, { serviceId: server })).toBe(1);
    expect(await ask(world.stranger, searchService, { filter: { ownerId: world.login.partyId } })).toMatchObject(
      failed('NOT_FOUND'),
    );
    expect(await ask(world.owner, searchService, { filter: { status: 'XONG' } })).toMatchObject(
      failed('BAD_USER_INPUT'),
    );
    expect(await ask(world.owner, searchService, { filter: { maxResult: -1 } })).toMatchObject(
      failed('BAD_USER_INPUT'),
    );
  });

  test('GQL-06 getServiceIds and getServiceByOwnerId answer the owner and staff; other callers get NOT_FOUND', async () => {
    const query = 'query ($ownerId: String!) { getServiceIds(ownerId: $ownerId) }';
    const asked = { ownerId: world.login.partyId, partnerId: 'SHOP' };
    const { getServiceIds } = await ask(world.owner, query, asked);
    expect([...(getServiceIds as string[])].sort()).toEqual(Object.values(world.ids).sort());
    const listed = await ask(world.staff, byOwner, asked, '/service-api/graphql');
    expect(listed.getServiceByOwnerId).toHaveLength(3);
    expect(await ask(world.stranger, query, asked)).toMatchObject(failed('NOT_FOUND'));
    expect(await ask(world.stranger, byOwner, asked, '/service-api/graphql')).toMatchObject(failed('NOT_FOUND'));
  });

  test('ENT-13 computingDetail shows the server of a service to its owner, without its password', async () => {
    const asked = { computingId: `vm-${server}` };
    const path = '/computing-service/graphql';
    expect((await ask(world.owner, computingDetail, asked, path)).computingDetail).toMatchObject({
      id: `vm-${server}`,
      username: 'root',
      password: null,
      state: 'RUNNING',
      existPortNat: false,
      __typename: 'Computing',
    });
    for (const computingId of [`vm-${server}`, `vm-${name}`, 'vm-khong-co', ''])
      expect(await ask(world.stranger, computingDetail, { computingId }, path)).toMatchObject(failed('NOT_FOUND'));
    expect(await ask(world.owner, computingDetail, { computingId: `vm-${name}` }, path)).toMatchObject(
      failed('NOT_FOUND'),
    );
  });

  test("GQL-06 preFillment returns name, domain and holder of the caller's own service", async () => {
    const query = `query ($serviceId: String!) { preFillment(serviceId: $serviceId) {
      serviceId serviceName type domain holder { name email phone address } } }`;
    expect((await ask(world.owner, query, { serviceId: name })).preFillment).toMatchObject({
      type: 'domain',
      domain: world.domain,
      holder: { phone: '0912345678', email: 'may@example.vn' },
    });
    expect(await ask(world.stranger, query, { serviceId: name })).toMatchObject(failed('NOT_FOUND'));
  });

  test('GQL-06 ENT-13 getTemplateOfServiceType and getListLabService return the products of a line', async () => {
    const template =
      'query ($type: String!) { getTemplateOfServiceType(serviceType: $type) { id name productMapping } }';
    const { getTemplateOfServiceType } = await ask(world.owner, template, { type: 'cloud-lab' });
    expect(getTemplateOfServiceType).toMatchObject({ id: 'cloud-lab', name: 'Cloud Lab' });
    const { productMapping } = getTemplateOfServiceType as { productMapping: { productId: string }[] };
    const labs = `query ($productId: String!) { getListLabService(productId: $productId) {
      productId productName productParentId image groupItemId groupItemName } }`;
    const productId = productMapping[0]?.productId;
    expect((await ask(world.owner, labs, { productId })).getListLabService).toHaveLength(productMapping.length);
    expect((await ask(world.owner, labs, { productId: '1001' })).getListLabService).toEqual([]);
    expect(await ask(world.owner, template, { type: '__proto__' })).toMatchObject(failed('NOT_FOUND'));
  });

  test('GQL-06 deployDomain requires registrant documents that staff have approved; another customer finds no domain', async () => {
    const deploy = 'mutation ($id: String!) { deployDomain(serviceId: $id) { serviceId } }';
    const approve = 'mutation ($id: String!) { approveDomainPapers(serviceId: $id) { serviceId } }';
    const papers = async (): Promise<string> =>
      JSON.stringify(await ask(world.owner, serviceDetail, { serviceId: name }));
    expect(await ask(world.owner, deploy, { id: name })).toMatchObject(failed('STATUS_NOT_ALLOWED'));
    expect(await papers()).toContain('Chờ xác thực thông tin');
    expect(await ask(world.owner, approve, { id: name })).toMatchObject(failed('FORBIDDEN'));
    expect(await ask(world.staff, approve, { id: name })).toEqual({ approveDomainPapers: { serviceId: name } });
    expect(await ask(world.stranger, deploy, { id: name })).toMatchObject(failed('NOT_FOUND'));
    expect(await ask(world.owner, deploy, { id: server })).toMatchObject(failed('BAD_USER_INPUT'));
    for (const again of [1, 2])
      expect([again, await ask(world.owner, deploy, { id: name })]).toEqual([
        again,
        { deployDomain: { serviceId: name } },
      ]);
    expect(await papers()).toContain('Đã triển khai');
  });

  test('GQL-06 only the owner can read a password; staff cannot', async () => {
    const reveal = 'mutation ($id: String!) { revealPassword(serviceId: $id) }';
    expect(await ask(world.owner, reveal, { id: server })).toEqual({ revealPassword: expect.any(String) });
    expect(await ask(world.stranger, reveal, { id: server })).toMatchObject(failed('NOT_FOUND'));
    expect(await ask(world.staff, reveal, { id: server })).toMatchObject(failed('FORBIDDEN'));
  });

  test('GQL-06 a call without a session returns nothing', async () => {
    const nobody = await rawCalls(backend, 'khong-phai-token');
    for (const query of [searchService, serviceDetail])
      expect(await ask(nobody, query, { serviceId: server })).toMatchObject(failed('UNAUTHENTICATED'));
  });
});

const anyResource = {
  name: expect.any(String),
  value: expect.any(String),
  component: null,
  keyId: null,
};
