import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { browserIntegrationLoader } from '#adapters/browser/integration-loader.ts';
import { createBrowser } from '#adapters/memory/browser/browser-state.ts';
import { memorySettings } from '#adapters/memory/settings.ts';
import {
  answeredBrowser,
  loadSecondaryContent,
  scriptsThatLoad,
  visit,
  waitUntil,
  withEverything,
} from '#test/promotion/visit.tsx';

const measuring = { ...memorySettings.integrations, vitals: true };

beforeAll(scriptsThatLoad);
afterEach(() => vi.useRealTimers());

/** Visits a list; returns the families of pages that began to be measured. */
const open = async (integrations: typeof measuring, browser = createBrowser()) => {
  const started: string[] = [];
  const loader = { ...browserIntegrationLoader(), vitals: { start: (pages: string) => void started.push(pages) } };
  const closedAt = { voucher: Number.MAX_SAFE_INTEGER };
  const opened = await visit('/cua-hang', {
    integrations,
    browser: { ...browser, closedAt },
    loader: async () => loader,
  });
  return { ...opened, started };
};

test.each([
  ['without an answer', measuring, undefined, []],
  ['after a refusal', measuring, {}, []],
  ['with consent to something else', { ...withEverything, vitals: true }, { chat: true, ads: true }, []],
  ['in a shop that does not measure', withEverything, { statistics: true }, []],
  ['with consent to statistics', measuring, { statistics: true }, ['lists']],
] as const)('CON-01 %s a visit is measured only with consent: %s', async (_, integrations, granted, expected) => {
  const { asked, started } = await open(integrations, granted && answeredBrowser(granted));
  await loadSecondaryContent(() => asked() > 0 && started.length === expected.length);
  expect(started).toEqual(expected);
});

test('CON-01 a shop that only measures asks first, and says that nothing leads back to the visitor', async () => {
  const { started } = await open(measuring);
  await loadSecondaryContent(() => screen.queryByRole('button', { name: 'Tuỳ chỉnh' }));
  fireEvent.click(screen.getByRole('button', { name: 'Tuỳ chỉnh' }));
  await waitUntil(() => screen.queryByRole('dialog'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole<HTMLInputElement>('checkbox').map(({ name }) => name)).toEqual(['statistics']);
  expect(screen.getByRole('dialog').textContent).toContain('không đặt cookie');
  expect(screen.getByRole('dialog').textContent).not.toContain('Google');
  fireEvent.click(dialog.getByRole('checkbox'));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Lưu lựa chọn' })));
  await waitUntil(() => started.length === 1);
  expect(started).toEqual(['lists']);
});
