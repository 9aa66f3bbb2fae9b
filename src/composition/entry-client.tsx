import { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/router-core/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { browserFormDrafts } from '#adapters/browser/form-drafts.ts';
import { hasPasskeys } from '#adapters/browser/has-passkeys.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { newIdempotencyKey } from '#adapters/system/random.ts';
import { correctedClock } from '#core/shared/clock/corrected-clock.ts';
import { rangeOfDocument } from '#core/shared/clock/range-of-document.ts';
import { unknownShop } from '#core/shared/shop/shop-identity.ts';
import { isExpectedFailure } from '#ui/failures/is-expected-failure.ts';
import { createAppRouter } from '#ui/router.tsx';
import { loadFailurePage } from '#ui/shell/trouble/lazy-trouble.tsx';
import { forgetAnsweredPresses } from '#ui/waking/early-press.ts';
import { lazyClient } from './browser/lazy-client.ts';
import { loadOnce } from './browser/load-once.ts';
import { canKnowVisitor, trackLogIns, wasLoggedIn } from './browser/visitor-hint.ts';

/** Loads after the page's first script. */
const parts = loadOnce(async () => (await import('./browser.ts')).browserParts(clock));
const device = async () => (await parts()).device();
/** Goes on while the clock of the device is set, and begins with the document. */
const elapsed = () => performance.now();
const clock = correctedClock(systemClock, elapsed);
const queryClient = new QueryClient();
const notes = () => localStorage;
const drafts = browserFormDrafts(() => sessionStorage);
trackLogIns(queryClient, notes, drafts, () => location.reload());
const hearDocument = (drawnAt: number): void => {
  const [arrival] = performance.getEntriesByType('navigation');
  clock.hear(rangeOfDocument(drawnAt, arrival instanceof PerformanceNavigationTiming ? arrival : undefined, elapsed()));
};
const router = createAppRouter(
  {
    queryClient,
    identity: unknownShop,
    client: lazyClient(async () => (await parts()).client),
    clock,
    drafts,
    view: null,
    submission: null,
    flash: null,
    knownCart: null,
    newIdempotencyKey,
    canKnowVisitor: () => canKnowVisitor(document.cookie) || wasLoggedIn(notes),
    // Asking what the browser is able to do needs no device script.
    device: {
      hasPasskeys,
      userAgent: () => navigator.userAgent,
      usePasskey: async (options) => (await device()).usePasskey(options),
      createPasskey: async (options) => (await device()).createPasskey(options),
      solveChallenge: async (challenge) => (await device()).solveChallenge(challenge),
    },
    choices: async () => (await parts()).choices(),
    integrations: async () => (await parts()).integrations(),
    origin: location.origin,
  },
  { onDocument: hearDocument },
);
const logUnlessExpected = (error: unknown): void => {
  if (!isExpectedFailure(error)) reportError(error);
};
/** Comes beside the first drawing: what others change before, React draws anew. */
const documentWatch = import('./browser/document-watch.ts');
void documentWatch.then(({ followReplacedNodes }) => followReplacedNodes()).catch(reportError);
/** A page that the browser kept as it was: meanwhile another tab may have changed the cart or logged out. */
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void documentWatch.then((found) => found.showWhatIsNow(queryClient)).catch(logUnlessExpected);
});
/** React renders a failed page anew instead of hydrating it, so that without its script the page would be blank. */
const failurePageIfFailed = async (): Promise<void> => {
  if (router.state.matches.some(({ status }) => status === 'error')) await loadFailurePage();
};
const hydrateDocument = (): void => {
  window.$_TSR?.h();
  // In slices, between which the browser answers presses. [React, `startTransition`]
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />, {
      onCaughtError: logUnlessExpected,
      onRecoverableError: logUnlessExpected,
    });
  });
  forgetAnsweredPresses();
};
void hydrate(router).then(failurePageIfFailed).then(hydrateDocument, reportError);
