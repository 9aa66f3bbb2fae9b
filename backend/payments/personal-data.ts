import { inArray, sql } from 'drizzle-orm';
import { selectOrderIds } from '#backend/order-store/own-orders.ts';
import { unmatchedTransfers } from '#backend/payments/transfers/transfer-schema.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { PersonalTable } from '#backend/platform/personal-data.ts';
import { deletedBuyer } from '#core/shared/people/invoice-party.ts';
import { invoiceReports, type ReportState } from './invoices/report-schema.ts';
import {
  invoiceLines,
  invoices,
  type NotificationVerdict,
  paymentNotifications,
  payments,
  type StoredPaymentState,
} from './schema.ts';

const selectPaymentIds = (db: Database, partyId: string) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.orderId, selectOrderIds(db, partyId)));
const selectInvoiceIds = (db: Database, partyId: string) =>
  db
    .select({ id: invoices.id })
    .from(invoices)
    .where(inArray(invoices.orderId, selectOrderIds(db, partyId)));

const isForBusiness = sql`coalesce(${invoices.buyer} ->> 'taxCode', '') <> ''`;
const DELETED_BUYER = JSON.stringify(deletedBuyer);

const stateWords: Readonly<Record<StoredPaymentState, string>> = {
  waiting: 'Chờ thanh toán',
  paid: 'Đã thanh toán',
  failed: 'Không thành công',
  superseded: 'Được thay bằng lần khác',
  expired: 'Hết hạn',
};
const verdictWords: Readonly<Record<NotificationVerdict, string>> = {
  settled: 'Ghi nhận thanh toán',
  part: 'Ghi nhận một phần',
  declined: 'Ngân hàng từ chối',
  repeated: 'Thông báo lặp lại',
  'wrong-amount': 'Sai số tiền',
  review: 'Chờ nhân viên kiểm tra',
};

const reportWords: Readonly<Record<ReportState, string>> = {
  waiting: 'Chờ gửi',
  sent: 'Đã có mã',
  failed: 'Chưa gửi được',
};

export const paymentData: readonly PersonalTable[] = [
  {
    title: 'Lần thanh toán',
    table: payments,
    columns: {
      'Mã thanh toán': payments.id,
      'Số đơn': payments.orderNumber,
      'Phương thức': payments.methodCode,
      'Số tiền (đồng)': payments.amount,
      'Được bỏ qua (đồng)': payments.waived,
      'Trạng thái': [payments.state, stateWords],
      'Địa chỉ mạng': payments.payerIp,
      'Số điện thoại': payments.payerPhone,
      Email: payments.payerEmail,
      'Ngân hàng': payments.bankCode,
      'Mã giao dịch': payments.transactionId,
      'Tạo lúc': payments.createdAt,
      'Có kết quả lúc': payments.decidedAt,
    },
    of: (db, partyId) => inArray(payments.orderId, selectOrderIds(db, partyId)),
    merge: { moves: [payments.createdBy] },
    deletion: {
      rows: 'replaced',
      keep: 'accounting',
      columns: ({ pseudonym }) => [
        [payments.waiverReason, ''],
        [payments.payerIp, ''],
        [payments.payerPhone, ''],
        [payments.payerEmail, ''],
        [payments.gatewayPage, null],
        [payments.createdBy, pseudonym],
      ],
    },
  },
  {
    title: 'Thông báo của ngân hàng',
    table: paymentNotifications,
    columns: {
      'Mã thanh toán': paymentNotifications.paymentId,
      Lúc: paymentNotifications.receivedAt,
      'Kết quả': [paymentNotifications.verdict, verdictWords],
      'Số tiền (đồng)': paymentNotifications.amount,
      'Mã giao dịch': paymentNotifications.transactionId,
    },
    of: (db, partyId) => inArray(paymentNotifications.paymentId, selectPaymentIds(db, partyId)),
    merge: 'follows',
    deletion: { rows: 'kept', keep: 'accounting' },
  },
  {
    title: 'Chuyển khoản mà cửa hàng đã khớp với đơn',
    table: unmatchedTransfers,
    columns: {
      'Mã giao dịch': unmatchedTransfers.transactionId,
      'Phương thức': unmatchedTransfers.methodCode,
      'Số tiền (đồng)': unmatchedTransfers.amount,
      'Nội dung chuyển khoản': unmatchedTransfers.content,
      'Trả lúc': unmatchedTransfers.paidAt,
      'Hoàn lại (đồng)': unmatchedTransfers.refundAmount,
    },
    of: (db, partyId) => inArray(unmatchedTransfers.orderId, selectOrderIds(db, partyId)),
    merge: 'follows',
    deletion: {
      rows: 'replaced',
      keep: 'accounting',
      columns: () => [
        [unmatchedTransfers.content, ''],
        [unmatchedTransfers.refundNote, ''],
      ],
    },
  },
  {
    title: 'Hoá đơn',
    table: invoices,
    columns: {
      'Mã hoá đơn': invoices.id,
      'Ký hiệu': invoices.series,
      Số: invoices.number,
      'Số đơn': invoices.orderNumber,
      'Người mua': invoices.buyer,
      'Trước thuế (đồng)': invoices.net,
      'Không chịu thuế (đồng)': invoices.exempt,
      'Thuế GTGT (đồng)': invoices.vat,
      'Tổng cộng (đồng)': invoices.gross,
      'Xuất lúc': invoices.issuedAt,
    },
    of: (db, partyId) => inArray(invoices.orderId, selectOrderIds(db, partyId)),
    merge: { moves: [invoices.partyIdTo] },
    deletion: {
      rows: 'replaced',
      keep: 'businessInvoices',
      columns: ({ pseudonym }) => [
        [invoices.partyIdTo, pseudonym],
        [invoices.buyer, sql`case when ${isForBusiness} then ${invoices.buyer} else ${DELETED_BUYER}::jsonb end`],
      ],
    },
  },
  {
    title: 'Dòng hàng của các hoá đơn',
    table: invoiceLines,
    columns: {
      'Mã hoá đơn': invoiceLines.invoiceId,
      'Tên hàng': invoiceLines.title,
      'Số lượng': invoiceLines.quantity,
      'Đơn vị': invoiceLines.unit,
      'Đơn giá (đồng)': invoiceLines.unitPrice,
      'Tổng cộng (đồng)': invoiceLines.gross,
    },
    of: (db, partyId) => inArray(invoiceLines.invoiceId, selectInvoiceIds(db, partyId)),
    merge: 'follows',
    deletion: { rows: 'kept', keep: 'accounting' },
  },
  {
    title: 'Hoá đơn điện tử',
    table: invoiceReports,
    columns: {
      'Mã hoá đơn': invoiceReports.invoiceId,
      'Trạng thái': [invoiceReports.state, reportWords],
      'Số hoá đơn điện tử': invoiceReports.officialNumber,
      'Mã của cơ quan thuế': invoiceReports.authorityCode,
      'Gửi lúc': invoiceReports.sentAt,
    },
    of: (db, partyId) => inArray(invoiceReports.invoiceId, selectInvoiceIds(db, partyId)),
    merge: 'follows',
    deletion: { rows: 'replaced', keep: 'accounting', columns: () => [[invoiceReports.error, '']] },
  },
];
