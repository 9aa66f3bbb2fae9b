import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import ToastStack from '#ui/kit/feedback/toast-stack.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** In steps, because React draws between two timers. */
const pass = async (ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += 100) await act(() => vi.advanceTimersByTimeAsync(100));
};

test('TOAST-01 a toast is shown for five seconds, and each of them once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = { message: 'Đã thêm vào giỏ hàng.', kind: 'success' } as const;
  const second = { message: 'Không tải được giỏ hàng.', kind: 'error' } as const;
  const { rerender } = render(<ToastStack toasts={[first]} clearings={0} />);
  await pass(3_000);
  expect(screen.getByRole('status').textContent).toContain(first.message);
  rerender(<ToastStack toasts={[first, second]} clearings={0} />);
  await pass(1_900);
  expect(screen.getAllByText(first.message)).toHaveLength(1);
  // It moves off the screen for less than a second.
  await pass(1_100);
  expect(screen.queryByText(first.message)).toBeNull();
  await pass(1_900);
  expect(screen.getByRole('alert').textContent).toContain(second.message);
  await pass(1_100);
  expect(screen.queryByText(second.message)).toBeNull();
});

test('TOAST-01 a second error takes the place of the first; other toasts stay', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [success, ...errors] = [
    { message: 'Đã thêm vào giỏ hàng.', kind: 'success' },
    { message: 'Hệ thống đang bận.', kind: 'error' },
    { message: 'Không thể lấy token, vui lòng thử lại!', kind: 'error' },
    { message: 'Không thể tạo đơn hàng, vui lòng thử lại!', kind: 'error' },
  ] as const;
  const { rerender } = render(<ToastStack toasts={[success]} clearings={0} />);
  for (const [at, { message }] of errors.entries()) {
    rerender(<ToastStack toasts={[success, ...errors.slice(0, at + 1)]} clearings={0} />);
    await pass(1_100);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(message),
    ]);
    expect(screen.getByRole('status').textContent).toContain(success.message);
  }
});

test('TOAST-01 what failed and then succeeds leaves no error beside the success', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const failed = ['Mã chưa đúng, bạn còn 4 lần thử.', 'Mã chưa đúng, bạn còn 3 lần thử.'].map(
    (message) => ({ message, kind: 'error' }) as const,
  );
  const done = { message: 'Tài khoản đã được kích hoạt.', kind: 'success' } as const;
  const { rerender } = render(<ToastStack toasts={failed} clearings={0} />);
  await pass(1_100);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  rerender(<ToastStack toasts={[...failed, done]} clearings={1} />);
  await pass(1_100);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain(done.message);
  rerender(<ToastStack toasts={[...failed, done, ...failed.slice(0, 1)]} clearings={1} />);
  await pass(500);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
