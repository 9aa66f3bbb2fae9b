import { redirect } from '@tanstack/react-router';
import * as paths from '#core/shared/paths.ts';
import { FailureError } from '#ui/failures/failure-error.ts';
import type { RouterContext } from './context.ts';
import { queryOf } from './queries.ts';

/** Address of the log-in that leads back to a page of the shop. */
export const logInPath = (here: string): string => `${paths.logIn}?redirectUrl=${encodeURIComponent(here)}`;

/** Sends whoever is at `here` (path with query) to the log-in. Before anything is drawn, on the host as in the browser. */
export const toLogIn = (here: string) => redirect({ href: logInPath(here), statusCode: 303 });

/**
 * Lets customers in and sends everybody else to the log-in. Where a form was posted under a session that is over, its page
 * says so in place of sending on: what was typed must not be lost. [GRD-01]
 */
export const requireLogin = async ({ queryClient, client, submission }: RouterContext, here: string): Promise<void> => {
  const { loggedIn } = await queryClient.fetchQuery(queryOf(client, 'loadVisitor', {}));
  if (loggedIn) return;
  if (submission?.failure.kind === 'login-required') throw new FailureError(submission.failure);
  throw toLogIn(here);
};
