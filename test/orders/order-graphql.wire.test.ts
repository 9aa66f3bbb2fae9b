import { beforeEach, expect, test } from 'vitest';
import { eachBackend, setClock } from '#test/kit/backends/backends.ts';
import { freeDomain, freshIdempotencyKey } from './order-world.ts';
import { at, org, type RawCalls, rawCalls, store, textAt } from './raw-calls.ts';

const storefront = '/graphql';
const cloud = '/order-cloud-service/graphql';

const createOrder = async (calls: RawCalls): Promise<string> => {
  const made = await calls.graphql(
    storefront,
    `mutation CreateOrder($partnerId: String!, $storeId: String, $order: CreateOrderInput!) {
      createOrder(partnerId: $partnerId, storeId: $storeId, order: $order) { __typename id orderType customAttribute }
    }`,
    { partnerId: org, storeId: store, order: { orderType: 'SERVICE', source: 'cart', channel: 'website' } },
  );
  expect(made.body).toMatchObject({
    data: {
      createOrder: {
        __typename: 'Order',
        orderType: 'SERVICE',
        customAttribute: { source: 'cart', channel: 'website' },
      },
    },
  });
  return textAt(made.body, 'data.createOrder.id');
};

const addProducts = (calls: RawCalls, orderId: string, lineItems: unknown) =>
  calls.graphql(
    storefront,
    `mutation Add($orderId: String!, $partyId: String, $lineItems: [LineItemInput!]!, $storeId: String) {
      addProductsToOrderWithoutLogin(orderId: $orderId, partyId: $partyId, lineItems: $lineItems, storeId: $storeId) {
        status message lineItems { orderItemId quantity orderLineItem { orderLineItemParentId } variant { id } }
      }
    }`,
    { orderId, partyId: null, lineItems, storeId: store },
    freshIdempotencyKey(),
  );

const server = { quantity: 3, productId: '1001', priceType: 'RENT' };

const filled = async (calls: RawCalls) => {
  const orderId = await createOrder(calls);
  const answer = await addProducts(calls, orderId, [server]);
  return { orderId, lineId: textAt(answer.body, 'data.addProductsToOrderWithoutLogin.lineItems.0.orderItemId') };
};
/** A day with the reduced rate: the amounts below use 8 %. */
const NOON = Date.parse('2026-11-20T12:00:00+07:00');

