import { createHmac } from 'node:crypto';
import { beforeEach, expect, inject, test } from 'vitest';
import { guestTokenText } from '#contracts/secrets/guest-token.ts';
import { dong } from '#core/shared/dong.ts';
import { token as asToken, orderId } from '#core/shared/ids.ts';
import { portsOver } from '#test/kit/backends/backend-payments.ts';
import { eachBackend, freshLogin, setClock } from '#test/kit/backends/backends.ts';
import { freshIdempotencyKey } from './order-world.ts';
import { at, org, type RawCalls, rawCalls, store, textAt } from './raw-calls.ts';

const base = `/v2/orders/${org}/${store}`;
const temporary = async (calls: RawCalls): Promise<string> => {
  const made = await calls.rest('POST', `${base}/WEB/temp`, {
    json: { orderType: 'SERVICE', source: 'cart', channel: 'website' },
  });
  expect(made).toMatchObject({ status: 200, body: { orderStatus: 10, lineItems: [] } });
  return textAt(made.body, 'id');
};

/** The payload that the shop's button sends. */
const payload = {
  quantity: 6,
  gift: false,
  parent_id: null,
  product_id: '1002',
  input_price: 858_000,
  discount_amount: 0,
  campaign_id: 'GIA-TOT',
  campaign_action_id: 'GIA-TOT-THANG',
  unit_price: 1_020_000,
  description: '',
  price_type: 'RENT',
  order_line_item_parent_id: null,
  item_type: 'EXCHANGE',
};

const receiver = {
  name: 'Lê Văn Cường',
  phone: '0903333444',
  address: '5 Nguyễn Huệ',
  province: 'Thành phố Hồ Chí Minh',
  ward: 'Phường Sài Gòn',
  province_code: '79',
  ward_code: '26740',
};
const customer = { name: 'Lê Văn Cường', phone: '0903333444', email: 'cuong@example.vn' };
const express = `/v1/orders/express/${org}/${store}/cart`;
/** A day with the reduced rate: the amounts below use 8 %. */
const NOON = Date.parse('2026-11-20T12:00:00+07:00');

