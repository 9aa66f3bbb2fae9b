import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

/** Error pages load on demand; if that fails too, CrashPage needs no chunk. */
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
