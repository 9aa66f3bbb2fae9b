import { act } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { browserIntegrationLoader } from '#adapters/browser/integration-loader.ts';
import type {} from '#adapters/browser/tags.ts';

import type { Consent } from '#core/consent/consent.ts';
import type { IntegrationLoader } from '#core/consent/integration-loader.port.ts';
import {
  advanceClock,
  answeredBrowser,
  loadSecondaryContent,
  scriptsThatLoad,
  visit,
  waitUntil,
  withEverything,
} from '#test/promotion/visit.tsx';
import { ROUTE_EVENT_DELAY_MS } from '#ui/consent/use-integrations.ts';

const sources = () =>
  [...document.querySelectorAll('script[src*="googletagmanager"]')].map((each) => each.getAttribute('src'));
/** The entries of the data layer; gtag calls as arrays. */
const pushed = () =>
  (window.dataLayer ?? []).map((each) =>
    Object.prototype.toString.call(each) === '[object Arguments]' ? Array.from(each as ArrayLike<unknown>) : each,
  );
const routes = () => pushed().filter((each) => JSON.stringify(each).includes('routeChange'));

let loader: IntegrationLoader;
const open = (granted: Partial<Consent['granted']>, path = '/') =>
  visit(path, {
    browser: { ...answeredBrowser(granted), closedAt: { voucher: Number.MAX_SAFE_INTEGER } },
    integrations: withEverything,
    loader: async () => loader,
  });

beforeAll(scriptsThatLoad);
beforeEach(() => {
  loader = browserIntegrationLoader();
  delete window.dataLayer;
});
afterEach(() => {
  vi.useRealTimers();
  for (const script of document.querySelectorAll('script[src*="googletagmanager"]')) script.remove();
});

test('SCR-01 CON-01 each tag loads only with consent to its own purpose', async () => {
  const gtm = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234';
  const ads = 'https://www.googletagmanager.com/gtag/js?id=AW-123456789';
  for (const [granted, expected] of [
    [{ chat: true }, []],
    [{ statistics: true }, [gtm]],
    [{ ads: true }, [ads]],
    [{ statistics: true, ads: true }, [gtm, ads]],
  ] as const) {
    loader = browserIntegrationLoader();
    for (const script of document.querySelectorAll('script[src*="googletagmanager"]')) script.remove();
    const { asked } = await open(granted);
    await loadSecondaryContent(() => asked() > 0 && sources().length === expected.length);
    await advanceClock(5_000);
    expect(sources()).toEqual(expected);
  }
});

test('SCR-01 the tags get the denied default before the granted purposes', async () => {
  await open({ statistics: true });
  await loadSecondaryContent(() => sources().length === 1);
  const [first, second] = pushed();
  expect(first).toMatchObject(['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }]);
  expect(second).toMatchObject(['consent', 'update', { ad_storage: 'denied', analytics_storage: 'granted' }]);
});

test('SCR-01 a navigation inside the shop is reported after 250 ms, by its path without the query', async () => {
  const { router } = await open({ statistics: true });
  await loadSecondaryContent(() => sources().length === 1);
  await act(() => router.navigate({ href: '/cua-hang?q=bi-mat' }));
  await advanceClock(ROUTE_EVENT_DELAY_MS - 1);
  expect(routes()).toEqual([]);
  await advanceClock(1);
  await waitUntil(() => routes().length === 1);
  expect(routes()).toEqual([{ event: 'routeChange', path: '/cua-hang' }]);
  expect(ROUTE_EVENT_DELAY_MS).toBe(250);
});

test('SCR-01 the tags get the route pattern instead of the order id', async () => {
  const { router } = await open({ statistics: true, ads: true });
  await loadSecondaryContent(() => sources().length === 2);
  await act(() => router.navigate({ href: '/thanh-toan/ma-don-rieng?x=bi-mat' }));
  await advanceClock(1_000);
  await waitUntil(() => routes().length === 1);
  expect(routes()).toEqual([{ event: 'routeChange', path: '/thanh-toan/$id' }]);
  expect(JSON.stringify(pushed())).not.toMatch(/ma-don-rieng|bi-mat/);
});

test('SCR-01 CON-01 without consent no navigation is reported', async () => {
  const { router, asked } = await open({});
  await loadSecondaryContent(() => asked() > 0);
  await act(() => router.navigate({ href: '/cua-hang' }));
  await advanceClock(5_000);
  expect(window.dataLayer).toBeUndefined();
});