eachBackend('order REST', (backend) => {
  beforeEach(() => setClock(backend, NOON));
  test('REST-02 ENT-05 one item or a list of items is added with the full payload', async () => {
    const calls = await rawCalls(backend);
    const id = await temporary(calls);
    const one = await calls.rest('POST', `${base}/${id}/orderLineItem`, { json: payload });
    expect(one).toMatchObject({ status: 200, body: { status: 1, lineItems: [{ quantity: 6 }] } });
    const machine = textAt(one.body, 'lineItems.0.orderItemId');
    const list = await calls.rest('POST', `${base}/${id}/orderLineItem`, {
      json: [{ ...payload, key: 'a' }, { quantity: 6, product_id: '2001', parent_id: 'a' }, payload],
    });
    expect(at(list.body, 'lineItems.length')).toBe(3);
    const attached = await calls.rest('POST', `${base}/${id}/orderLineItem`, {
      json: { quantity: 6, product_id: '2001', order_line_item_parent_id: machine, input_price: 1_320_000 },
    });
    expect(attached.body).toMatchObject({ lineItems: [{ orderLineItem: { orderLineItemParentId: machine } }] });
    const order = await calls.rest('GET', `${base}/${id}/sale_order`);
    // 858.000 × 3 and Windows 1.320.000 × 2, 8 % on top
    expect(at(order.body, 'totalPrice.amount')).toBe(5_631_120);
    expect((await calls.rest('GET', `${base}/${id}/sell_order`)).body).toEqual(order.body);
  });

  test('REST-02 CART-19 a list with one wrong price adds nothing and returns both totals', async () => {
    const calls = await rawCalls(backend);
    const id = await temporary(calls);
    const refused = await calls.rest('POST', `${base}/${id}/orderLineItem`, {
      json: [payload, { ...payload, input_price: 800_000 }],
    });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', detail: { old: 864_000, new: 926_640 } },
    });
    expect(at((await calls.rest('GET', `${base}/${id}/sale_order`)).body, 'lineItems')).toEqual([]);
  });

  test('REST-02 an invalid line item is rejected with a sentence and does not crash the service', async () => {
    const calls = await rawCalls(backend);
    const id = await temporary(calls);
    for (const json of [null, [], {}, 'x', [{ ...payload, quantity: 1.5 }], { ...payload, product_id: 7 }])
      expect(await calls.rest('POST', `${base}/${id}/orderLineItem`, { json })).toMatchObject({
        status: 400,
        body: { code: 'BAD_USER_INPUT' },
      });
    expect(await calls.rest('POST', `${base}/${id}/orderLineItem`, { text: '{"quantity":' })).toMatchObject({
      status: 400,
    });
  });

  test('REST-03 either path deletes a line with its reason, and repeating it succeeds', async () => {
    const calls = await rawCalls(backend);
    const id = await temporary(calls);
    const reason = encodeURIComponent('đổi gói sản phẩm khác');
    for (const end of ['', '/delete', '/deleteOrderLineItem']) {
      const line = textAt(
        (await calls.rest('POST', `${base}/${id}/orderLineItem`, { json: payload })).body,
        'lineItems.0.id',
      );
      for (const turn of [1, 2])
        expect([turn, await calls.rest('DELETE', `${base}/${id}/${line}${end}?reason=${reason}`)]).toMatchObject([
          turn,
          { status: 200, body: { status: 1 } },
        ]);
    }
    expect(at((await calls.rest('GET', `${base}/${id}/sale_order`)).body, 'lineItems')).toEqual([]);
  });

  test('REST-03 «draft» in place of a line id closes the order and is never treated as a line', async () => {
    const calls = await rawCalls(backend);
    const id = await temporary(calls);
    expect(await calls.rest('DELETE', `${base}/${id}/draft?updated_by=x`)).toMatchObject({ status: 200 });
    expect(at((await calls.rest('GET', `${base}/${id}/sale_order`)).body, 'orderStatus')).toBe(90);
  });

  test('GQL-03 SDK-05 quantity, status and cancel take no body, the description is plain text', async () => {
    const calls = await rawCalls(backend);
    const id = await temporary(calls);
    const line = textAt(
      (await calls.rest('POST', `${base}/${id}/orderLineItem`, { json: payload })).body,
      'lineItems.0.id',
    );
    const counted = await calls.rest('PUT', `${base}/${id}/${line}/quantity?quantity_new=3`);
    expect(at(counted.body, 'totalPrice.amount')).toBe(2_779_920);
    for (const wrong of ['-1', '1000000000', '51', '0'])
      expect(await calls.rest('PUT', `${base}/${id}/${line}/quantity?quantity_new=${wrong}`)).toMatchObject({
        status: 400,
        body: { code: 'COUNT_OUT_OF_RANGE', detail: { least: 1, most: 50 } },
      });
    expect(await calls.rest('PUT', `${base}/${id}/${line}/quantity?quantity_new=x`)).toMatchObject({ status: 400 });
    expect(await calls.rest('PUT', `${base}/${id}/description`, { text: 'Gọi trước khi đến' })).toMatchObject({
      status: 200,
    });
    const unready = await calls.rest('PUT', `/v2/orders/${org}/${id}/status/OPEN`);
    expect(unready).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    expect(await calls.rest('PUT', `/v2/orders/${org}/${id}/status/DONE`)).toMatchObject({
      status: 409,
      body: { code: 'STATUS_NOT_ALLOWED' },
    });
    const cancelled = await calls.rest('PUT', `${base}/${id}/cancel`, {
      json: { reason: 'CUSTOMER', updatedBy: 'x', note: '', orderType: 'SALES' },
    });
    expect(cancelled.body).toMatchObject({ orderStatus: 90, cancelReason: 'CUSTOMER', note: 'Gọi trước khi đến' });
    for (const [reason, cancelReason] of [
      ['CUSTOMER', 'Đặt nhầm gói'],
      ['Đổi ý', 'Đổi ý · Đặt nhầm gói'],
    ]) {
      const path = `${base}/${await temporary(calls)}/cancel`;
      const closed = await calls.rest('PUT', path, { json: { reason, note: 'Đặt nhầm gói' } });
      expect(closed.body).toMatchObject({ orderStatus: 90, cancelReason });
    }
  });

  test('FIN-01 recipient and address of a guest are set, and the status call opens the order', async () => {
    const calls = await rawCalls(backend);
    const id = await temporary(calls);
    await calls.rest('POST', `${base}/${id}/orderLineItem`, { json: payload });
    const party = await calls.graphql(
      '/user-gateway/graphql',
      'mutation C($n: String!, $t: String!) { createCustomerV2(name: $n, phone: "0903333444", email: "", tenantId: $t) { id } }',
      { n: 'Lê Văn Cường', t: org },
    );
    const customerId = textAt(party.body, 'data.createCustomerV2.id');
    expect((await calls.rest('PUT', `/v2/orders/${org}/${id}/customer`, { json: { customerId } })).body).toMatchObject({
      ownerPartyId: customerId,
      ownerName: 'Lê Văn Cường',
    });
    expect(
      (await calls.rest('PUT', `/v2/front/orders/${org}/${id}/customerInfo`, { json: customer })).body,
    ).toMatchObject({
      ownerEmail: 'cuong@example.vn',
    });
    const path = `/v2/front/orders/express/${org}/${store}/${id}/shipping-address`;
    expect((await calls.rest('PUT', path, { json: receiver })).body).toMatchObject({
      shippingAddress: {
        address1: '5 Nguyễn Huệ',
        provinceCode: '79',
        province: 'Thành phố Hồ Chí Minh',
        countryCode: 'VN',
      },
    });
    expect((await calls.rest('PUT', `/v2/orders/${org}/${id}/status/OPEN`)).body).toMatchObject({ orderStatus: 20 });
    const list = await calls.rest('GET', `${base}/sell_order?status=20`);
    expect(list.body).toMatchObject({ total: 1, currentPage: 1, maxResult: 4, data: [{ id }] });
    expect((await calls.rest('GET', `/v2/front/orders/express/${org}/${store}?order_id=${id}`)).body).toMatchObject({
      id,
    });
  });

  test('REST-01 FIN-03 an express order needs platform WEB and a valid guest signature', async () => {
    const calls = await rawCalls(backend);
    const time = NOON;
    const text = guestTokenText({ ...customer, time });
    const good = createHmac('sha256', inject('secrets').signing).update(text).digest('hex');
    const json = { order: { line_items: [payload], shipping_address: receiver }, customer, time };
    const send = (path: string, token?: string) =>
      calls.rest('POST', path, {
        json,
        headers: {
          ...(token === undefined ? {} : { 'access-token': token }),
          'Idempotency-Key': freshIdempotencyKey(),
        },
      });
    const placed = await send(`${express}?platform=WEB`, good);
    expect(placed).toMatchObject({
      status: 200,
      body: { orderStatus: 20, ownerEmail: 'cuong@example.vn', customAttribute: { source: 'express' } },
    });
    expect(await send(`${express}?platform=APP`, good)).toMatchObject({ status: 400 });
    for (const token of [undefined, '', 'null', good.toUpperCase(), `${good}0`, good.slice(1)])
      expect(await send(`${express}?platform=WEB`, token)).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      });
    expect(await send(`/v1/orders/${org}/${store}/cart?platform=WEB`, good)).toMatchObject({ status: 401 });
  });

  test('REST-01 FIN-04 a logged-in customer orders directly: platform WEB, owned by the customer, paid through the cloud-order source', async () => {
    const { token, partyId } = await freshLogin(backend);
    const calls = await rawCalls(backend, token);
    const path = `/v1/orders/${org}/${store}/cart?platform=WEB`;
    const json = { order: { line_items: [payload], shipping_address: receiver, note: 'Gọi trước' } };
    const headers = { 'Idempotency-Key': freshIdempotencyKey() };
    const placed = await calls.rest('POST', path, { json, headers });
    expect(placed).toMatchObject({
      status: 200,
      body: {
        orderStatus: 20,
        financialStatus: 'UNPAID',
        ownerPartyId: partyId,
        ownerName: 'Lê Văn Cường',
        note: 'Gọi trước',
        customAttribute: { source: 'order', channel: 'website', platform: 'WEB' },
        shippingAddress: { address1: '5 Nguyễn Huệ', wardCode: '26740' },
        totalPrice: { amount: 926_640 },
      },
    });
    expect((await calls.rest('POST', path, { json, headers })).body).toEqual(placed.body);
    const other = await rawCalls(backend, (await freshLogin(backend)).token);
    const id = textAt(placed.body, 'id');
    expect(await other.rest('GET', `${base}/${id}/sale_order`)).toMatchObject({ status: 404 });
    const { payments } = portsOver(backend, asToken(token));
    const back = 'http://localhost:3000/PaymentResult';
    const paying = await payments.createForOrder(orderId(id), 'VIETQR', dong(926_640), back, freshIdempotencyKey());
    expect(paying).toMatchObject({ ok: true, value: { state: 'waiting', amount: 926_640 } });
    expect((await calls.rest('GET', `${base}/sell_order`)).body).toMatchObject({ total: 1, data: [{ id }] });
  });

  test('SDK-05 the cart without an order id: get, add with child items, update, delete an item, delete the cart', async () => {
    const calls = await rawCalls(backend);
    const cart = `/v2/carts/${org}/${store}`;
    expect(await calls.rest('GET', cart)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const kept = await calls.rest('POST', cart, { json: { product_id: '1001', quantity: 3, allow_delete: false } });
    expect(kept).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    const added = await calls.rest('POST', cart, {
      json: {
        product_id: '1001',
        quantity: 3,
        allow_delete: true,
        cart_child: [{ product_id: '2001', quantity: 3, allow_delete: true }],
      },
    });
    expect(at(added.body, 'lineItems.length')).toBe(2);
    const line = textAt(added.body, 'lineItems.0.id');
    expect((await calls.rest('GET', cart)).body).toEqual(added.body);
    const more = await calls.rest('PUT', `${cart}/${line}?quantity_new=2`);
    expect(at(more.body, 'totalPrice.amount')).toBe(2 * Number(at(added.body, 'totalPrice.amount')));
    expect(await calls.rest('DELETE', `${cart}/${line}?reason=x`)).toMatchObject({ status: 200 });
    expect(at((await calls.rest('GET', cart)).body, 'lineItems')).toEqual([]);
    expect(await calls.rest('DELETE', cart)).toMatchObject({ status: 200 });
    expect(await calls.rest('GET', cart)).toMatchObject({ status: 404 });
  });

  test('REST-02 GQL-01 a caller without a token, with «Bearer null» or with a foreign token learns nothing', async () => {
    const calls = await rawCalls(backend);
    const stranger = await rawCalls(backend);
    const id = await temporary(calls);
    const bare = { Authorization: 'Bearer null', 'X-Ecomos-Access-Token': 'null' };
    expect(await calls.rest('GET', `${base}/${id}/sale_order`, { headers: bare })).toMatchObject({ status: 401 });
    expect(await stranger.rest('GET', `${base}/${id}/sale_order`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await stranger.rest('POST', `${base}/${id}/orderLineItem`, { json: payload })).toMatchObject({
      status: 404,
    });
    expect(await calls.rest('GET', `${base}/saleOrderStatus`)).toMatchObject({ status: 200 });
  });

  test('REST-02 POST /v2/orders/{org}/{store}/{platform} creates an order with its lines in one call', async () => {
    const calls = await rawCalls(backend);
    const made = await calls.rest('POST', `${base}/cart?create_draft=true&created_by=x`, {
      json: { customer_id: null, line_items: [{ product_id: '1002', quantity: 6, input_price: 858_000 }] },
    });
    expect(made).toMatchObject({ status: 200, body: { orderStatus: 10, totalPrice: { amount: 926_640 } } });
  });
});
