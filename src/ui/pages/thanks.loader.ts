import { notFound } from '@tanstack/react-router';
import { orderId } from '#core/shared/ids.ts';
import { ensureFound, type PageLoader } from '#ui/app/page-loader.ts';
import { firstOf } from '#ui/navigation/search.ts';
import { prefetchSchedule } from '#ui/services/prefetch-schedule.ts';

export const loadThanks: PageLoader = async (loader) => {
  const id = firstOf(loader.search, 'orderId');
  if (id === null) throw notFound({ data: { thing: 'order' } });
  const { order } = await ensureFound(loader, 'paymentResult', { orderId: orderId(id) }, 'order');
  await prefetchSchedule(loader, order);
  return {};
};
