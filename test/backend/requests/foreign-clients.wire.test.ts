import { beforeAll, describe, expect, inject, test } from 'vitest';
import { documentOf } from '#test/catalogue/client-queries.ts';
import { eachBackend, freshLogin, runSql } from '#test/kit/backends/backends.ts';
import { at, org, type RawCalls, rawCalls, store, textAt } from '#test/orders/raw-calls.ts';
import { campaignCalls, customerCalls, type ForeignCall, publicCalls, staffCalls } from './foreign-queries.ts';

const code = (body: unknown) => at(body, 'errors.0.extensions.code');
const kindOf = ({ root }: ForeignCall) => (root.startsWith('update') ? 'mutation' : 'query');

/** Clients that were written for other back ends of this family; see docs/decisions on foreign clients. */
eachBackend('calls of foreign clients', (backend) => {
  let guest: RawCalls;
  let customer: RawCalls;
  let staff: RawCalls;
  let known: { readonly org: string; readonly store: string; readonly party: string; readonly campaign: string };
  beforeAll(async () => {
    const login = await freshLogin(backend);
    [guest, customer, staff] = [
      await rawCalls(backend),
      await rawCalls(backend, login.token),
      await rawCalls(backend, inject('secrets').staff),
    ];
    known = { org, store, party: login.partyId, campaign: '501' };
  });
  const send = async (who: RawCalls, call: ForeignCall) =>
    (await who.graphql(call.path, documentOf(call, kindOf(call)), call.given(known))).body;
  /** Without any token, as clients send most calls. */
  const sendBare = async (path: string, query: string, variables: object): Promise<unknown> => {
    const answer = await fetch(backend.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', partnerid: org },
      body: JSON.stringify({ query, variables }),
    });
    expect(answer.status).toBe(200);
    return answer.json();
  };

  describe('what is public', () => {
    for (const call of publicCalls)
      test(`VOU-02 SDK-06 ${call.root} is answered without a token, every selected field included`, async () => {
        const body = await sendBare(call.path, documentOf(call), call.given(known));
        expect(body).toMatchObject({ data: { [call.root]: expect.anything() } });
        expect(at(body, 'errors')).toBeUndefined();
      });
  });

  for (const call of campaignCalls)
    test(`VOU-01 VOU-03 ${call.root} is answered to a visitor and refused without a token`, async () => {
      expect(await send(guest, call)).toMatchObject({ data: { [call.root]: expect.anything() } });
      expect(code(await sendBare(call.path, documentOf(call), call.given(known)))).toBe('UNAUTHENTICATED');
    });

  test('VOU-01 every filter of a search selects, and another store has no voucher', async () => {
    const search = campaignCalls.find(({ root }) => root === 'searchVoucher');
    if (!search) throw new Error('no search');
    const found = async (change: object) => {
      const { body } = await guest.graphql(search.path, documentOf(search), change);
      return Number(at(body, 'data.searchVoucher.total'));
    };
    const all = await found({});
    expect(all).toBeGreaterThan(1);
    for (const type of ['ORDER', 'GIFT', 'QUANTITY']) {
      const some = await found({ campaignActionType: type });
      expect(some).toBeGreaterThan(0);
      expect(some).toBeLessThan(all);
    }
    expect(await found({ partyId: org, storeId: store, customerId: known.party, campaignId: '' })).toBe(all);
    for (const none of [{ storeId: '1' }, { partyId: 'OTHER' }, { campaignActionId: 'x' }, { campaignId: 'x' }])
      expect(await found(none)).toBe(0);
  });

  test('VOU-02 suggestions are the same list for every party, and the other filters still select', async () => {
    const suggest = campaignCalls.find(({ root }) => root === 'suggestVoucher');
    if (!suggest) throw new Error('no suggestions');
    const other = await freshLogin(backend);
    const found = async (who: RawCalls, wish: object): Promise<unknown> =>
      at((await who.graphql(suggest.path, documentOf(suggest), wish)).body, 'data.suggestVoucher');
    const parties = [org, known.party, other.partyId, store, 'OTHER', '0', '', ' ', 'khách', "'--", null];
    for (const filter of [{}, { campaignId: '501' }, { campaignId: 'x' }, { isBirthday: true }, { customerId: '1' }]) {
      const all = await found(guest, filter);
      for (const partyId of parties)
        for (const who of [guest, customer]) expect(await found(who, { ...filter, partyId })).toEqual(all);
    }
    expect(Number(at(await found(guest, {}), 'total'))).toBeGreaterThan(1);
    expect(at(await found(guest, { campaignId: 'x' }), 'total')).toBe(0);
  });

  for (const call of customerCalls)
    test(`GQL-07 SDK-03 ${call.root} is answered to the customer alone`, async () => {
      expect(await send(customer, call)).toMatchObject({ data: { [call.root]: { id: known.party } } });
      expect(code(await send(guest, call))).toBe('NOT_FOUND');
      expect(code(await sendBare(call.path, documentOf(call, kindOf(call)), call.given(known)))).toBe(
        'UNAUTHENTICATED',
      );
    });

  test('SDK-03 updateCustomerV2 stores each field; contacts of who logs in change by codes only', async () => {
    const [get, update] = customerCalls;
    if (!get || !update) throw new Error('no calls');
    await send(customer, update);
    expect(at(await send(customer, get), 'data.getCustomerById')).toMatchObject({
      name: 'Trần Thị Bích',
      address: '12 Lý Thường Kiệt',
      birthDate: '1990-02-03',
      gender: 'FEMALE',
      sourceCustomer: 'POS',
    });
    const change = async (who: RawCalls, id: string, request: object) => {
      const given = { ...update.given({ ...known, party: id }), updateCustomerRequest: request };
      return (await who.graphql(update.path, documentOf(update, 'mutation'), given)).body;
    };
    for (const [field, value] of [
      ['phone', '0987654321'],
      ['email', 'khac@example.com'],
      ['gender', 'KHÁC'],
      ['birthDate', '2999-01-01'],
    ] as const)
      expect(at(await change(customer, known.party, { [field]: value }), 'errors.0.extensions')).toMatchObject({
        code: 'BAD_USER_INPUT',
        detail: { field },
      });
    const made = await guest.graphql(
      '/user-gateway/graphql',
      'mutation ($tenantId: String!) { createCustomerV2(name: "Khách lẻ", tenantId: $tenantId) { id } }',
      { tenantId: org },
    );
    const id = textAt(made.body, 'data.createCustomerV2.id');
    const contacts = { phone: '0987654321', email: 'khach.le@example.com' };
    expect(await change(guest, id, contacts)).toMatchObject({
      data: { updateCustomerV2: { ...contacts, name: 'Khách lẻ' } },
    });
    expect(code(await change(customer, id, contacts))).toBe('NOT_FOUND');
  });

  for (const call of staffCalls)
    test(`GQL-08 ${call.root} is answered to staff alone`, async () => {
      expect(await send(staff, call)).toMatchObject({ data: { [call.root]: expect.anything() } });
      for (const who of [guest, customer]) expect(code(await send(who, call))).toBe('FORBIDDEN');
    });

  test('GQL-08 searchCustomers pages by name, day and level', async () => {
    const search = staffCalls.find(({ root }) => root === 'searchCustomers');
    if (!search) throw new Error('no search');
    const found = async (change: object) => {
      const given = { ...search.given(known), ...change };
      return at((await staff.graphql(search.path, documentOf(search), given)).body, 'data.searchCustomers');
    };
    expect(await found({ pageSize: 1 })).toMatchObject({ currentPage: 1, content: [{ name: 'Nguyễn Minh Khách' }] });
    expect(await found({ endCreatedDate: '2020-01-02' })).toMatchObject({
      totalElements: 0,
      totalPages: 0,
      content: [],
    });
    expect(await found({ memberLevel: 'KHÔNG-CÓ' })).toMatchObject({ totalElements: 0 });
    for (const wrong of [{ type: 'SUPPLIER' }, { startCreatedDate: 'hôm qua' }])
      expect(await found(wrong)).toBeUndefined();
  });

  test('GQL-07 GQL-03 a write without identity is refused with the error of its field', async () => {
    const writes = [
      ['/user-gateway/graphql', `mutation { createCustomerV2(name: "A", tenantId: "${org}") { id } }`],
      [
        '/order-cloud-service/graphql',
        `{ findOrderByOwnerPartyId(partnerId: "${org}", ownerPartyId: "${known.party}") }`,
      ],
      [
        '/order-cloud-service/graphql',
        `mutation { updateQuantityV2(orderId: "x", partnerId: "${org}", updateItemInputs: { orderItemId: "y", quantity: 2 }, updateBy: "z") { id } }`,
      ],
    ] as const;
    for (const [path, query] of writes) expect(code(await sendBare(path, query, {}))).toBe('UNAUTHENTICATED');
  });

  test('GQL-09 sendOTP tells strangers nothing and knows SMS alone', async () => {
    const query =
      'mutation SendOTP($orgId: String, $phone: String!, $channelType: String) { sendOTP(orgId: $orgId, phone: $phone, channelType: $channelType) { id code username timeExpired } }';
    const ask = async (channelType: string) =>
      (await guest.graphql('/authorization-gateway/graphql', query, { orgId: org, phone: '0912345678', channelType }))
        .body;
    expect(code(await ask('ZALO'))).toBe('BAD_USER_INPUT');
    expect(await ask('SMS')).toMatchObject({ data: { sendOTP: { code: null, username: '0912345678' } } });
    const sent = await runSql(backend, "select id from outbox_messages where recipient = '0912345678'");
    expect(sent).toEqual([]);
  });

  test('REST-04 images-url lists the pictures of a product', async () => {
    const path = (id: string) => `/product-service/v1/products/${org}/${id}/images-url`;
    expect((await guest.rest('GET', path('1004'))).body).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/uploads\//)]),
    );
    expect((await guest.rest('GET', path('9999'))).status).toBe(404);
  });

  test('REST-02 ENT-05 names of both wires in one line must agree, and an unknown attribute is refused', async () => {
    const order = async (change: object) => {
      const line = { product_id: '1004', quantity: 1, gift: true, item_type: 'EXCHANGE', ...change };
      return (await guest.rest('POST', `/v2/orders/${org}/${store}/WEB`, { json: { line_items: [line] } })).body;
    };
    const both = await order({ productId: '1004', inputPrice: null, input_price: null });
    expect(at(both, 'lineItems.0.customAttributes')).toEqual(
      expect.arrayContaining([
        { key: 'gift', value: 'true' },
        { key: 'itemType', value: 'EXCHANGE' },
        { key: 'priceType', value: expect.any(String) },
      ]),
    );
    for (const wrong of [
      { productId: '1002' },
      { unit_price: 1, unitPrice: 2 },
      { custom_attributes: [{ key: 'mau', value: 'xanh' }] },
    ])
      expect(at(await order(wrong), 'code')).toBe('BAD_USER_INPUT');
  });

  test('CNS-07 each field of addOpportunity is answered, stored and shown to the staff', async () => {
    const request = {
      name: 'Tư vấn máy chủ',
      description: 'Cần mười máy',
      referName: 'Trần Thị Bích',
      referPhone: '0912345678',
      referEmail: 'bich@example.com',
      priorityName: 'HIGH',
      extSource: 'POS',
      workEffortTypeId: 'TU_VAN',
      targetUrl: 'https://example.com/trang',
      targetId: 'san-pham-1004',
      parentId: 'yeu-cau-goc',
      ownerId: 'nhan-vien-7',
      forms: [
        { key: 'Số máy', value: '10' },
        { key: 'Ghi chú', value: '' },
      ],
    };
    const { forms, ...flat } = request;
    const query = `mutation AddOpportunity($partyId: String!, $addOpportunityRequest: AddOpportunityRequest, $performerId: String!) {
      addOpportunity(partyId: $partyId, addOpportunityRequest: $addOpportunityRequest, performerId: $performerId) { id status ${Object.keys(flat).join(' ')} forms { key value } } }`;
    const { body } = await guest.graphql('/crm-graph-gateway/graphql', query, {
      partyId: org,
      addOpportunityRequest: request,
      performerId: 'x',
    });
    expect(at(body, 'data.addOpportunity')).toMatchObject({ status: 1, ...request });
    const [row] = await runSql(
      backend,
      `select target_id, parent_id, owner_id, forms from opportunities where id = '${textAt(body, 'data.addOpportunity.id')}'`,
    );
    expect(row).toEqual({ target_id: request.targetId, parent_id: request.parentId, owner_id: request.ownerId, forms });
  });
});
