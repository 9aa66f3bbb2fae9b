import createCache from '@emotion/cache';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { vi } from 'vitest';
import { memoryDevice } from '#adapters/memory/browser/device.ts';
import { memorySettings } from '#adapters/memory/settings.ts';
import { systemClock } from '#adapters/system/clock.ts';
import type { UseCases } from '#core/operations.ts';
import { clientOf } from '#core/shop-client.ts';
import { freshIdempotencyKey, openShop, type ShopOptions } from '#test/kit/fakes/shop.ts';
import type { RouterContext } from '#ui/app/context.ts';
import { type AppRouter, createAppRouter } from '#ui/router.tsx';

export type PageOptions = ShopOptions & {
  /** Replaces use cases, for example by ones that fail. */
  readonly useCases?: (own: UseCases) => Partial<UseCases>;
  readonly context?: Partial<
    Pick<
      RouterContext,
      | 'identity'
      | 'clock'
      | 'drafts'
      | 'submission'
      | 'flash'
      | 'knownCart'
      | 'canKnowVisitor'
      | 'device'
      | 'choices'
      | 'integrations'
    >
  >;
};

/** MUI's rules, kept out of the document: the tests' DOM has no layers and draws nothing. */
const undrawnStyles = () =>
  Object.assign(createCache({ key: 'm', speedy: false, container: document.createElement('div') }), { compat: true });

/**
 * A router listens to scrolling for as long as its document lives, which is longer than a page under test, and would
 * keep the whole shop.
 */
const withoutListeners = <Made,>(make: () => Made): Made => {
  const listening = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
  for (const each of listening) each.mockImplementation(() => undefined);
  const made = make();
  for (const each of listening) each.mockRestore();
  return made;
};

/** Of the page that is open. Its queries hold the whole shop for five minutes after the page is closed. */
let queryClient = new QueryClient();

/** Opens a page of the shop as a browser renders it, over the memory adapters. Resolves when the page is rendered. */
export const openPage = async (path: string, { useCases, context, ...options }: PageOptions = {}) => {
  cleanup();
  queryClient.clear();
  queryClient = new QueryClient();
  const shop = openShop(options);
  const router = withoutListeners(() =>
    createAppRouter(
      {
        queryClient,
        client: clientOf({ ...shop.useCases, ...useCases?.(shop.useCases) }),
        identity: memorySettings.identity,
        clock: systemClock,
        drafts: null,
        view: null,
        submission: null,
        flash: null,
        knownCart: null,
        newIdempotencyKey: freshIdempotencyKey,
        canKnowVisitor: () => true,
        device: memoryDevice(shop.browser),
        // No overlays, except in tests that are about them.
        choices: null,
        integrations: null,
        origin: 'https://shop.test',
        ...context,
      },
      { history: createMemoryHistory({ initialEntries: [path] }), emotionCache: undrawnStyles() },
    ),
  );
  await router.load();
  // The shop renders the whole document.
  await act(async () => {
    render(<RouterProvider router={router} />, { container: document as unknown as HTMLElement });
  });
  return { ...shop, router };
};

export const addressOf = (router: AppRouter): string => router.state.location.href;
