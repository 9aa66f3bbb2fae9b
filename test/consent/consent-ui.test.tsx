import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { browserIntegrationLoader } from '#adapters/browser/integration-loader.ts';
import { addUser, logIn } from '#adapters/memory/accounts/sessions.ts';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memorySettings } from '#adapters/memory/settings.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { cookies } from '#core/session/cookies.ts';
import { keptAfterDeletion, retention } from '#core/shared/retention.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import {
  advanceClock,
  answeredBrowser,
  loadSecondaryContent,
  visit,
  waitUntil,
  withChat,
  withEverything,
} from '#test/promotion/visit.tsx';
import { openPage } from '#test/ui/open-page.tsx';

afterEach(() => {
  vi.useRealTimers();
  for (const script of document.head.querySelectorAll('script[src^="https://"]')) script.remove();
});

const bar = () => screen.queryByRole('region', { name: 'Câu hỏi về quyền riêng tư' });
const foreign = () =>
  [...document.querySelectorAll('script[src], iframe, img')]
    .map((element) => element.getAttribute('src') ?? '')
    .filter((src) => /^https?:/.test(src));
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');

test('CON-01 the bar has three equally styled answers, none of them preselected', async () => {
  await visit('/', { integrations: withEverything });
  await loadSecondaryContent(bar);
  const answers = within(bar() ?? document.body).getAllByRole('button');
  expect(answers.map((each) => each.textContent)).toEqual(['Chỉ cần thiết', 'Chấp nhận', 'Tuỳ chỉnh']);
  expect(new Set(answers.map((each) => each.className)).size).toBe(1);
});

