import { eq } from 'drizzle-orm';
import type { PrintAttachment } from '#backend/platform/attachment.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { printQuotation } from './print-quotation.ts';
import { quotations } from './schema.ts';

/** The file that a mail carries, with lines to fill in for the buyer. Rejects with NOT_FOUND. */
export const printQuotationAttachment =
  ({ db, environment }: Pick<BackendDeps, 'db' | 'environment'>): PrintAttachment =>
  async ({ id }) => {
    const [found] = await db.select().from(quotations).where(eq(quotations.id, id));
    if (!found) throw notFound('quotation');
    const { name, content } = await printQuotation(found, { name: '', taxCode: '' }, environment.identity);
    return { name, contentType: 'application/pdf', content: Buffer.from(content, 'base64') };
  };
