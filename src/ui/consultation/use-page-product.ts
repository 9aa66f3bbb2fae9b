import { usePathParams, useRouteRow, useSearchTexts } from '#ui/app/use-shop.ts';
import { stringifySearch } from '#ui/navigation/search.ts';
import type { ConsultationSubject } from './consultation-subject.ts';

/** The product of a product page with its configuration, for links that every page has; null elsewhere. */
export const usePageProduct = (): ConsultationSubject => {
  const page = useRouteRow()?.page;
  const { slug } = usePathParams();
  const configuration = stringifySearch(useSearchTexts()).slice(1);
  return slug !== undefined && (page === 'product' || page === 'customise') ? { slug, title: '', configuration } : null;
};
