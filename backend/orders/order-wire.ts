import { lineAttributes } from '#contracts/order-attributes.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import { dong, zeroDong } from '#core/shared/dong.ts';
import type { OrderLineRow, OrderRow } from './schema.ts';
import { lineAmountsOf, orderTotals, type StoredOrder } from './service.ts';

const CURRENCY = 'VND';
const money = (amount: number) => ({ amount, currencyCode: CURRENCY });
const noMoney = money(zeroDong);

const attributesOf = (line: OrderLineRow) => {
  const values: Readonly<Record<string, string | number | boolean | null>> = {
    [lineAttributes.count]: line.count,
    [lineAttributes.intent]: line.intent,
    [lineAttributes.slug]: line.slug,
    [lineAttributes.category]: line.category,
    [lineAttributes.categoryId]: line.categoryId,
    [lineAttributes.option]: line.optionId,
    [lineAttributes.unitName]: line.unitName,
    [lineAttributes.net]: line.net,
    [lineAttributes.exempt]: line.exempt,
    [lineAttributes.renewalNet]: line.renewalNet,
    [lineAttributes.renewalExempt]: line.renewalExempt,
    [lineAttributes.vatInside]: line.vatInside,
    [lineAttributes.priceHeldUntil]: line.priceHeldUntil,
    [lineAttributes.repricedFrom]: line.repricedFrom,
  };
  return Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [{ key, value: String(value) }]));
};

/** A line with every field of ENT-04; what this shop has no use for is null. */
export const lineWire = (line: OrderLineRow, order: OrderRow) => {
  const amounts = lineAmountsOf(line);
  const done = order.status === 50 ? line.count : 0;
  return {
    id: line.id,
    orderItemId: line.id,
    orderId: line.orderId,
    orderLineItem: { id: line.id, orderLineItemParentId: line.parentId },
    description: line.description,
    quantity: line.time,
    currentQuantity: line.time,
    fulfilledQuantity: done,
    fulfillingQuantity: order.status === 40 ? line.count : 0,
    unitType: line.unitId,
    orderItemName: line.title,
    note: null,
    orderStatus: order.status,
    totalVAT: money(amounts.vat),
    vatRate: line.vatPercent,
    totalTax: money(amounts.vat),
    totalPrice: money(amounts.gross),
    customAttributes: attributesOf(line),
    productOptions: line.options.map((option) => ({
      idOption: option.id,
      name: option.name,
      value: option.value,
      title: option.value,
    })),
    variant: {
      id: line.productId,
      title: line.title,
      sku: line.sku,
      barcode: null,
      price: money(dong(line.net + line.exempt)),
      unitPrice: line.oldPrice === null ? null : money(line.oldPrice),
      compareAtPrice: line.oldPrice === null ? null : money(line.oldPrice),
      availability: true,
      stock: null,
      weight: null,
      weightUnit: null,
      image: null,
    },
  };
};

const shippingAddressOf = ({ address, ownerName, ownerPhone, invoiceRequest }: OrderRow) =>
  address === null
    ? null
    : {
        address1: address.street,
        address2: null,
        city: null,
        company: invoiceRequest?.company ?? null,
        country: 'Việt Nam',
        countryCode: 'VN',
        firstName: null,
        lastName: null,
        name: ownerName,
        phone: ownerPhone,
        province: address.provinceName,
        provinceCode: address.provinceCode,
        ward: address.wardName,
        wardCode: address.wardCode,
        zip: null,
        latitude: null,
        longitude: null,
        formattedArea: `${address.wardName}, ${address.provinceName}`,
      };

const totalsOf = ({ lines }: StoredOrder) => {
  const { net, exempt, vat, gross } = orderTotals(lines);
  const subtotal = money(dong(net + exempt));
  return {
    currentSubtotalPrice: subtotal,
    currentTotalPrice: money(gross),
    currentTotalTax: money(vat),
    currentTotalDuties: noMoney,
    originalTotalDuties: noMoney,
    totalDuties: noMoney,
    totalPrice: money(gross),
    subtotalPrice: subtotal,
    totalTax: money(vat),
    totalVAT: money(vat),
    totalRefunded: noMoney,
    totalShippingPrice: noMoney,
    discountTotalPrice: noMoney,
    cod: noMoney,
  };
};

const timesOf = (order: OrderRow) => ({
  createdAt: order.createdAt,
  createdStamp: order.createdAt,
  updatedAt: order.updatedAt,
  approvedAt: order.approvedAt,
  processedAt: order.processedAt,
  completedAt: order.completedAt,
  canceledAt: order.canceledAt,
  orderDate: order.approvedAt ?? order.createdAt,
  dueDatePayment: null,
});

const ownerOf = (order: OrderRow) => ({
  ownerName: order.ownerName,
  ownerEmail: order.ownerEmail,
  ownerPhone: order.ownerPhone,
  ownerPartyId: order.ownerPartyId,
});

/** An order with every field of ENT-02 and ENT-03; what this shop has no use for is null. */
export const orderWire = (stored: StoredOrder) => {
  const { order, lines } = stored;
  return {
    id: order.id,
    orderId: order.id,
    orderNumber: order.number,
    partnerId: organisationId,
    orderStatus: order.status,
    financialStatus: order.financial,
    fulfillmentStatus: order.status === 50 ? 'FULFILLED' : 'UNFULFILLED',
    ...ownerOf(order),
    note: order.note,
    pending: order.status === 20,
    shopId: websiteStoreId,
    shopName: null,
    shippingServiceId: null,
    carrierId: null,
    fromOrderId: null,
    externalCode: null,
    ...timesOf(order),
    createdBy: order.createdBy,
    customerLocale: 'vi-VN',
    orderParentId: null,
    version: order.version,
    cancelReason: order.cancelReason,
    checkCommodities: null,
    shipmentNote: null,
    facilityId: null,
    orderType: order.orderType,
    rawData: null,
    saleName: null,
    salePartyId: null,
    currencyCode: CURRENCY,
    edited: order.version > 1,
    appliedReferralCode: null,
    description: order.note,
    orderGroup: null,
    customAttribute: { source: order.source, channel: order.channel, platform: order.platform },
    invoiceRequest: order.invoiceRequest,
    shippingAddress: shippingAddressOf(order),
    discountApplications: [],
    ...totalsOf(stored),
    lineItems: lines.map((line) => lineWire(line, order)),
  };
};
export type OrderWire = ReturnType<typeof orderWire>;
