import { eq } from 'drizzle-orm';
import { printInvoice } from '#backend/payments/invoices/print-invoice.ts';
import { loadInvoice } from '#backend/payments/invoices/read-invoices.ts';
import { invoices } from '#backend/payments/schema.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { StaffRoute } from '#backend/platform/staff-route.ts';

/** Those of the order. */
const pdfHeaders = { 'content-type': 'application/pdf', 'content-security-policy': "default-src 'none'; sandbox" };

/** Throws NOT_FOUND before the payment. */
const answerInvoice = async ({ db }: BackendDeps, orderId: string): Promise<Response> => {
  const [found] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, orderId));
  if (!found) throw notFound('invoice');
  const { name, content } = await printInvoice(await loadInvoice({ db }, found.id));
  const headers = { ...pdfHeaders, 'content-disposition': `attachment; filename="${name}"` };
  return new Response(new Uint8Array(Buffer.from(content, 'base64')), { headers });
};

/** `/orders/{id}/invoice`: the printed invoice of an order, for the desk. */
export const orderStaffRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  {
    method: 'GET',
    path: '/orders/:id/invoice',
    audience: 'orders:read',
    handle: ({ c }) => answerInvoice(deps, c.req.param('id') ?? ''),
  },
];
