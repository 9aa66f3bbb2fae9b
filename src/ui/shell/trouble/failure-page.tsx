import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter, useRouterState } from '@tanstack/react-router';
import { type FormEvent, useEffect } from 'react';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import * as paths from '#core/shared/paths.ts';
import { flattenFields } from '#core/shared/text/form-fields.ts';
import type { FailedPost } from '#ui/app/context.ts';
import { proveVisitor } from '#ui/app/failed-command.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { Illustration } from '#ui/blocks/content/illustration.tsx';
import state from '#ui/blocks/content/state.module.css';
import { ErrorState } from '#ui/blocks/failure/error-state.tsx';
import { failureWays } from '#ui/blocks/failure/failure-ways.vi.ts';
import { HiddenFields } from '#ui/blocks/hidden-fields.tsx';
import { type BlockReason, decodeBlockReason } from '#ui/failures/blocked-page-error.ts';
import { decodeFailure } from '#ui/failures/failure-error.ts';
import { sentenceOf } from '#ui/failures/messages.vi.ts';
import { Button, ButtonLink } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { toast } from '#ui/kit/feedback/toast.tsx';
import layout from '#ui/theme/layout.module.css';
import { Crash } from './crash-page.tsx';
import { failed } from './failed.vi.ts';
import { plainLabels, plainPages } from './plain-pages.vi.ts';
import { claimReload, isStaleChunk } from './stale-chunk.ts';

/** An expected failure gets next steps, a bug the plain page. */
export function FailurePage({ error }: ErrorComponentProps) {
  const failure = decodeFailure(error);
  const router = useRouter();
  const { clock } = useShop();
  const queries = useQueryClient();
  const isStale = isStaleChunk(error);
  useEffect(() => {
    if (isStale && claimReload(clock.now(), sessionStorageOrNull())) window.location.reload();
    else if (failure) toast(sentenceOf(failure), 'error');
  }, [isStale, failure, clock]);
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
      ) : failure.kind === 'too-many-visitors' ? (
        <TooManyVisitors failure={failure} retry={retry} />
      ) : (
        <ErrorState
          heading="h1"
          title={failed.title}
          failure={failure}
          action={
            <>
              <RetryForm retry={retry} />
              <ButtonLink href={paths.shop}>{failureWays.shop}</ButtonLink>
            </>
          }
        />
      )}
    </div>
  );
}

/** A plain form to this address, so that a press works before the page's scripts. */
function RetryForm({ retry }: { readonly retry: () => void }) {
  const query = useRouterState({ select: ({ location }) => location.searchStr });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    retry();
  };
  return (
    <form onSubmit={send}>
      {Array.from(new URLSearchParams(query), ([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind="primary">
        {failureWays.retry}
      </Button>
    </form>
  );
}

const sessionStorageOrNull = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};

/** The customer logs in in a new tab and submits again; hidden fields hold the typed values, except passwords. */
function SessionEnded({ failure }: { readonly failure: ShopFailure }) {
  const { submission } = useShop();
  const here = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  return (
    <ErrorState
      heading="h1"
      title={failed.sessionEnded}
      failure={failure}
      action={
        <>
          <ButtonLink kind="primary" href={paths.logIn(here)} newTab>
            {failed.logIn}
          </ButtonLink>
          {submission === null ? null : <ResendForm submission={submission} />}
        </>
      }
    />
  );
}

/** A plain form: resends any posted form. `before` runs first where there are scripts. */
function ResendForm({
  submission,
  before,
}: {
  readonly submission: FailedPost;
  readonly before?: () => Promise<unknown>;
}) {
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    if (before === undefined) return;
    event.preventDefault();
    const form = event.currentTarget;
    await before();
    form.submit();
  };
  return (
    <form method="post" onSubmit={(event) => void send(event)}>
      <input type="hidden" name="_use" value={submission.use} />
      <HiddenFields fields={flattenFields(submission.fields)} />
      <Button type="submit" {...(before ? { kind: 'primary' } : {})}>
        {failed.sendAgain}
      </Button>
    </form>
  );
}

/** The guest waits, calls, or sends again; with scripts they prove their work and go on. */
function TooManyVisitors({ failure, retry }: { readonly failure: ShopFailure; readonly retry: () => void }) {
  const shop = useShop();
  const { submission } = shop;
  const prove = () => proveVisitor(shop).catch(() => false);
  return (
    <ErrorState
      heading="h1"
      title={failed.tooManyVisitors}
      failure={failure}
      action={
        <>
          {submission === null ? (
            <RetryForm retry={() => void prove().then(retry)} />
          ) : (
            <ResendForm submission={submission} before={prove} />
          )}
          <ButtonLink href={paths.shop}>{failureWays.shop}</ButtonLink>
        </>
      }
    />
  );
}

/** Same texts as the host's own page. [RED-02, RED-03] */
function BlockedPage({ stop }: { readonly stop: BlockReason }) {
  const { identity } = useShop();
  const { title, text } = plainPages(identity)[stop];
  return (
    <div className={layout.wrap}>
      <div className={state.nf}>
        <Illustration name="stall" />
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={state.actions}>
          <ButtonLink href={paths.home} kind="primary">
            {plainLabels.home}
          </ButtonLink>{' '}
          <ButtonLink href={paths.shop}>{plainLabels.shop}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
