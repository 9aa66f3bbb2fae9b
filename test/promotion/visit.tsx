import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { type BrowserState, createBrowser } from '#adapters/memory/browser-state.ts';
import { memorySettings } from '#adapters/memory/settings.ts';
import { memoryVisitorChoices } from '#adapters/memory/visitor-choices.ts';
import { CONSENT_VERSION, type Consent, noConsent } from '#core/consent/consent.ts';
import { serialiseConsent } from '#core/consent/consent-text.ts';
import type { Banner, Promotions } from '#core/content/banner.ts';
import type { VisitorChoices } from '#core/promotion/visitor-choices.port.ts';
import { ok } from '#core/shared/result.ts';
import type { Integrations } from '#core/shared/settings.ts';
import { openPage, type PageOptions } from '#test/ui/open-page.tsx';
import type { RouterContext } from '#ui/app/context.ts';

/** The moment at which visits under test happen, ms since 1970 UTC. */
export const NOW = Date.UTC(2026, 10, 21, 3);

export const withChat: Integrations = {
  chat: { host: 'https://chat.example', websiteToken: 'abcd' },
  tagManager: null,
  ads: null,
};
export const withEverything: Integrations = { ...withChat, tagManager: 'GTM-ABC1234', ads: 'AW-123456789' };

/** A browser in which the question was answered. */
export const answered = (granted: Partial<Consent['granted']> = {}): BrowserState => ({
  ...createBrowser(),
  consent: {
    text: serialiseConsent({ version: CONSENT_VERSION, at: NOW, granted: { ...noConsent, ...granted } }),
    until: Number.MAX_SAFE_INTEGER,
  },
});

const banner = (kind: Banner['kind'], paths: readonly string[]): Banner => ({
  ...{ key: kind, name: kind, kind, startDate: null, endDate: null, siteDomain: null },
  slides: paths.map((path) => ({ imagePath: `/uploads/${path}.png`, title: path, href: '/cua-hang' })),
});
export const popupOf = (...paths: readonly string[]): Banner => banner('POPUP', paths);
export const floatingOf = (...paths: readonly string[]): Banner => banner('FLOATING', paths);

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
 * Opens a page as a browser does that remembers things. Timers and the clock stand still until the test moves them; only
 * what loads takes its time. Answers the page, and how many times promotions were asked for.
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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW });
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

/** What is due now happens, such as the telling of an answer that came. */
const turn = (): Promise<void> =>
  act(async () => {
    vi.advanceTimersByTime(0);
    await new Promise<void>((resolve) => void setImmediate(resolve));
    vi.advanceTimersByTime(0);
  });

const LONGEST_MS = 20_000;

/** Lets everything happen that waits for no timer, until something holds. Real time passes, the page's does not. */
export const until = async (holds: () => unknown): Promise<void> => {
  const began = performance.now();
  for (;;) {
    await turn();
    if (holds()) return;
    if (performance.now() - began > LONGEST_MS) throw new Error(`never held: ${holds}`);
  }
};

/** Moves the page's time by so many milliseconds. */
export const pass = async (milliseconds: number): Promise<void> => {
  await act(async () => void vi.advanceTimersByTime(milliseconds));
  await turn();
};

/** So long a page that nobody touches has to itself. */
const ALONE_MS = 5_000;

/** Brings the page to where what comes by itself has come: its own time is over, and the part's loading. */
export const wake = async (holds: () => unknown): Promise<void> => {
  await pass(ALONE_MS);
  await until(holds);
};

/** Scripts of others are elements that say nothing by themselves here: no network stands behind the document under test. */
export const scriptsThatLoad = (): void => {
  // happy-dom puts its own settings beside the window that vitest's environment shares.
  const { happyDOM } = window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
};
