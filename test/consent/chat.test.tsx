import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type {} from '#adapters/browser/chat-widget.ts';
import { browserIntegrationLoader } from '#adapters/browser/integration-loader.ts';
import { browserVisitorChoices } from '#adapters/browser/visitor-choices.ts';
import type { IntegrationLoader } from '#core/consent/integration-loader.port.ts';
import {
  advanceClock,
  answeredBrowser,
  loadSecondaryContent,
  scriptsThatLoad,
  visit,
  waitUntil,
  withChat,
} from '#test/promotion/visit.tsx';

const sdks = () => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src="https://chat.example/packs/js/sdk.js"]'),
];
const button = () => screen.getByRole('button', { name: /Live Chat/ });
const press = () => act(async () => void fireEvent.click(button()));
const runs: unknown[] = [];
const toggled: (string | undefined)[] = [];

/** Simulates the loading of the service's script: it adds its launcher and then signals that it is ready. */
const finishLoading = async (): Promise<void> => {
  window.chatwootSDK = {
    run: (site) => {
      runs.push(site);
      const holder = document.createElement('div');
      holder.id = 'cw-bubble-holder';
      holder.className = 'woot--bubble-holder woot-hidden';
      document.body.append(holder);
      window.$chatwoot = { hasLoaded: true, isOpen: true, toggle: (state) => void toggled.push(state) };
      window.dispatchEvent(new CustomEvent('chatwoot:ready'));
    },
  };
  await act(async () => void sdks()[0]?.dispatchEvent(new Event('load')));
  await advanceClock(0);
};

let loader: IntegrationLoader;
const find = async () => loader;
const open = (path = '/', granted: { chat?: boolean } = { chat: true }) =>
  visit(path, {
    browser: { ...answeredBrowser(granted), closedAt: { voucher: Number.MAX_SAFE_INTEGER } },
    loader: find,
  });

beforeAll(scriptsThatLoad);
beforeEach(() => {
  loader = browserIntegrationLoader();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const each of [...sdks(), ...document.querySelectorAll('#cw-bubble-holder')]) each.remove();
  delete window.$chatwoot;
  delete window.chatwootSDK;
  runs.length = 0;
  toggled.length = 0;
});

test('CHAT-01 V3.4.3 styles that the script writes as text, which the policy refuses, become a constructed sheet', async () => {
  await open();
  await loadSecondaryContent(() => sdks().length > 0);
  const written = document.createElement('style');
  written.id = 'cw-widget-styles';
  written.textContent = '.woot-widget-holder{position:fixed}';
  document.body.append(written);
  // What a browser does to a style element that the policy refuses.
  Object.defineProperty(written, 'sheet', { value: null });
  const before = document.adoptedStyleSheets.length;
  await finishLoading();
  const [sheet] = document.adoptedStyleSheets.slice(before);
  expect(sheet?.cssRules[0]?.cssText).toContain('position: fixed');
  written.remove();
});

test('CHAT-01 with consent the script loads once from the configured host, with the token, in Vietnamese and with a hidden bubble', async () => {
  const { router } = await open();
  await loadSecondaryContent(() => sdks().length > 0);
  expect(window.chatwootSettings).toMatchObject({ locale: 'vi', type: 'expanded_bubble', hideMessageBubble: true });
  await finishLoading();
  expect(runs).toEqual([{ websiteToken: 'abcd', baseUrl: 'https://chat.example' }]);
  for (const href of ['/cua-hang', '/', '/san-pham']) await act(() => router.navigate({ href }));
  await press();
  await press();
  await advanceClock(30_000);
  expect([sdks().length, runs.length]).toEqual([1, 1]);
});

test('CHAT-01 simultaneous requests load the script once, and a second loader in the document reuses it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const chat = { host: 'https://chat.example', websiteToken: 'abcd' };
  const asked = Promise.all(Array.from({ length: 10 }, () => loader.chat.load(chat, 'nowhere')));
  expect(sdks()).toHaveLength(1);
  await finishLoading();
  expect(await asked).toEqual(Array.from({ length: 10 }, () => true));
  expect(await browserIntegrationLoader().chat.load(chat, 'nowhere')).toBe(true);
  expect([sdks().length, runs.length]).toEqual([1, 1]);
});

test('CHAT-02 after loading, the launcher is visible in the contact bar', async () => {
  await open();
  await loadSecondaryContent(() => sdks().length > 0);
  await finishLoading();
  await waitUntil(() => document.querySelector('nav[aria-label="Liên hệ nhanh"] #cw-bubble-holder'));
  expect(document.getElementById('cw-bubble-holder')?.classList.contains('woot-hidden')).toBe(false);
});

