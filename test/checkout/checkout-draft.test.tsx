import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tab } from '#test/session/tab-storage.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { pressOrder, sameBrowser, shopWithCart, type } from '#test/ui/order-pages.tsx';

const company = {
  'Họ và tên': 'Lê Thị Mây',
  'Số điện thoại': '0912 345 678',
  'Email nhận thông tin': 'may.le@example.vn',
};
const valueAt = (label: string | RegExp): string => {
  const field = screen.getByLabelText(label);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
};

test('PAY-04 a checkout that is loaded again has everything that was typed, and nothing after the order', async () => {
  const shop = await shopWithCart('plain');
  const { kept, open: openDrafts } = tab();
  const drafts = openDrafts();
  const open = () => openPage('/checkout', { ...sameBrowser(shop), context: { drafts } });
  await open();
  fireEvent.click(screen.getByRole('radio', { name: 'Doanh nghiệp' }));
  fireEvent.input(screen.getByRole('radio', { name: 'Doanh nghiệp' }));
  for (const [label, text] of Object.entries(company)) {
    type(new RegExp(`^${label}`), text);
    fireEvent.input(screen.getByLabelText(new RegExp(`^${label}`)));
  }
  type(/^Mã số thuế/, '0108888888');
  fireEvent.input(screen.getByLabelText(/^Mã số thuế/));
  type(/^Ghi chú/, 'Giao trước 9 giờ');
  fireEvent.input(screen.getByLabelText(/^Ghi chú/));

  await open();
  await waitFor(() => expect(valueAt(/^Họ và tên/)).toBe('Lê Thị Mây'));
  for (const [label, text] of Object.entries(company)) expect(valueAt(new RegExp(`^${label}`))).toBe(text);
  expect(screen.getByRole('radio', { name: 'Doanh nghiệp', checked: true })).toBeTruthy();
  expect([valueAt(/^Mã số thuế/), valueAt(/^Ghi chú/)]).toEqual(['0108888888', 'Giao trước 9 giờ']);

  fireEvent.click(screen.getByRole('radio', { name: 'Cá nhân' }));
  fireEvent.input(screen.getByRole('radio', { name: 'Cá nhân' }));
  pressOrder();
  await waitFor(() => expect(kept.size).toBe(0));
});

test('a draft keeps no password, no code and nothing that the page itself sends', async () => {
  const { kept, open: openDrafts } = tab();
  const drafts = openDrafts();
  await openPage('/dang-ky', { context: { drafts } });
  for (const field of document.querySelectorAll<HTMLInputElement>('main form input:not([type=hidden])')) {
    fireEvent.change(field, { target: { value: 'Typed-1234' } });
    fireEvent.input(field);
  }
  await waitFor(() => expect(kept.size).toBe(1));
  const names = (drafts.read('register') ?? []).map(([name]) => name);
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(name).not.toMatch(/password|^_|idempotencyKey|proof|code/i);
});
