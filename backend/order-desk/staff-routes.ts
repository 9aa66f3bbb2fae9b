import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { printInvoice } from '#backend/payments/invoices/print-invoice.ts';
import { loadInvoice } from '#backend/payments/invoices/read-invoices.ts';
import { invoices } from '#backend/payments/schema.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { formatTime } from '#backend/platform/pages/plain-document.ts';
import { listRoutes } from '#backend/platform/pages/staff-list.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { StaffArea, StaffRoute } from '#backend/platform/staff-route.ts';
import { dong, formatDong } from '#core/shared/dong.ts';
import { loadOrderPage } from './load-order-page.ts';
import { renderContact, renderOrderPage, renderOrderState } from './order-page.ts';
import { type FoundOrder, orderFilters, searchOrders } from './search-orders.ts';

export const orderArea: StaffArea = { title: 'Đơn hàng', path: '/orders', role: 'sales', group: 'orders' };

const pdfHeaders = { 'content-type': 'application/pdf', 'content-security-policy': "default-src 'none'; sandbox" };

/** Throws NOT_FOUND before the payment. */
const answerInvoice = async ({ db }: BackendDeps, orderId: string): Promise<Response> => {
  const [found] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, orderId));
  if (!found) throw notFound('invoice');
  const { name, content } = await printInvoice(await loadInvoice({ db }, found.id));
  const headers = { ...pdfHeaders, 'content-disposition': `attachment; filename="${name}"` };
  return new Response(new Uint8Array(Buffer.from(content, 'base64')), { headers });
};

/** `/orders`: every placed order, found by number, phone number, e-mail address or domain; one with all about it. */
export const orderStaffRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  ...listRoutes<FoundOrder>(deps.secrets, {
    area: orderArea,
    searchLabel: 'Số đơn, điện thoại, email hoặc tên miền',
    filters: Object.fromEntries(Object.entries(orderFilters).map(([value, { words }]) => [value, words])),
    columns: [
      { title: 'Số đơn', cell: ({ order }) => html`<a href="/orders/${order.id}">${order.number}</a>` },
      { title: 'Người đặt', cell: ({ order }) => renderContact(order) },
      { title: 'Trạng thái', cell: ({ order }) => renderOrderState(order) },
      { title: 'Đặt lúc', cell: ({ order }) => formatTime(order.approvedAt ?? order.createdAt) },
      { title: 'Tổng cộng', isNumber: true, cell: ({ total }) => formatDong(dong(total)) },
    ],
    read: (query) => searchOrders(deps.db, query),
    empty: 'Không tìm thấy đơn nào.',
  }),
  {
    method: 'GET',
    path: '/orders/:id',
    audience: 'sales',
    handle: async ({ c, member, show }) =>
      show(renderOrderPage(await loadOrderPage(deps.db, c.req.param('id') ?? ''), member, deps.clock.now())),
  },
  {
    method: 'GET',
    path: '/orders/:id/invoice',
    audience: 'sales',
    handle: ({ c }) => answerInvoice(deps, c.req.param('id') ?? ''),
  },
];