test('CHAT-03 LAY-01 a lab page has neither chat nor footer, and closes an open chat', async () => {
  const { router } = await open('/thuc-hanh-lab/lab-01');
  await advanceClock(2_000);
  await advanceClock(10_000);
  expect(sdks()).toEqual([]);
  expect(screen.queryByRole('button', { name: /Live Chat/ })).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  await act(() => router.navigate({ href: '/cua-hang' }));
  await waitUntil(() => sdks().length === 1);
  await finishLoading();
  await waitUntil(() => screen.queryByRole('contentinfo'));
  await act(() => router.navigate({ href: '/thuc-hanh-lab/lab-02' }));
  await waitUntil(() => toggled.includes('close'));
  expect(document.getElementById('cw-bubble-holder')?.closest('[hidden]')).not.toBeNull();
});

test('CHAT-04 a press before the chat is ready only logs to the console; afterwards a press opens the chat', async () => {
  const line = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await open();
  await loadSecondaryContent(() => sdks().length > 0);
  await press();
  await waitUntil(() => line.mock.calls.length === 1);
  expect([toggled, screen.queryByRole('dialog')]).toEqual([[], null]);
  await finishLoading();
  await press();
  await waitUntil(() => toggled.length === 1);
  expect(toggled).toEqual(['open']);
});

test('CHAT-04 CON-01 without consent a press asks for it; one more press agrees, loads and opens the chat', async () => {
  await open('/', {});
  await press();
  await waitUntil(() => screen.queryByRole('dialog'));
  expect(screen.getByRole('dialog').textContent).toContain('Live Chat cần bạn đồng ý');
  expect(sdks()).toEqual([]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Đồng ý và mở chat' })));
  await waitUntil(() => sdks().length === 1);
  await finishLoading();
  await waitUntil(() => toggled.length === 1);
  expect(toggled).toEqual(['open']);
});

test('CHAT-04 CON-01 closing or refusing the consent dialog loads nothing, at every press', async () => {
  await open('/', {});
  for (const way of ['Đóng', 'Để sau']) {
    await press();
    await waitUntil(() => screen.queryByRole('dialog'));
    const question = within(screen.getByRole('dialog'));
    await act(async () => void fireEvent.click(question.getByRole('button', { name: way })));
    await waitUntil(() => screen.queryByRole('dialog') === null);
  }
  await advanceClock(30_000);
  expect(sdks()).toEqual([]);
});

test('CHAT-04 after a failed load the chat is absent, and the next press tries again', async () => {
  await open();
  await loadSecondaryContent(() => sdks().length > 0);
  await act(async () => void sdks()[0]?.dispatchEvent(new Event('error')));
  await waitUntil(() => sdks().length === 0);
  expect(loader.chat.state()).toBe('absent');
  await press();
  await waitUntil(() => sdks().length === 1);
  await finishLoading();
  await waitUntil(() => toggled.length === 1);
});

test('CON-01 withdrawing consent deletes the cookies of the chat and reloads the document', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { router } = await open();
  await loadSecondaryContent(() => sdks().length > 0);
  await finishLoading();
  // biome-ignore lint/suspicious/noDocumentCookie: as the service's own script does
  document.cookie = 'cw_conversation=abc; path=/';
  await act(() => router.navigate({ href: '/tuy-chon-rieng-tu' }));
  await waitUntil(() => screen.queryByRole('button', { name: 'Chỉ cần thiết' }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Chỉ cần thiết' })));
  await waitUntil(() => reload.mock.calls.length === 1);
  expect(document.cookie).not.toContain('cw_conversation');
});

test('CON-01 after consent was withdrawn elsewhere, for example without script, the next page deletes the cookies of the chat', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the service's own script does
  document.cookie = 'cw_conversation=abc; path=/';
  await visit('/', {
    browser: answeredBrowser({}),
    loader: find,
    choices: { cookiePurposes: browserVisitorChoices().cookiePurposes },
  });
  await loadSecondaryContent(() => !document.cookie.includes('cw_conversation'));
  expect(sdks()).toEqual([]);
});

test('BAR-01 the contact bar has hotline, consultation request, Zalo and live chat, each with its texts', async () => {
  await visit('/', { integrations: withChat });
  const bar = screen.getByRole('navigation', { name: 'Liên hệ nhanh' });
  const cells = [...bar.querySelectorAll('li')].map((cell) =>
    [...cell.querySelectorAll('b, small')].map((each) => each.textContent),
  );
  expect(cells).toEqual([
    ['1800.6070', 'Hotline liên hệ'],
    ['Tạo yêu cầu', 'Được xử lý nhanh chóng'],
    ['Chat Zalo', 'Trò chuyện ngay'],
    ['Live Chat', 'Hỗ trợ trực tuyến'],
  ]);
  expect([...bar.querySelectorAll('a')].map((each) => each.getAttribute('href'))).toEqual([
    'tel:18006070',
    '/dang-ky-tu-van',
    'https://zalo.me/18006070',
  ]);
});
