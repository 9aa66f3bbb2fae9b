import { eq, inArray, sql } from 'drizzle-orm';
import { orderEventNames } from '#backend/order-store/event-names.ts';
import { orderEvents } from '#backend/order-store/event-schema.ts';
import { selectOrderIds } from '#backend/order-store/own-orders.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import { domainHolds } from '#backend/orders/lines/hold-schema.ts';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { orderNumberOf, orderStatusNames } from '#contracts/order-states.ts';
import { instalmentDues } from './instalment-schema.ts';

const statusWords = Object.fromEntries(
  Object.entries(orderStatusNames).map(([status, name]) => [
    String(orderNumberOf[status as keyof typeof orderNumberOf]),
    name,
  ]),
);
const financialWords: Readonly<Record<string, string>> = {
  UNPAID: 'Chưa thanh toán',
  PAID: 'Đã thanh toán',
  REFUNDED: 'Đã hoàn tiền',
};

export const orderData: readonly PersonalTable[] = [
  {
    title: 'Đơn hàng',
    table: orders,
    columns: {
      'Mã đơn': orders.id,
      'Số đơn': orders.number,
      'Họ tên': orders.ownerName,
      Email: orders.ownerEmail,
      'Số điện thoại': orders.ownerPhone,
      'Địa chỉ': orders.address,
      'Yêu cầu hoá đơn': orders.invoiceRequest,
      'Ghi chú': orders.note,
      'Trạng thái': [orders.status, statusWords],
      'Thanh toán': [orders.financial, financialWords],
      'Mã giảm giá': orders.vouchers,
      'Tạo lúc': orders.createdAt,
      'Trả tiền lúc': orders.paidAt,
      'Huỷ lúc': orders.canceledAt,
      'Lý do huỷ': orders.cancelReason,
    },
    of: (_, partyId) => eq(orders.ownerPartyId, partyId),
    merge: { moves: [orders.ownerPartyId, orders.createdBy] },
    deletion: {
      rows: 'replaced',
      keep: 'accounting',
      columns: ({ pseudonym }) => [
        ...[orders.ownerPartyId, orders.session, orders.createdBy].map((column) => [column, pseudonym] as const),
        ...[orders.ownerName, orders.ownerEmail, orders.ownerPhone, orders.address, orders.invoiceRequest].map(
          (column) => [column, null] as const,
        ),
        [orders.note, ''],
        [orders.cancelReason, null],
      ],
    },
  },
  {
    title: 'Dòng hàng của các đơn',
    table: orderLines,
    columns: {
      'Mã đơn': orderLines.orderId,
      'Tên hàng': orderLines.title,
      'Tên miền': orderLines.description,
      'Tuỳ chọn': orderLines.options,
      'Kỳ hạn': orderLines.time,
      'Đơn vị': orderLines.unitName,
      'Số lượng': orderLines.count,
      'Giá trước thuế (đồng)': orderLines.net,
      'Phí không chịu thuế (đồng)': orderLines.exempt,
      'Thuế GTGT (%)': orderLines.vatPercent,
      'Thêm lúc': orderLines.createdAt,
      'Bỏ lúc': orderLines.removedAt,
    },
    of: (db, partyId) => inArray(orderLines.orderId, selectOrderIds(db, partyId)),
    merge: 'follows',
    deletion: {
      rows: 'replaced',
      keep: 'accounting',
      columns: () => [
        [orderLines.transferCode, null],
        [orderLines.removedReason, null],
      ],
    },
  },
  {
    title: 'Lịch sử các đơn',
    table: orderEvents,
    columns: { 'Mã đơn': orderEvents.orderId, Lúc: orderEvents.at, 'Sự kiện': [orderEvents.kind, orderEventNames] },
    of: (db, partyId) => inArray(orderEvents.orderId, selectOrderIds(db, partyId)),
    merge: { moves: [orderEvents.by] },
    deletion: {
      rows: 'replaced',
      keep: 'accounting',
      columns: ({ partyId, pseudonym }) => [
        [orderEvents.by, sql`case when ${orderEvents.by} = ${partyId} then ${pseudonym} else ${orderEvents.by} end`],
        [orderEvents.detail, sql`${orderEvents.detail} - 'reason'`],
      ],
    },
  },
  {
    title: 'Tên miền giữ chỗ',
    table: domainHolds,
    columns: { 'Tên miền': domainHolds.name, 'Mã đơn': domainHolds.orderId, 'Giữ đến': domainHolds.heldUntil },
    of: (db, partyId) => inArray(domainHolds.orderId, selectOrderIds(db, partyId)),
    merge: 'follows',
    deletion: { rows: 'kept', keep: 'accounting' },
  },
  {
    title: 'Các kỳ trả góp',
    table: instalmentDues,
    columns: {
      'Mã đơn': instalmentDues.orderId,
      Kỳ: instalmentDues.month,
      'Đến hạn lúc': instalmentDues.dueAt,
      'Số tiền (đồng)': instalmentDues.gross,
      'Trả lúc': instalmentDues.paidAt,
    },
    of: (db, partyId) => inArray(instalmentDues.orderId, selectOrderIds(db, partyId)),
    merge: 'follows',
    deletion: { rows: 'kept', keep: 'accounting' },
  },
];
