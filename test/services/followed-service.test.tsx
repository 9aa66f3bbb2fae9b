import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ACTION_DURATIONS_MS } from '#contracts/service-actions.ts';
import type { UseCases } from '#core/operations.ts';
import { buyService } from '#test/kit/buy-service.ts';
import { customerShop } from '#test/kit/customer.ts';
import type { Shop } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { mainText } from '#test/ui/order-pages.tsx';
import { FOLLOW_EVERY_MS } from '#ui/services/use-followed-service.ts';

afterEach(() => vi.useRealTimers());

const STEP_MS = 100;
/** How long after a change a page may show the old state. */
const SHOWN_WITHIN_MS = 3_000;

/** Lets browser and services live through the time, in small steps; stops when `isOver`. Returns what passed, in ms. */
const pass = async ({ world }: Shop, atMostMs: number, isOver: () => boolean = () => false): Promise<number> => {
  let passed = 0;
  while (passed < atMostMs && !isOver()) {
    passed += STEP_MS;
    world.state.now += STEP_MS;
    await act(() => vi.advanceTimersByTimeAsync(STEP_MS));
  }
  return passed;
};

/** A page of a running server, and when it asked what, in ms of the page's clock. */
const openServer = async () => {
  const shop = await customerShop();
  const id = await buyService(shop, 'CS-02');
  vi.useFakeTimers();
  const asked: { readonly name: string; readonly at: number }[] = [];
  const noting = (useCases: UseCases): Partial<UseCases> => ({
    loadService: (input) => {
      asked.push({ name: 'loadService', at: Date.now() });
      return useCases.loadService(input);
    },
    loadServiceControl: (input) => {
      asked.push({ name: 'loadServiceControl', at: Date.now() });
      return useCases.loadServiceControl(input);
    },
  });
  await openPage(`/service/${id}`, { world: shop.world, browser: shop.browser, useCases: noting });
  asked.length = 0;
  return { shop, asked };
};

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name, hidden: true }));
    await vi.advanceTimersByTimeAsync(0);
  });

test('SVC-01 a page that follows asks each question at most every two seconds, and shows a new state within three', async () => {
  const { shop, asked } = await openServer();
  await press('Khởi động lại ngay');
  await pass(shop, 1_000, () => mainText().includes('Đang khởi động lại'));
  expect(mainText()).toContain('Đang khởi động lại');
  const began = Date.now();
  asked.length = 0;
  const shown = await pass(shop, 20_000, () => !mainText().includes('Đang khởi động lại'));
  expect(shown).toBeGreaterThan(ACTION_DURATIONS_MS.reboot - 2 * STEP_MS - 1_000);
  expect(shown).toBeLessThanOrEqual(ACTION_DURATIONS_MS.reboot + SHOWN_WITHIN_MS);
  for (const name of ['loadService', 'loadServiceControl']) {
    const times = [began, ...asked.filter((each) => each.name === name).map(({ at }) => at)];
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect([name, gaps.filter((gap) => gap < FOLLOW_EVERY_MS - STEP_MS)]).toEqual([name, []]);
  }
  expect(asked.length).toBeLessThanOrEqual(shown / FOLLOW_EVERY_MS + 1);
});

test('SVC-01 a page asks nothing while nothing runs', async () => {
  const { shop, asked } = await openServer();
  await pass(shop, 30_000);
  expect(asked).toEqual([]);
});
