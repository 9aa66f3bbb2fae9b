import { inArray } from 'drizzle-orm';
import { html } from 'hono/html';
import { findCandidates, listTransfers, loadTransfer } from '#backend/payments/transfers/list-transfers.ts';
import { matchTransfer, recordRefund } from '#backend/payments/transfers/match-transfer.ts';
import { type UnmatchedTransferRow, unmatchedTransfers } from '#backend/payments/transfers/transfer-schema.ts';
import { problemWords, renderState, renderTransferPage } from '#backend/payments/transfers/transfers-page.ts';
import { formatTime } from '#backend/platform/pages/plain-document.ts';
import { runStaffAction } from '#backend/platform/pages/run-staff-action.ts';
import { listRoutes } from '#backend/platform/pages/staff-list.ts';
import type { StaffArea, StaffRoute } from '#backend/platform/staff-route.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import { cleanLatin } from '#core/shared/text/clean-typed.ts';
import type { PaymentDeps } from './environment.ts';

export const paymentArea: StaffArea = {
  title: 'Tiền chưa khớp',
  path: '/payments',
  role: 'accounting',
  group: 'orders',
  countWaiting: (db) => db.$count(unmatchedTransfers, inArray(unmatchedTransfers.state, ['waiting', 'refund-due'])),
};

const refusals = {
  NOT_FOUND: 'Không có đơn mang số này. Hãy kiểm tra lại số đơn.',
  STATUS_NOT_ALLOWED: 'Khoản tiền này đã được quyết định. Mở lại trang để xem.',
  AMOUNT_CHANGED: 'Số tiền gõ lại không đúng với khoản đã nhận.',
  ALREADY_PAID: 'Đơn này đã được thanh toán.',
  ORDER_NOT_OPEN: 'Đơn này không còn chờ thanh toán, hoặc tên miền hay mã giảm giá trong đơn không còn.',
  BAD_USER_INPUT: 'Hãy điền đủ các ô. Ghi chú hoàn tiền tối đa 500 ký tự.',
};

/** Whole đồng with any separators; NaN otherwise. */
const parseAmount = (text: string): number => {
  const digits = text.replaceAll(/[\s.,₫đ]/g, '');
  return /^\d{1,13}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** `/payments`: money that settled nothing, matched to an order by hand or recorded as refunded. [PAY-02] */
export const paymentStaffRoutes = (deps: PaymentDeps): readonly StaffRoute[] => [
  ...listRoutes<UnmatchedTransferRow>(deps.secrets, {
    area: paymentArea,
    searchLabel: 'Mã giao dịch hoặc nội dung chuyển khoản',
    filters: { waiting: 'Chờ khớp, chờ hoàn', matched: 'Đã khớp', refunded: 'Đã hoàn tiền' },
    columns: [
      {
        title: 'Giao dịch',
        cell: ({ id, transactionId }) => html`<a href="/payments/${id}">${transactionId}</a>`,
      },
      { title: 'Trả lúc', cell: ({ paidAt }) => formatTime(paidAt) },
      { title: 'Nội dung', cell: ({ content }) => content || '–' },
      { title: 'Vì sao', cell: ({ problem }) => problemWords[problem] },
      { title: 'Trạng thái', cell: renderState },
      { title: 'Số tiền', isNumber: true, cell: ({ amount }) => formatDong(dong(amount)) },
    ],
    read: (query) => listTransfers(deps.db, query),
    empty: 'Không có khoản tiền nào.',
  }),
  {
    method: 'GET',
    path: '/payments/:id',
    audience: 'accounting',
    handle: async ({ c, show }) => {
      const { transfer, orderNumber } = await loadTransfer(deps.db, c.req.param('id') ?? '');
      const candidates = transfer.state === 'waiting' ? await findCandidates(deps.db, transfer) : [];
      return show(renderTransferPage(transfer, { orderNumber, candidates }));
    },
  },
  {
    method: 'POST',
    path: '/payments/:id/match',
    audience: 'accounting',
    confirmedWithinMinutes: 60,
    handle: (request) => {
      const { c, form, member, change } = request;
      const transferId = c.req.param('id') ?? '';
      const here = `/payments/${encodeURIComponent(transferId)}`;
      const orderNumber = cleanLatin(form.get('order') ?? '').toUpperCase();
      const amount = parseAmount(form.get('amount') ?? '');
      const match = { transferId, orderNumber, amount, member: member.name };
      return runStaffAction(request, () => change((tx) => matchTransfer(deps, tx, match)), {
        here,
        done: here,
        refusals,
      });
    },
  },
  {
    method: 'POST',
    path: '/payments/:id/refund',
    audience: 'accounting',
    confirmedWithinMinutes: 60,
    handle: (request) => {
      const { c, form, member, change } = request;
      const transferId = c.req.param('id') ?? '';
      const here = `/payments/${encodeURIComponent(transferId)}`;
      const refund = { transferId, note: form.get('note') ?? '', member: member.name };
      return runStaffAction(request, () => change((tx) => recordRefund(deps, tx, refund)), {
        here,
        done: here,
        refusals,
      });
    },
  },
];
