import { redirect } from '@tanstack/react-router';
import { ensure, type LoaderInput, pageQuery, publicPageQuery } from '#ui/app/page.ts';
import { firstValue } from '#ui/navigation/search.ts';
import { returnPathOf } from './return-path.ts';

/** Redirects logged-in customers to their return path or the portal, unless they log in again: `?step=`. [ACC-07] */
export const redirectCustomers = async (loader: LoaderInput): Promise<void> => {
  if (firstValue(loader.search, 'step') !== null) return;
  const visitor = await ensure(loader, pageQuery('loadVisitor'));
  if (!visitor.isLoggedIn) return;
  const { portal } = await ensure(loader, publicPageQuery('loadShell'));
  const site = { own: loader.context.origin, portal };
  throw redirect({ href: returnPathOf(loader.search, site), statusCode: 303 });
};