eachBackend('order GraphQL', (backend) => {
  beforeEach(() => setClock(backend, NOON));
  test('GQL-01 createOrder, orderDetail, line quantities and getOrderLineItem return the same order', async () => {
    const calls = await rawCalls(backend);
    const { orderId, lineId } = await filled(calls);
    const detail = await calls.graphql(
      storefront,
      `query D($orderId: String!, $line: String!) {
        orderDetail(orderId: $orderId) { __typename id orderStatus lineItems { __typename id } }
        getQuantityOfLineItems(orderId: $orderId)
        getOrderLineItem(orderId: $orderId, orderLineItemId: $line) { __typename orderItemId quantity orderId }
      }`,
      { orderId, line: lineId },
    );
    expect(detail.body).toMatchObject({
      data: {
        orderDetail: { id: orderId, orderStatus: 10, lineItems: [{ __typename: 'OrderLineItem', id: lineId }] },
        getQuantityOfLineItems: 1,
        getOrderLineItem: { orderItemId: lineId, quantity: 3, orderId },
      },
    });
  });

  test('ENT-02 ENT-03 ENT-04 every field of order, money, address and line is present; unused ones are null', async () => {
    const calls = await rawCalls(backend);
    const { orderId } = await filled(calls);
    const money = '{ amount currencyCode }';
    const detail = await calls.graphql(
      storefront,
      `query D($orderId: String!) { orderDetail(orderId: $orderId) {
        id orderId orderNumber partnerId orderStatus financialStatus fulfillmentStatus ownerName ownerEmail ownerPhone
        ownerPartyId note pending shopId shopName shippingServiceId carrierId fromOrderId externalCode createdAt createdBy
        customerLocale orderParentId version cancelReason checkCommodities shipmentNote facilityId orderType rawData
        saleName salePartyId canceledAt updatedAt approvedAt processedAt completedAt customAttribute
        currentSubtotalPrice ${money} currentTotalPrice ${money} currentTotalTax ${money} totalPrice ${money}
        subtotalPrice ${money} totalTax ${money} totalVAT ${money} totalRefunded ${money} totalShippingPrice ${money}
        discountTotalPrice ${money} cod ${money} currentTotalDuties ${money} originalTotalDuties ${money} totalDuties ${money}
        shippingAddress { address1 address2 city company country countryCode firstName lastName name phone province
          provinceCode zip latitude longitude formattedArea }
        discountApplications { allocationMethod targetSelection targetType title value ${money} }
        lineItems { id orderItemId orderId orderLineItem { id orderLineItemParentId } description quantity
          currentQuantity fulfilledQuantity fulfillingQuantity unitType orderItemName note orderStatus totalVAT ${money}
          vatRate totalTax ${money} customAttributes { key value } productOptions { idOption name value title }
          variant { id title sku barcode price ${money} unitPrice ${money} compareAtPrice ${money} availability stock
            weight weightUnit image } }
      } }`,
      { orderId },
    );
    expect(detail.body).toMatchObject({
      data: {
        orderDetail: {
          orderId,
          partnerId: org,
          carrierId: null,
          customAttribute: { source: 'cart' },
          totalPrice: { amount: 304_560, currencyCode: 'VND' },
          subtotalPrice: { amount: 282_000 },
          totalVAT: { amount: 22_560 },
          lineItems: [
            { quantity: 3, vatRate: 8, unitType: 'MONTH', variant: { id: '1001', price: { amount: 282_000 } } },
          ],
        },
      },
    });
  });

  test('GQL-02 addProductsToOrderWithoutLogin adds child items by key, deleteProductWithoutLogin removes them', async () => {
    const calls = await rawCalls(backend);
    const orderId = await createOrder(calls);
    const answer = await addProducts(calls, orderId, [
      { ...server, key: 'm', inputPrice: 282_000 },
      { quantity: 3, productId: '2001', parentId: 'm' },
    ]);
    const line = textAt(answer.body, 'data.addProductsToOrderWithoutLogin.lineItems.0.orderItemId');
    expect(answer.body).toMatchObject({
      data: {
        addProductsToOrderWithoutLogin: {
          status: 1,
          lineItems: [{ variant: { id: '1001' } }, { orderLineItem: { orderLineItemParentId: line } }],
        },
      },
    });
    const gone = await calls.graphql(
      storefront,
      `mutation Del($orderId: String!, $line: String!, $reason: String) {
        deleteProductWithoutLogin(orderId: $orderId, orderLineItemId: $line, reason: $reason, partyId: null, storeId: null) { status }
      }`,
      { orderId, line, reason: 'đổi gói sản phẩm khác' },
    );
    expect(gone.body).toEqual({ data: { deleteProductWithoutLogin: { status: 1 } } });
    const left = await calls.graphql(
      storefront,
      'query Q($id: String!) { orderDetail(orderId: $id) { lineItems { id } } }',
      {
        id: orderId,
      },
    );
    expect(left.body).toEqual({ data: { orderDetail: { lineItems: [] } } });
  });

  test('GQL-03 options, operating system and both quantities change a line', async () => {
    const calls = await rawCalls(backend);
    const { orderId, lineId } = await filled(calls);
    const options = await calls.graphql(
      storefront,
      `mutation O($line: String!, $options: [LineItemOptionInput!]!) {
        updateProductOptionOrderLineItem(orderLineItemId: $line, productOptions: $options, userId: "x") { status message }
      }`,
      { line: lineId, options: [{ idOption: '106067', name: 'Trung tâm dữ liệu', value: 'Đà Nẵng' }] },
    );
    expect(options.body).toMatchObject({ data: { updateProductOptionOrderLineItem: { status: 1 } } });
    const os = await calls.graphql(
      cloud,
      `mutation Os($id: String!, $line: String!, $os: OsInput!) {
        addProductOSIntoOrder(orderId: $id, orderLineItemId: $line, os: $os) { lineItems { orderItemName productOptions { value } } }
      }`,
      { id: orderId, line: lineId, os: { idOption: '106066', value: 'Windows Server 2022 Standard' } },
    );
    expect(os.body).toMatchObject({
      data: {
        addProductOSIntoOrder: {
          lineItems: [
            { productOptions: [{ value: 'Đà Nẵng' }] },
            { orderItemName: 'Hệ điều hành: Windows Server 2022 Standard' },
          ],
        },
      },
    });
    const free = await calls.graphql(
      cloud,
      `mutation Os($id: String!, $line: String!, $os: OsInput!) {
        addProductOSIntoOrder(orderId: $id, orderLineItemId: $line, os: $os) { lineItems { productOptions { value } } }
      }`,
      { id: orderId, line: lineId, os: { idOption: '106066', value: 'Debian 12' } },
    );
    expect(free.body).toMatchObject({
      data: {
        addProductOSIntoOrder: { lineItems: [{ productOptions: [{ value: 'Đà Nẵng' }, { value: 'Debian 12' }] }] },
      },
    });
    const counted = await calls.graphql(
      storefront,
      'mutation Q($id: String!, $line: String!) { updateQuantity(orderId: $id, orderLineItemId: $line, quantity: 4) { totalPrice { amount } } }',
      { id: orderId, line: lineId },
    );
    expect(counted.body).toEqual({ data: { updateQuantity: { totalPrice: { amount: 1_218_240 } } } });
    // The public client sends one object where the type is a list.
    const termed = await calls.graphql(
      cloud,
      `mutation UpdateQuantityV2($orderId: String!, $partnerId: String!, $updateItemInputs: [UpdateItemInput]!, $updateBy: String!) {
        updateQuantityV2(orderId: $orderId, partnerId: $partnerId, updateItemInputs: $updateItemInputs, updateBy: $updateBy) {
          cancelReason currencyCode edited financialStatus orderStatus id customAttribute appliedReferralCode orderDate
          dueDatePayment description orderGroup lineItems { quantity customAttributes { key value } } }
      }`,
      {
        orderId,
        partnerId: org,
        updateBy: 'website',
        updateItemInputs: { orderItemId: lineId, price: 1, quantity: 12, unitPrice: 1, unitType: 'MONTH' },
      },
    );
    expect(at(termed.body, 'data.updateQuantityV2.lineItems.0.quantity')).toBe(12);
    expect(at(termed.body, 'data.updateQuantityV2.lineItems.0.customAttributes')).toContainEqual({
      key: 'net',
      value: '948000',
    });
  });

  test('GQL-01 findOrderByOwnerPartyId returns null for an owner without a cart and for any other caller', async () => {
    const calls = await rawCalls(backend);
    const found = await calls.graphql(
      cloud,
      'query F($p: String!, $o: String!) { findOrderByOwnerPartyId(partnerId: $p, ownerPartyId: $o) }',
      { p: org, o: 'kh-demo' },
    );
    expect(found.body).toEqual({ data: { findOrderByOwnerPartyId: null } });
  });

  test('DOM-04 CART-05 refusals return HTTP 200 with their code and details', async () => {
    const calls = await rawCalls(backend);
    const orderId = await createOrder(calls);
    const domain = freeDomain();
    const item = (description: string) => [{ quantity: 1, productId: '1106', description }];
    expect((await addProducts(calls, orderId, item(domain))).body).toMatchObject({
      data: { addProductsToOrderWithoutLogin: { status: 1 } },
    });
    const again = await addProducts(calls, orderId, item(domain.toUpperCase()));
    expect([again.status, again.body]).toMatchObject([
      200,
      { errors: [{ extensions: { code: 'DOMAIN_IN_ORDER', detail: { domain } } }] },
    ]);
    const taken = await addProducts(calls, orderId, item('google.com'));
    expect(taken.body).toMatchObject({
      errors: [{ extensions: { code: 'DOMAIN_UNAVAILABLE', detail: { domain: 'google.com', status: 'registered' } } }],
    });
    const nameless = await addProducts(calls, orderId, item(''));
    expect(nameless.body).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });
});
