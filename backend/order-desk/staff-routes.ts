import { printInvoice } from '#backend/payments/invoices/print-invoice.ts';
import { loadInvoice } from '#backend/payments/invoices/read-invoices.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { StaffRoute } from '#backend/platform/staff-route.ts';

/** Those of the order. */
const pdfHeaders = { 'content-type': 'application/pdf', 'content-security-policy': "default-src 'none'; sandbox" };

/** Throws NOT_FOUND. */
const answerInvoice = async ({ db, environment }: BackendDeps, id: string): Promise<Response> => {
  const { name, content } = await printInvoice(await loadInvoice({ db }, id), environment.identity);
  const headers = { ...pdfHeaders, 'content-disposition': `attachment; filename="${name}"` };
  return new Response(new Uint8Array(Buffer.from(content, 'base64')), { headers });
};

/** `/invoices/{id}/pdf`: a printed invoice, for the desk. */
export const orderStaffRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  {
    method: 'GET',
    path: '/invoices/:id/pdf',
    audience: 'orders:read',
    handle: ({ c }) => answerInvoice(deps, c.req.param('id') ?? ''),
  },
];
