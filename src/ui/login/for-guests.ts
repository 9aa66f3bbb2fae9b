import { redirect } from '@tanstack/react-router';
import { ensure, type LoaderInput } from '#ui/app/page-loader.ts';
import { queryOf } from '#ui/app/queries.ts';
import { returnToOf } from './return-to.ts';

/** A page for who is not logged in: everybody else goes on to where he wanted, or to the portal. [ACC-07] */
export const forGuests = async (loader: LoaderInput): Promise<void> => {
  const visitor = await ensure(loader, 'visitor', {});
  if (visitor.loggedIn) throw redirect({ href: returnToOf(loader.search, loader.context.origin), statusCode: 303 });
};

/** The providers that this shop has. Where they cannot be asked for, the page stands without their buttons. */
export const withLoginProviders = ({ context }: LoaderInput): Promise<void> =>
  context.queryClient.prefetchQuery(queryOf(context.useCases, 'loginProviders', {}));

/** The step of a log-in that this browser is in. Where it cannot be asked for, the page stands without it. */
export const withPendingLogin = ({ context }: LoaderInput): Promise<void> =>
  context.queryClient.prefetchQuery(queryOf(context.useCases, 'pendingLogin', {}));
