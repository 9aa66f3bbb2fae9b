import { logInReturnPath, withReturnPath } from '#core/account/login-paths.ts';
import type { ReturnPath } from '#core/shared/return-path.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { firstValue, type Search } from '#ui/navigation/search.ts';

/** The page to return to after login; the portal for URLs outside the shop. [ACC-05, ACC-07] */
export const parseReturnPath = (search: Search, origin: string): ReturnPath =>
  logInReturnPath(firstValue(search, 'redirectUrl') ?? '', { own: origin, others: [] });

/** The URL's `redirectUrl`, which the core validates, and links to other login pages that carry it. */
export const useReturnPath = () => {
  const search = useSearchTexts();
  const { origin } = useShop();
  const returnPath = parseReturnPath(search, origin);
  return {
    redirectUrl: firstValue(search, 'redirectUrl') ?? '',
    returnPath,
    linkTo: (path: string): string => withReturnPath(path, returnPath),
  };
};
