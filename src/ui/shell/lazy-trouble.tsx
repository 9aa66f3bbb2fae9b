import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

/** Pages for trouble come when there is trouble; where not even they can be had, CrashPage needs nothing. */
const Failure = lazy(() => import('./failure-page.tsx').then(({ FailurePage }) => ({ default: FailurePage })));
const Missing = lazy(() => import('./not-found-page.tsx').then(({ NotFoundPage }) => ({ default: NotFoundPage })));

export function LazyFailurePage(props: ErrorComponentProps) {
  return (
    <Suspense fallback={null}>
      <Failure {...props} />
    </Suspense>
  );
}

export function LazyNotFoundPage(props: { readonly data?: unknown }) {
  return (
    <Suspense fallback={null}>
      <Missing {...props} />
    </Suspense>
  );
}
