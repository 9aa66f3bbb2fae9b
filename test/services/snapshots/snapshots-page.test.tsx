import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { everyAbility } from '#core/control-rules/abilities.ts';
import { MAX_SNAPSHOTS, type Snapshot } from '#core/control-rules/snapshots.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { fail, ok } from '#core/shared/result.ts';
import { buyService } from '#test/kit/buy-service.ts';
import { customerShop } from '#test/kit/customer.ts';
import { openPage, type PageOptions } from '#test/ui/open-page.tsx';
import { mainText } from '#test/ui/order-pages.tsx';

const AT = Date.UTC(2026, 10, 28, 2, 5);
const named = (name: string): Snapshot => ({ name, at: AT, size: 1.5 * 2 ** 30 });

const open = async (list: readonly Snapshot[] | null, useCases: PageOptions['useCases'] = () => ({})) => {
  const shop = await customerShop();
  const id = await buyService(shop, 'CS-02');
  const view = list && { snapshots: list, free: MAX_SNAPSHOTS - list.length };
  await openPage(`/service/${id}?tab=ban-chup`, {
    world: shop.world,
    browser: shop.browser,
    useCases: (own) => ({ loadSnapshots: async () => ok(view), ...useCases(own) }),
  });
  return id;
};

const press = (name: string, inside: HTMLElement = document.body) =>
  act(async () => fireEvent.click(within(inside).getByRole('button', { name })));

test('SVC-01 the limit stands on the page before anything is made, and what is there with its time and size', async () => {
  await open([named('truoc-khi-sua')]);
  for (const each of [`Mỗi máy giữ được ${MAX_SNAPSHOTS} bản`, 'Tạo thêm được 2 bản', 'truoc-khi-sua', '1,5 GB'])
    expect(mainText()).toContain(each);
  expect(mainText()).toContain(formatMinute(AT));
});

test('SVC-01 a machine with all of its snapshots offers no other, and says why', async () => {
  await open(['a', 'b', 'c'].map(named));
  expect(screen.queryByLabelText(/^Tên bản chụp/)).toBeNull();
  expect(mainText()).toContain('Máy đã có đủ số bản chụp');
});

test('SVC-01 a typed name becomes one that every engine takes, and the page says that it is being made', async () => {
  const asked: string[] = [];
  await open([], (own) => ({
    takeSnapshot: (command) => {
      asked.push(command.snapshotName);
      return own.takeSnapshot(command);
    },
  }));
  fireEvent.change(screen.getByLabelText(/^Tên bản chụp/), { target: { value: 'Trước khi nâng cấp' } });
  await press('Tạo bản chụp ngay');
  await waitFor(() => expect(mainText()).toContain('Đang tạo bản chụp'));
  expect(asked).toEqual(['Trước khi nâng cấp']);
  expect(mainText()).toContain('Máy đang bận một thao tác khác');
  expect(screen.queryByRole('button', { name: 'Tạo bản chụp ngay' })).toBeNull();
});

test('SVC-01 restoring says what is lost and needs the name of the snapshot', async () => {
  const restored: string[] = [];
  await open([named('ban-1'), named('ban-2')], (own) => ({
    restoreSnapshot: (command) => {
      restored.push(`${command.snapshot} ${command.confirmation}`);
      return own.restoreSnapshot(command);
    },
  }));
  expect(mainText()).toContain(`Mọi thứ ghi lên máy sau ${formatMinute(AT)} bị mất`);
  const second = screen.getAllByRole('listitem').find((each) => each.textContent?.includes('ban-2'));
  if (!second) throw new Error('no snapshot');
  fireEvent.change(within(second).getByLabelText(/^Gõ lại tên bản chụp: ban-2/), { target: { value: 'ban-1' } });
  await press('Khôi phục máy về bản này', second);
  await waitFor(() => expect(second.textContent).toContain('Bạn gõ đúng tên của bản chụp'));
  expect(restored).toEqual(['ban-2 ban-1']);
});

test('SVC-01 an engine that does not answer leaves a page that says so and offers nothing', async () => {
  await open(null);
  expect(mainText()).toContain('Chưa đọc được danh sách bản chụp');
  expect(screen.queryByRole('button', { name: 'Tạo bản chụp ngay' })).toBeNull();
});

test('SVC-01 a failed reading fails neither the page nor its other tabs', async () => {
  await open([], () => ({ loadSnapshots: async () => fail({ kind: 'unreachable' }) }));
  expect(mainText()).toContain('Chưa đọc được danh sách bản chụp');
});

test('SVC-01 no tab is there where whoever looks after the service makes none', async () => {
  await open([named('ban-1')], (own) => ({
    loadServiceControl: async (input) => {
      const found = await own.loadServiceControl(input);
      return found.ok ? ok({ ...found.value, abilities: everyAbility.filter((each) => each !== 'snapshots') }) : found;
    },
  }));
  expect(screen.queryByRole('link', { name: 'Bản chụp' })).toBeNull();
  expect(mainText()).not.toContain('ban-1');
});
