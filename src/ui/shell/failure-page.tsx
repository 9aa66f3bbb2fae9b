import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ErrorState } from '#ui/blocks/error-state.tsx';
import { decodeBlockReason } from '#ui/failures/blocked-page-error.ts';
import { decodeFailure } from '#ui/failures/failure-error.ts';
import { sentenceOf } from '#ui/failures/messages.vi.ts';
import { classes } from '#ui/kit/css.ts';
import layout from '#ui/kit/layout.module.css';
import { toast } from '#ui/kit/toast.tsx';
import { BlockedPage } from './blocked-page.tsx';
import { Crash } from './crash-page.tsx';
import { failed } from './failed.vi.ts';
import { SessionEnded } from './session-ended.tsx';
import { claimReload, isStaleChunk } from './stale-chunk.ts';

/** An expected failure gets next steps, a bug the plain page. */
export function FailurePage({ error }: ErrorComponentProps) {
  const failure = decodeFailure(error);
  const router = useRouter();
  const queries = useQueryClient();
  const isStale = isStaleChunk(error);
  useEffect(() => {
    if (isStale && claimReload(Date.now(), sessionStorageOrNull())) window.location.reload();
    else if (failure) toast(sentenceOf(failure), 'error');
  }, [isStale, failure]);
  const stop = decodeBlockReason(error);
  if (stop !== null) return <BlockedPage stop={stop} />;
  if (failure === null) return <Crash />;
  const retry = () => {
    queries.removeQueries({ predicate: (query) => query.state.status === 'error' });
    void router.invalidate();
  };
  return (
    <div className={classes(layout.wrap, layout.page)}>
      {failure.kind === 'login-required' ? (
        <SessionEnded failure={failure} />
      ) : (
        <ErrorState heading="h1" title={failed.title} failure={failure} retry={retry} />
      )}
    </div>
  );
}

const sessionStorageOrNull = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};
