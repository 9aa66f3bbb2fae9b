import { orderDiscounts } from '#backend/order-store/order-discounts.ts';
import type { OrderRow } from '#backend/order-store/schema.ts';
import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import type { Discount, DiscountResult } from '#core/pricing/discount.ts';
import { addDong, dong, zeroDong } from '#core/shared/dong.ts';
import { CURRENCY, lineWire, money } from './line-wire.ts';

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

/** A code's discount, distributed over its lines. [ENT-03] */
const applicationOf = ({ code, title, amount, gross }: Discount) => ({
  allocationMethod: 'ACROSS',
  targetSelection: 'ENTITLED',
  targetType: 'LINE_ITEM',
  title,
  value: money(amount),
  code,
  valueWithTax: money(gross),
});

const totalsOf = ({ discounts, totals }: DiscountResult) => {
  const { net, exempt, vat, gross } = totals;
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
    discountTotalPrice: money(addDong(...discounts.map(({ amount }) => amount))),
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

/** Wire form of an order with every field of ENT-02 and ENT-03; unused fields are null. */
export const orderWire = (stored: StoredOrder) => {
  const { order, lines } = stored;
  const discounts = orderDiscounts(stored);
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
    discountApplications: discounts.discounts.map(applicationOf),
    ...totalsOf(discounts),
    lineItems: lines.map((line, at) => lineWire(line, order, discounts.lowered[at])),
  };
};
export type OrderWire = ReturnType<typeof orderWire>;
