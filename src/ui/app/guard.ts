import { redirect } from '@tanstack/react-router';
import * as paths from '#core/shared/paths.ts';
import { FailureError } from '#ui/failures/failure-error.ts';
import type { RouterContext } from './context.ts';
import { queryOptionsOf } from './queries.ts';

/** Redirects from `here` (path with query) before rendering, on the host and in the browser. */
export const redirectToLogIn = (here: string) => redirect({ href: paths.logIn(here), statusCode: 303 });

/** The same for a customer whose session ended meanwhile, which the page says. */
export const redirectToLogInAfterEnd = (here: string) =>
  redirect({ href: `${paths.logIn(here)}&ly-do=het-phien`, statusCode: 303 });

/** The same for a customer whose login is too old for the page. */
export const redirectToLogInAgain = (here: string) =>
  redirect({ href: `${paths.logIn(here)}&step=xac-nhan`, statusCode: 303 });

/** A form that was refused for the visitor's network gets a page of its own, which sends it again. [VIS-02] */
export const requireFreeNetwork = ({ submission }: RouterContext): void => {
  if (submission?.failure.kind === 'too-many-visitors') throw new FailureError(submission.failure);
};

/** Redirects visitors without a session. A posted form is rendered with a note, so no typed value is lost. [GRD-01] */
export const requireLogin = async ({ queryClient, client, submission }: RouterContext, here: string): Promise<void> => {
  const { isLoggedIn, hasSessionEnded } = await queryClient.fetchQuery(queryOptionsOf(client, 'loadVisitor', {}));
  if (isLoggedIn) return;
  if (submission?.failure.kind === 'login-required') throw new FailureError(submission.failure);
  throw hasSessionEnded ? redirectToLogInAfterEnd(here) : redirectToLogIn(here);
};
