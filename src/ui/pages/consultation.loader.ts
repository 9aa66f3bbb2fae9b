import type { PageLoader } from '#ui/app/page-loader.ts';
import { queryOf } from '#ui/app/queries.ts';
import { PRODUCT } from '#ui/consultation/consultation-subject.ts';
import { firstOf } from '#ui/navigation/search.ts';

/** The product that is asked about is shown where it can be had; the form stands without it. [ROUTE-31] */
export const loadConsultation: PageLoader = async ({ context: { queryClient, useCases }, search }) => {
  const slug = firstOf(search, PRODUCT);
  if (slug !== null) await queryClient.prefetchQuery(queryOf(useCases, 'product', { slug }));
  return {};
};
