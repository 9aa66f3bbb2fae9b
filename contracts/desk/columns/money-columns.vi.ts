import type { InvoiceRow, SalesRecord } from '#contracts/desk/invoice-record.ts';
import { formatIsoMonth } from '#core/shared/calendar.ts';
import type { DeskColumns } from './desk-column.ts';

const net = { title: 'Trước thuế', kind: 'dong' } as const;
const exempt = { title: 'Không chịu thuế', kind: 'dong' } as const;
const vat = { title: 'Thuế GTGT', kind: 'dong' } as const;
const gross = { title: 'Tổng cộng', kind: 'dong' } as const;

export const invoiceColumns = {
  number: { title: 'Số hoá đơn', kind: 'code', isSortable: true },
  issuedAt: { title: 'Ngày', kind: 'day' },
  buyer: { title: 'Người mua' },
  taxCode: { title: 'Mã số thuế', kind: 'code' },
  orderNumber: { title: 'Đơn', kind: 'code' },
  adjusts: { title: 'Điều chỉnh cho', kind: 'code' },
  replaces: { title: 'Thay thế cho', kind: 'code' },
  isReplaced: {
    title: 'Tình trạng',
    words: { true: 'Đã bị thay thế', false: '' },
  },
  report: {
    title: 'Hoá đơn điện tử',
    words: { none: '', waiting: 'Chờ gửi', sent: 'Đã có mã', failed: 'Không gửi được' },
    tones: { none: 'default', waiting: 'warning', sent: 'success', failed: 'error' },
  },
  net,
  exempt,
  vat,
  gross,
} as const satisfies DeskColumns<InvoiceRow>;

export const salesColumns = {
  id: { title: 'Tháng', isSortable: true, text: ({ id }) => formatIsoMonth(id) },
  invoices: { title: 'Số hoá đơn', kind: 'number' },
  net,
  exempt,
  vat,
  gross,
} as const satisfies DeskColumns<SalesRecord>;
