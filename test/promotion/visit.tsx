import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { type BrowserState, createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memoryVisitorChoices } from '#adapters/memory/browser/visitor-choices.ts';
import { memorySettings } from '#adapters/memory/settings.ts';
import { CONSENT_VERSION, type Consent } from '#core/consent/consent.ts';
import { serialiseConsent } from '#core/consent/consent-text.ts';
import type { PricedBanner, Promotions } from '#core/promotion/priced-banner.ts';
import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import { ok } from '#core/shared/result.ts';
import type { Integrations } from '#core/shared/settings.ts';
import { openPage, type PageOptions } from '#test/ui/open-page.tsx';
import type { RouterContext } from '#ui/app/context.ts';

/** Start time of the visits under test, in ms since 1970 UTC. */
export const NOW = Date.UTC(2026, 10, 21, 3);

export const withChat: Integrations = {
  chat: { host: 'https://chat.example', websiteToken: 'abcd' },
  tagManager: null,
  ads: null,
  vitals: false,
};
export const withEverything: Integrations = { ...withChat, tagManager: 'GTM-ABC1234', ads: 'AW-123456789' };

/** A browser in which the consent question was answered. */
export const answeredBrowser = (granted: Partial<Consent['granted']> = {}): BrowserState => ({
  ...createBrowser(),
  consent: {
    text: serialiseConsent({
      version: CONSENT_VERSION,
      decidedAt: NOW,
      granted: { chat: false, statistics: false, ads: false, ...granted },
    }),
    until: Number.MAX_SAFE_INTEGER,
  },
});

const banner = (kind: PricedBanner['kind'], paths: readonly string[]): PricedBanner => ({
  key: kind,
  name: kind,
  kind,
  startDate: null,
  endDate: null,
  slides: paths.map((path) => ({
    imagePath: `/uploads/${path}.png`,
    title: path,
    href: '/cua-hang',
    caption: null,
    price: null,
  })),
});
export const popupOf = (...paths: readonly string[]): PricedBanner => banner('POPUP', paths);
export const floatingOf = (...paths: readonly string[]): PricedBanner => banner('FLOATING', paths);

type Visit = Omit<PageOptions, 'context' | 'useCases'> & {
  readonly browser?: BrowserState;
  readonly promotions?: Partial<Promotions>;
  readonly integrations?: Integrations;
  readonly loader?: RouterContext['integrations'];
  readonly known?: boolean;
  readonly choices?: Partial<VisitorChoices>;
  readonly useCases?: PageOptions['useCases'];
};

/**
 * Opens a page in a browser with stored choices. Timers and the clock stop until the test advances them; only loading
 * takes real time. Returns the page and a count of the promotion requests.
 */
export const visit = async (
  path: string,
  {
    browser = createBrowser(),
    promotions = {},
    integrations = withChat,
    loader = null,
    known = false,
    choices = {},
    useCases,
    ...more
  }: Visit = {},
) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: NOW });
  let asked = 0;
  const opened = await openPage(path, {
    ...more,
    browser,
    change: (ports) => ({ settings: { ...memorySettings, integrations }, ...more.change?.(ports) }),
    useCases: (own) => ({
      loadPromotions: async () => {
        asked += 1;
        return ok({ popups: [], floating: [], ...promotions });
      },
      ...useCases?.(own),
    }),
    context: {
      choices: async () => ({ ...memoryVisitorChoices(browser), ...choices }),
      integrations: loader,
      canKnowVisitor: () => known,
    },
  });
  return { ...opened, browser, asked: () => asked };
};

/** Runs everything that is due now, such as handling a response. */
const runDueWork = (): Promise<void> =>
  act(async () => {
    vi.advanceTimersByTime(0);
    await new Promise<void>((resolve) => void setImmediate(resolve));
    vi.advanceTimersByTime(0);
  });

const LONGEST_MS = 20_000;
/** Goes on while the page's clock stands. */
const realNow = performance.now.bind(performance);

/**
 * Runs everything that waits for no timer, until the condition holds. Real time passes; the page's clock does not
 * advance.
 */
export const waitUntil = async (holds: () => unknown): Promise<void> => {
  const began = realNow();
  for (;;) {
    await runDueWork();
    if (holds()) return;
    if (realNow() - began > LONGEST_MS) throw new Error(`never held: ${holds}`);
  }
};

/** Advances the page's clock by this many milliseconds. */
export const advanceClock = async (milliseconds: number): Promise<void> => {
  await act(async () => void vi.advanceTimersByTime(milliseconds));
  await runDueWork();
};

/** Touches the page, which loads its secondary content, and waits until the condition holds. No time passes. */
export const loadSecondaryContent = async (holds: () => unknown): Promise<void> => {
  fireEvent.pointerOver(document.body);
  await waitUntil(holds);
};

/** Makes the window as wide as a device; returns what makes it as wide as before. */
export const setWidth = (width: number): (() => void) => {
  const before = window.innerWidth;
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport: (size: { readonly width: number }) => void };
  };
  happyDOM.setViewport({ width });
  return () => happyDOM.setViewport({ width: before });
};

/** Lets third-party script elements count as loaded without a request: the document under test has no network. */
export const scriptsThatLoad = (): void => {
  // happy-dom adds its settings to the window that vitest's environment provides.
  const { happyDOM } = window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
};
