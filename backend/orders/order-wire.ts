import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import { dong, zeroDong } from '#core/shared/dong.ts';
import { CURRENCY, lineWire, money } from './line-wire.ts';
import type { OrderRow } from './schema.ts';
import { orderTotals, type StoredOrder } from './service.ts';

const noMoney = money(zeroDong);

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
