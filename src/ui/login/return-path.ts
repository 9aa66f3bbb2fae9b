import { logInReturnPath, withReturnPath } from '#core/account/login-paths.ts';
import type { ReturnPath } from '#core/shared/return-path.ts';
import { useSearchTexts, useShop } from '#ui/app/use-shop.ts';
import { firstOf, type Search } from '#ui/navigation/search.ts';

/** Where the page's address says that the shopper goes in the end; the portal where it names no page of the shop. [ACC-05, ACC-07] */
export const returnPathOf = (search: Search, origin: string): ReturnPath =>
  logInReturnPath(firstOf(search, 'redirectUrl') ?? '', { own: origin, portals: [] });

/**
 * `redirectUrl` as the page's address has it, for the hidden field of forms: whether it is allowed the core decides. And a
 * way to link to another page of the log-in without losing it.
 */
export const useReturnPath = () => {
  const search = useSearchTexts();
  const { origin } = useShop();
  const returnPath = returnPathOf(search, origin);
  return {
    redirectUrl: firstOf(search, 'redirectUrl') ?? '',
    returnPath,
    linkTo: (path: string): string => withReturnPath(path, returnPath),
  };
};
