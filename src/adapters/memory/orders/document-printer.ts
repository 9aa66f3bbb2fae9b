import { notFound } from '#adapters/memory/refusals.ts';
import type { World } from '#adapters/memory/world.ts';
import type { DocumentPrinter, PdfFile } from '#core/quotations/document-printer.port.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { ok } from '#core/shared/result.ts';
import { memoryInvoiceGateway } from './invoice-gateway.ts';

/** The real services render the content. */
const emptyPage = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n');

const fileOf = (name: string): PdfFile => ({ name: `${name}.pdf`, content: btoa(emptyPage) });

/** Empty pages with the correct file names, for authorised visitors only. */
export const memoryDocumentPrinter = (world: World, bearer: Bearer): DocumentPrinter => ({
  quotation: async (id) => {
    const found = world.state.quotations.get(id);
    return found ? ok(fileOf(`bao-gia-${found.number}`)) : notFound;
  },
  invoice: async (id) => {
    const found = await memoryInvoiceGateway(world, bearer).detail(id);
    return found.ok ? ok(fileOf(`hoa-don-${found.value.series}-${found.value.number}`)) : found;
  },
});
