import { notFound } from '@tanstack/react-router';
import { invoiceId, orderId } from '#core/shared/ids.ts';
import { ensureFound, type PageLoader } from '#ui/app/page-loader.ts';
import { firstOf } from '#ui/navigation/search.ts';

export const loadInvoice: PageLoader = async (loader) => {
  const id = firstOf(loader.search, 'id');
  const order = firstOf(loader.search, 'orderId');
  if (id === null && order === null) throw notFound({ data: { thing: 'invoice' } });
  const input = { id: id === null ? null : invoiceId(id), orderId: order === null ? null : orderId(order) };
  await ensureFound(loader, 'invoice', input, 'invoice');
  return {};
};
