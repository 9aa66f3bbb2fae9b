import { QueryClient } from '@tanstack/react-query';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { newIdempotencyKey } from '#adapters/system/random.ts';
import { failureOf } from '#ui/failures/failure-error.ts';
import { stopOf } from '#ui/failures/stopped-error.ts';
import { createAppRouter } from '#ui/router.tsx';
import { lazyDevice } from './browser/lazy-device.ts';
import { lazyUseCases } from './browser/lazy-use-cases.ts';
import { onFirstUse } from './browser/on-first-use.ts';
import { hasSeenLogIn, mayKnowVisitor, noteLogIns } from './browser/visitor-hint.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
const queryClient = new QueryClient();
const notes = () => localStorage;
noteLogIns(queryClient, notes);
const router = createAppRouter(
  {
    queryClient,
    useCases: lazyUseCases(() => import('./browser.ts').then(({ browserUseCases }) => browserUseCases())),
    submission: null,
    flash: null,
    newIdempotencyKey,
    mayKnowVisitor: () => mayKnowVisitor(document.cookie) || hasSeenLogIn(notes),
    device: lazyDevice(() => import('#adapters/browser/device.ts').then(({ browserDevice }) => browserDevice())),
    choices: onFirstUse(async () => (await import('#adapters/browser/visitor-choices.ts')).browserVisitorChoices()),
    integrations: onFirstUse(async () =>
      (await import('#adapters/browser/integration-loader.ts')).browserIntegrationLoader(),
    ),
    origin: location.origin,
  },
  nonce ? { nonce } : {},
);
/** A failure that a page draws with its next step is no bug and stays out of the console. */
const onCaughtError = (error: unknown): void => {
  if (failureOf(error) === null && stopOf(error) === null) reportError(error);
};
hydrateRoot(document, <RouterClient router={router} />, { onCaughtError });
