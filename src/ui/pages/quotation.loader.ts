import { quotationId } from '#core/shared/ids.ts';
import { ensureFound, type PageLoader } from '#ui/app/page-loader.ts';
import { quotationText } from '#ui/quotation/messages.vi.ts';

export const loadQuotation: PageLoader = async (loader) => {
  const id = quotationId(loader.params.id ?? '');
  const { quotation } = await ensureFound(loader, 'quotation', { id }, 'quotation');
  return { title: quotationText.title(quotation.number) };
};
