import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Ability } from '#core/control-rules/abilities.ts';
import { everyAbility } from '#core/control-rules/abilities.ts';
import type { Measurements } from '#core/control-rules/measurements.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { fail, ok } from '#core/shared/result.ts';
import { buyService } from '#test/kit/buy-service.ts';
import { customerShop } from '#test/kit/customer.ts';
import { openPage, type PageOptions } from '#test/ui/open-page.tsx';
import { mainText } from '#test/ui/order-pages.tsx';

const GB = 2 ** 30;
const AT = Date.UTC(2026, 10, 28, 2, 5);
const running: Measurements = {
  at: AT,
  processor: 0.125,
  memory: { used: 1.5 * GB, total: 2 * GB },
  disk: { used: 10 * GB, total: null },
  network: { received: 3 * GB, sent: 512 },
};

const open = async (read: () => Measurements | null, useCases: PageOptions['useCases'] = () => ({})) => {
  const shop = await customerShop();
  const id = await buyService(shop, 'CS-02');
  return openPage(`/service/${id}?tab=so-do`, {
    world: shop.world,
    browser: shop.browser,
    useCases: (own) => ({ loadMeasurements: async () => ok(read()), ...useCases(own) }),
  });
};

test('SVC-01 the figures of a machine stand with the time at which they were read', async () => {
  await open(() => running);
  expect(mainText()).toContain(`Đọc lúc ${formatMinute(AT)}`);
  for (const each of ['12,5%', '1,5 GB / 2 GB (75%)', '10 GB', '3 GB', '512 B']) expect(mainText()).toContain(each);
});

test('SVC-01 what the engine does not tell is said to be untold, never drawn as zero', async () => {
  await open(() => ({ at: AT, processor: null, memory: null, disk: null, network: null }));
  expect(screen.getAllByText('Máy không báo')).toHaveLength(5);
});

test('SVC-01 an engine that does not answer leaves a page that says so, and another reading brings the figures', async () => {
  let isUp = false;
  await open(() => (isUp ? running : null));
  expect(mainText()).toContain('Chưa đọc được số đo của máy');
  isUp = true;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Đọc lại' })));
  await waitFor(() => expect(mainText()).toContain('12,5%'));
});

test('SVC-01 a failed reading fails neither the page nor its other tabs', async () => {
  await open(
    () => null,
    () => ({ loadMeasurements: async () => fail({ kind: 'unreachable' }) }),
  );
  expect(mainText()).toContain('Chưa đọc được số đo của máy');
});

test('SVC-01 no tab is there where whoever looks after the service measures nothing', async () => {
  const offered: readonly Ability[] = everyAbility.filter((each) => each !== 'measurements');
  await open(
    () => running,
    (own) => ({
      loadServiceControl: async (input) => {
        const found = await own.loadServiceControl(input);
        return found.ok ? ok({ ...found.value, abilities: offered }) : found;
      },
    }),
  );
  expect(screen.queryByRole('link', { name: 'Số đo' })).toBeNull();
  expect(mainText()).not.toContain('12,5%');
});
