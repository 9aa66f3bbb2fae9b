import { type ErrorComponentProps, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#ui/waking/lazy-part.tsx';

const FailurePage = lazyRouteComponent(() => import('./failure-page.tsx'), 'FailurePage');

/** Resolves when the failure page can be rendered at once, or cannot be loaded. */
export const loadFailurePage = async (): Promise<void> => FailurePage.preload?.();

/** Error pages load on demand; if that fails too, CrashPage needs no chunk. */
export function LazyFailurePage(props: ErrorComponentProps) {
  return (
    <Suspense fallback={null}>
      <FailurePage {...props} />
    </Suspense>
  );
}

export const LazyNotFoundPage = lazyPart<{ readonly data?: unknown }>(() =>
  import('./not-found-page.tsx').then(({ NotFoundPage }) => ({ default: NotFoundPage })),
);
