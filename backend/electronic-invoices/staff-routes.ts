import { zipSync } from 'fflate';
import { loadInvoice, loadInvoicesOfMonth } from '#backend/payments/invoices/read-invoices.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { StaffRoute } from '#backend/platform/staff-route.ts';
import { isoMonth } from '#core/shared/calendar.ts';
import { eInvoiceProvider } from './report-invoices.ts';
import { invoiceXml, xmlName } from './xml/invoice-xml.ts';

const fileOf = (content: BodyInit, type: string, name: string): Response =>
  new Response(content, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  });

/** Throws NOT_FOUND where members upload no files. */
const requireFiles = (deps: BackendDeps): void => {
  if (!eInvoiceProvider(deps).hasFiles) throw notFound('file');
};

/** The XML of an invoice, and of all of a month, for the system in which accounting signs them. */
export const eInvoiceStaffRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  {
    method: 'GET',
    path: '/invoices/:id/xml',
    audience: 'invoices:read',
    handle: async ({ c }) => {
      requireFiles(deps);
      const stored = await loadInvoice(deps, c.req.param('id') ?? '');
      return fileOf(invoiceXml(stored), 'application/xml; charset=utf-8', xmlName(stored.invoice));
    },
  },
  {
    method: 'GET',
    path: '/invoice-files/:month',
    audience: 'invoices:read',
    handle: async ({ c }) => {
      requireFiles(deps);
      const month = c.req.param('month') ?? '';
      const period = isoMonth(month);
      if (period === null) throw notFound('month');
      const files = (await loadInvoicesOfMonth(deps, period)).map(
        (stored) => [xmlName(stored.invoice), Buffer.from(invoiceXml(stored))] as const,
      );
      return fileOf(new Uint8Array(zipSync(Object.fromEntries(files))), 'application/zip', `hoa-don-${month}.zip`);
    },
  },
];
