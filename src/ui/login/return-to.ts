import { isAuthPage, PORTAL, withReturn } from '#core/account/login-paths.ts';
import { safeRedirect } from '#core/shared/safe-redirect.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { firstOf, type Search } from '#ui/navigation/search.ts';

/** Where the page's address says that the shopper goes in the end; the portal where it names no page of the shop. [ACC-05, ACC-07] */
export const returnToOf = (search: Search, origin: string): string => {
  const asked = safeRedirect(firstOf(search, 'redirectUrl') ?? '', { own: origin, portals: [] });
  return asked === null || isAuthPage(asked) ? PORTAL : asked;
};

/**
 * `redirectUrl` as the page's address has it, for the hidden field of forms: whether it is allowed the core decides. And a
 * way to link to another page of the log-in without losing it.
 */
export const useReturnTo = () => {
  const search = useSearchTexts();
  const { origin } = useShop();
  const returnTo = returnToOf(search, origin);
  return {
    redirectUrl: firstOf(search, 'redirectUrl') ?? '',
    returnTo,
    linkTo: (path: string): string => withReturn(path, returnTo),
  };
};
