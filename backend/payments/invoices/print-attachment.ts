import type { PrintAttachment } from '#backend/platform/attachment.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { printInvoice } from './print-invoice.ts';
import { loadInvoice } from './read-invoices.ts';

/** The file that a mail carries. Rejects with NOT_FOUND. */
export const printAttachment =
  (deps: Pick<BackendDeps, 'db' | 'environment'>): PrintAttachment =>
  async ({ id }) => {
    const { name, content } = await printInvoice(await loadInvoice(deps, id), deps.environment.identity);
    return { name, contentType: 'application/pdf', content: Buffer.from(content, 'base64') };
  };
