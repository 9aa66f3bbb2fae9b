import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazyPart } from '#ui/kit/lazy-part.tsx';

/** Error pages load on demand; if that fails too, CrashPage needs no chunk. */
export const LazyFailurePage = lazyPart<ErrorComponentProps>(() =>
  import('./failure-page.tsx').then(({ FailurePage }) => ({ default: FailurePage })),
);
export const LazyNotFoundPage = lazyPart<{ readonly data?: unknown }>(() =>
  import('./not-found-page.tsx').then(({ NotFoundPage }) => ({ default: NotFoundPage })),
);
