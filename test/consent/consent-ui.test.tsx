import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { browserIntegrationLoader } from '#adapters/browser/integration-loader.ts';
import { createBrowser } from '#adapters/memory/browser-state.ts';
import { addUser, logIn } from '#adapters/memory/sessions.ts';
import { memorySettings } from '#adapters/memory/settings.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import { good } from '#test/kit/shop.ts';
import { answered, pass, until, visit, wake, withChat, withEverything } from '#test/promotion/visit.tsx';
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

test('CON-01 the bar has three answers of one look, and nothing is preselected', async () => {
  await visit('/', { integrations: withEverything });
  await wake(bar);
  const answers = within(bar() ?? document.body).getAllByRole('button');
  expect(answers.map((each) => each.textContent)).toEqual(['Chỉ cần thiết', 'Chấp nhận', 'Tuỳ chỉnh']);
  expect(new Set(answers.map((each) => each.className)).size).toBe(1);
});

test('CON-01 LAY-08 without a choice, and after a refusal, not one script, frame or picture of others is there', async () => {
  const loader = vi.fn(async () => browserIntegrationLoader());
  const { useCases } = await visit('/', { integrations: withEverything, loader });
  await wake(bar);
  await pass(30_000);
  expect([foreign(), loader.mock.calls.length]).toEqual([[], 0]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Chỉ cần thiết' })));
  await until(() => bar() === null);
  await pass(30_000);
  expect(foreign()).toEqual([]);
  expect(good(await useCases.loadConsent({}))?.granted).toEqual({ chat: false, statistics: false, ads: false });
});

test('CON-01 «Chấp nhận» grants what the shop has, and no more', async () => {
  const { useCases, world } = await visit('/', { integrations: withChat });
  await wake(bar);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Chấp nhận' })));
  await until(() => bar() === null);
  expect(good(await useCases.loadConsent({}))?.granted).toEqual({ chat: true, statistics: false, ads: false });
  expect(world.state.consentProofs.size).toBe(1);
});

test('CON-01 «Tuỳ chỉnh» shows each purpose unticked, with what loads, from whom and where data goes', async () => {
  const { useCases } = await visit('/', { integrations: withEverything });
  await wake(bar);
  fireEvent.click(screen.getByRole('button', { name: 'Tuỳ chỉnh' }));
  await until(() => screen.queryByRole('dialog'));
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
  await until(() => screen.queryByRole('dialog') === null);
  expect(good(await useCases.loadConsent({}))?.granted).toEqual({ chat: false, statistics: true, ads: false });
});

test('CON-01 a shop without such services asks nothing', async () => {
  const { asked } = await visit('/', { integrations: { chat: null, tagManager: null, ads: null } });
  await wake(() => asked() === 1);
  expect(bar()).toBeNull();
});

const page = (browser = createBrowser(), integrations = withChat) =>
  openPage('/tuy-chon-rieng-tu', { browser, change: () => ({ settings: { ...memorySettings, integrations } }) });

test('CON-01 the page about it is a plain form: posts that work without script, boxes as they were chosen', async () => {
  await page();
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form')];
  expect(forms.map(({ method }) => method)).toEqual(['post', 'post', 'post']);
  const sent = forms.map((form) => Object.fromEntries([...new FormData(form)]));
  const fields = { _use: 'saveConsent', idempotencyKey: '', path: '/tuy-chon-rieng-tu' };
  expect(sent).toEqual([fields, fields, { ...fields, chat: 'true' }]);
  await page(answered({ chat: true }));
  expect(boxes().map(({ checked }) => checked)).toEqual([true]);
  expect(screen.getByRole('main').textContent).toContain('đồng ý Live Chat');
});

test('CON-01 COOK-01 the page lists every cookie of the shop with its purpose and its life', async () => {
  await page();
  const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
  expect(rows.map((row) => row.textContent)).toContain('consent');
  expect(rows).toHaveLength(19);
});

test('CON-01 withdrawing is one press, and the page says what holds', async () => {
  const browser = answered({ chat: true });
  const { useCases } = await page(browser);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Chỉ cần thiết' })));
  await screen.findByText(/Lựa chọn hiện tại: chỉ cần thiết/);
  expect(good(await useCases.loadConsent({}))?.granted.chat).toBe(false);
});

test('CON-01 the way to it stands in the footer of every page and in the account', async () => {
  await openPage('/cua-hang');
  const foot = within(await screen.findByRole('contentinfo'));
  expect(foot.getByRole('link', { name: 'Tuỳ chọn riêng tư' }).getAttribute('href')).toBe('/tuy-chon-rieng-tu');
  const [world, browser] = [memoryWorld(), createBrowser()];
  browser.session = logIn(world, addUser(world, 'Trần Thị Bích', '0912345678', 'bich@example.vn'));
  await openPage('/quan-ly-tai-khoan', { world, browser });
  const ways = within(await screen.findByRole('main'));
  expect(ways.getByRole('link', { name: /Tuỳ chọn riêng tư/ }).getAttribute('href')).toBe('/tuy-chon-rieng-tu');
});
