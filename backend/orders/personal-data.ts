import { eq, inArray, sql } from 'drizzle-orm';
import { orderEvents } from '#backend/order-store/event-schema.ts';
import { selectOrderIds } from '#backend/order-store/own-orders.ts';
import { orderLines, orders } from '#backend/order-store/schema.ts';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { orderNumberOf, orderStatusNames } from '#contracts/order-states.ts';
import { domainHolds } from './hold-schema.ts';
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

/** What an order's history records. */
const eventWords: Readonly<Record<string, string>> = {
  placed: 'Đặt hàng',
  opened: 'Mở để thanh toán',
  paid: 'Thanh toán',
  completed: 'Hoàn thành',
  closed: 'Đóng',
  received: 'Xác nhận đã nhận',
  rejected: 'Bị từ chối',
  repriced: 'Tính lại giá',
  'lines-added': 'Thêm hàng',
  'lines-changed': 'Sửa hàng',
  'line-removed': 'Bỏ hàng',
  'options-set': 'Sửa tuỳ chọn',
  'os-set': 'Chọn hệ điều hành',
  'customer-set': 'Nhập người đặt',
  'owner-set': 'Gắn với tài khoản',
  'receiver-set': 'Nhập người nhận',
  'note-set': 'Sửa ghi chú',
  'voucher-added': 'Thêm mã giảm giá',
  'voucher-removed': 'Bỏ mã giảm giá',
  'voucher-no-longer-valid': 'Mã giảm giá hết điều kiện',
  merged: 'Gộp thêm giỏ khác',
  'merged-away': 'Được gộp vào giỏ khác',
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
      'Trạng thái': orders.status,
      'Thanh toán': orders.financial,
      'Mã giảm giá': orders.vouchers,
      'Tạo lúc': orders.createdAt,
      'Trả tiền lúc': orders.paidAt,
      'Huỷ lúc': orders.canceledAt,
      'Lý do huỷ': orders.cancelReason,
    },
    words: { 'Trạng thái': statusWords, 'Thanh toán': financialWords },
    of: (_, partyId) => eq(orders.ownerPartyId, partyId),
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
    columns: { 'Mã đơn': orderEvents.orderId, Lúc: orderEvents.at, 'Sự kiện': orderEvents.kind },
    words: { 'Sự kiện': eventWords },
    of: (db, partyId) => inArray(orderEvents.orderId, selectOrderIds(db, partyId)),
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
    deletion: { rows: 'kept', keep: 'accounting' },
  },
];
