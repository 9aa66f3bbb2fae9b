import { computeOrderDiscounts } from '#backend/order-store/order-discounts.ts';
import type { OrderRow } from '#backend/order-store/schema.ts';
import type { StoredOrder } from '#backend/order-store/stored-order.ts';
import { CURRENCY, toLineWire, toMoneyWire } from '#backend/orders/lines/line-wire.ts';
import { orderNumberOf } from '#contracts/order-states.ts';
import { organisationId, websiteStoreId } from '#contracts/organisation.ts';
import { chargeTotal } from '#core/pricing/amounts.ts';
import type { Discount, DiscountResult } from '#core/pricing/discount.ts';
import { addDong, dong, zeroDong } from '#core/shared/dong.ts';

const zeroMoney = toMoneyWire(zeroDong);

const toShippingAddress = ({ address, ownerName, ownerPhone, invoiceRequest }: OrderRow) =>
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

/** Distributed over the code's lines. [ENT-03] */
const toDiscountApplication = ({ code, title, amount, gross }: Discount) => ({
  allocationMethod: 'ACROSS',
  targetSelection: 'ENTITLED',
  targetType: 'LINE_ITEM',
  title,
  value: toMoneyWire(amount),
  code,
  valueWithTax: toMoneyWire(gross),
});

const toTotals = ({ discounts, totals }: DiscountResult) => {
  const { vat, gross } = totals;
  const subtotal = toMoneyWire(chargeTotal(totals));
  return {
    currentSubtotalPrice: subtotal,
    currentTotalPrice: toMoneyWire(gross),
    currentTotalTax: toMoneyWire(vat),
    currentTotalDuties: zeroMoney,
    originalTotalDuties: zeroMoney,
    totalDuties: zeroMoney,
    totalPrice: toMoneyWire(gross),
    subtotalPrice: subtotal,
    totalTax: toMoneyWire(vat),
    totalVAT: toMoneyWire(vat),
    totalRefunded: zeroMoney,
    totalShippingPrice: zeroMoney,
    discountTotalPrice: toMoneyWire(addDong(...discounts.map(({ amount }) => amount))),
    cod: zeroMoney,
  };
};

const toTimestamps = (order: OrderRow) => ({
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

const toOwner = (order: OrderRow) => ({
  ownerName: order.ownerName,
  ownerEmail: order.ownerEmail,
  ownerPhone: order.ownerPhone,
  ownerPartyId: order.ownerPartyId,
});

/** Every field of ENT-02 and ENT-03; unused fields are null. */
export const toOrderWire = (stored: StoredOrder) => {
  const { order, lines } = stored;
  const discounts = computeOrderDiscounts(stored);
  return {
    id: order.id,
    orderId: order.id,
    orderNumber: order.number,
    partnerId: organisationId,
    orderStatus: order.status,
    financialStatus: order.financial,
    fulfillmentStatus: order.status === orderNumberOf.completed ? 'FULFILLED' : 'UNFULFILLED',
    ...toOwner(order),
    note: order.note,
    pending: order.status === orderNumberOf.open,
    shopId: websiteStoreId,
    shopName: null,
    shippingServiceId: null,
    carrierId: null,
    fromOrderId: null,
    externalCode: null,
    ...toTimestamps(order),
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
    shippingAddress: toShippingAddress(order),
    discountApplications: discounts.discounts.map(toDiscountApplication),
    ...toTotals(discounts),
    totalReceived: toMoneyWire(dong(order.received)),
    lineItems: lines.map((line, at) => toLineWire(line, order, discounts.lineDiscounts[at])),
  };
};
export type OrderWire = ReturnType<typeof toOrderWire>;
