import { logInReturnPath, portalPath, withReturnPath } from '#core/account/log-in/login-paths.ts';
import type { ReturnPath, ShopSite } from '#core/shared/return-path.ts';
import { usePortal } from '#ui/app/use-portal.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { firstValue, type Search } from '#ui/navigation/search.ts';

/** The page to return to after login; the portal for URLs outside the shop. [ACC-05, ACC-07] */
export const returnPathOf = (search: Search, site: ShopSite): ReturnPath =>
  logInReturnPath(firstValue(search, 'redirectUrl') ?? '', site);

/** The URL's `redirectUrl`, which the core validates, and links to other login pages that carry it. */
export const useReturnPath = () => {
  const search = useSearchTexts();
  const { origin } = useShop();
  const portal = usePortal();
  const returnPath = returnPathOf(search, { own: origin, portal });
  return {
    isPortal: returnPath === portalPath({ portal }),
    redirectUrl: firstValue(search, 'redirectUrl') ?? '',
    returnPath,
    linkTo: (path: string): string => withReturnPath(path, returnPath),
  };
};