test('CON-01 LAY-08 without a choice, or after a refusal, the page contains no third-party script, frame or picture', async () => {
  const loader = vi.fn(async () => browserIntegrationLoader());
  const { useCases } = await visit('/', { integrations: withEverything, loader });
  await loadSecondaryContent(bar);
  await advanceClock(30_000);
  expect([foreign(), loader.mock.calls.length]).toEqual([[], 0]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Chỉ cần thiết' })));
  await waitUntil(() => bar() === null);
  await advanceClock(30_000);
  expect(foreign()).toEqual([]);
  expect(expectOk(await useCases.loadConsent({}))?.granted).toEqual({ chat: false, statistics: false, ads: false });
});

test('CON-01 «Chấp nhận» grants only the purposes that the shop uses', async () => {
  const { useCases, world } = await visit('/', { integrations: { ...withChat, tagManager: 'GTM-ABC1234' } });
  await loadSecondaryContent(bar);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Chấp nhận' })));
  await waitUntil(() => bar() === null);
  expect(expectOk(await useCases.loadConsent({}))?.granted).toEqual({ chat: true, statistics: true, ads: false });
  expect(world.state.consentProofs.size).toBe(1);
});

test('CON-01 «Tuỳ chỉnh» shows each purpose unticked, with what loads, from where, and where the data goes', async () => {
  const { useCases } = await visit('/', { integrations: withEverything });
  await loadSecondaryContent(bar);
  fireEvent.click(screen.getByRole('button', { name: 'Tuỳ chỉnh' }));
  await waitUntil(() => screen.queryByRole('dialog'));
  const dialog = screen.getByRole('dialog');
  const purposes = within(dialog).getAllByRole<HTMLInputElement>('checkbox');
  expect(purposes.map(({ name, checked }) => [name, checked])).toEqual([
    ['chat', false],
    ['statistics', false],
    ['ads', false],
  ]);
  for (const title of ['Tải gì', 'Từ đâu', 'Dữ liệu đi đâu'])
    expect(within(dialog).getAllByText(title)).toHaveLength(3);
  expect(dialog.textContent).toContain('chat.example');
  expect(dialog.textContent).toContain('ngoài Việt Nam');
  expect(bar()).toBeNull();
  const [, statistics] = purposes;
  if (statistics) fireEvent.click(statistics);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Lưu lựa chọn' })));
  await waitUntil(() => screen.queryByRole('dialog') === null);
  expect(expectOk(await useCases.loadConsent({}))?.granted).toEqual({ chat: false, statistics: true, ads: false });
});

test.each([
  ['CON-01 a shop without such services does not ask for consent', null],
  [
    'CON-01 CHAT-04 a shop that needs consent only for its chat asks when the chat is opened, not before',
    withChat.chat,
  ],
])('%s', async (_, chat) => {
  const { asked } = await visit('/', { integrations: { chat, tagManager: null, ads: null, vitals: false } });
  await loadSecondaryContent(() => asked() === 1);
  expect(bar()).toBeNull();
});

const page = (browser = createBrowser(), integrations = withChat) =>
  openPage('/tuy-chon-rieng-tu', { browser, change: () => ({ settings: { ...memorySettings, integrations } }) });

test('CON-01 the privacy page is a set of plain forms that work without script and show the current choice', async () => {
  await page();
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form')];
  expect(forms.map(({ method }) => method)).toEqual(['post', 'post', 'post']);
  const sent = forms.map((form) => Object.fromEntries([...new FormData(form)]));
  const fields = { _use: 'saveConsent', idempotencyKey: '', path: '/tuy-chon-rieng-tu' };
  expect(sent).toEqual([fields, fields, { ...fields, chat: 'true' }]);
  await page(answeredBrowser({ chat: true }));
  expect(boxes().map(({ checked }) => checked)).toEqual([true]);
  expect(screen.getByRole('main').textContent).toContain('đồng ý Live Chat');
});

test('CON-01 COOK-01 the privacy page lists every cookie of the shop with its purpose and lifetime', async () => {
  await page();
  const rows = within(screen.getByRole('table', { name: 'Cookie của cửa hàng' })).getAllByRole('rowheader');
  expect(rows.map((row) => row.textContent)).toContain('__Host-consent');
  expect(rows).toHaveLength(cookies.length);
});

test('CON-01 one press withdraws consent, and the page shows the new choice', async () => {
  const browser = answeredBrowser({ chat: true });
  const { useCases } = await page(browser);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Chỉ cần thiết' })));
  await screen.findByText(/Lựa chọn hiện tại: chỉ cần thiết/);
  expect(expectOk(await useCases.loadConsent({}))?.granted.chat).toBe(false);
});

test('CON-01 the footer and the account page link to the privacy page', async () => {
  await openPage('/cua-hang');
  const foot = within(await screen.findByRole('contentinfo'));
  expect(foot.getByRole('link', { name: 'Tuỳ chọn riêng tư' }).getAttribute('href')).toBe('/tuy-chon-rieng-tu');
  const [world, browser] = [memoryWorld(), createBrowser()];
  browser.session = logIn(world, addUser(world, 'Trần Thị Bích', '0912345678', 'bich@example.vn'));
  await openPage('/quan-ly-tai-khoan', { world, browser });
  const ways = within(await screen.findByRole('main'));
  expect(ways.getByRole('link', { name: /Tuỳ chọn riêng tư/ }).getAttribute('href')).toBe('/tuy-chon-rieng-tu');
});

test('V14.2.7 the privacy page tells how long each kind of data is kept, and why', async () => {
  await page();
  const table = within(screen.getByRole('table', { name: 'Dữ liệu được giữ bao lâu' }));
  for (const { data, days, reason } of Object.values(retention)) {
    const row = table.getByRole('rowheader', { name: data }).closest('tr');
    expect(row?.textContent).toBe(`${data}${days} ngày${reason}`);
  }
});

test('the privacy page tells what stays after the deletion of an account, and leads there', async () => {
  await page();
  const table = within(screen.getByRole('table', { name: 'Khi bạn xoá tài khoản' }));
  for (const { data, life, reason } of Object.values(keptAfterDeletion))
    expect(table.getByRole('rowheader', { name: data }).closest('tr')?.textContent).toBe(`${data}${life}${reason}`);
  expect(screen.getByRole('link', { name: 'Đến trang thông tin tài khoản' }).getAttribute('href')).toBe(
    '/quan-ly-tai-khoan/thong-tin',
  );
});
