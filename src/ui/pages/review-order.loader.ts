import { notFound } from '@tanstack/react-router';
import { orderId } from '#core/shared/ids.ts';
import { ensureFound, type PageLoader } from '#ui/app/page-loader.ts';
import { firstOf } from '#ui/navigation/search.ts';

export const loadReviewOrder: PageLoader = async (loader) => {
  const id = firstOf(loader.search, 'orderId');
  if (id === null) throw notFound({ data: { thing: 'order' } });
  await ensureFound(loader, 'order', { orderId: orderId(id) }, 'order');
  return {};
};
