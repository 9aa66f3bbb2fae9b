import { quotationId } from '#core/shared/ids.ts';
import { quotationText } from '#ui/messages/quotation.vi.ts';
import { ensureFound, type PageLoader } from '#ui/page-loader.ts';

export const loadQuotation: PageLoader = async (loader) => {
  const id = quotationId(loader.params.id ?? '');
  const { quotation } = await ensureFound(loader, 'quotation', { id }, 'quotation');
  return { title: quotationText.title(quotation.number) };
};
