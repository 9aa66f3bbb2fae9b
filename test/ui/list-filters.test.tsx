import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressOf, openPage } from './open-page.tsx';

const titles = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);

const filters = () => within(screen.getByRole('region', { name: 'Bộ lọc' }));
const openFilters = async (path: string) => {
  const page = await openPage(path);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Bộ lọc' })).toBeTruthy());
  return page;
};

test('ROUTE-05 a ticked value is in the URL, keeps the plans that have it, and stays ticked', async () => {
  const { router } = await openFilters('/cua-hang/may-chu/cloud-server');
  fireEvent.click(filters().getByRole('checkbox', { name: /^8 GB/ }));
  await waitFor(() => expect(addressOf(router)).toBe('/cua-hang/may-chu/cloud-server?ram=8'));
  await waitFor(() => expect(titles()).toEqual(['Cloud Server SSD 5']));
  expect(filters().getByRole('checkbox', { name: /^8 GB/ })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('link', { name: 'Bỏ lọc RAM 8 GB' }));
  await waitFor(() => expect(titles()).toHaveLength(8));
  await waitFor(() => expect(filters().getByRole('checkbox', { name: /^8 GB/ })).toHaveProperty('checked', false));
});

test('ROUTE-05 filters that contradict each other name the one to drop, whose link shows plans', async () => {
  await openFilters('/cua-hang/may-chu/cloud-server?ram=8&cpu=4&to=100000');
  expect(await screen.findByText('Không có gói nào khớp')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Bỏ “đến 100.000đ”' });
  expect(link.getAttribute('href')).toBe('/cua-hang/may-chu/cloud-server?cpu=4&ram=8');
  fireEvent.click(link);
  await waitFor(() => expect(titles()).toEqual(['Cloud Server SSD 5']));
});

test('ROUTE-05 on a phone the filters open as a sheet that counts before it shows', async () => {
  const { router } = await openFilters('/cua-hang/may-chu/cloud-server');
  fireEvent.click(screen.getByRole('link', { name: 'Bộ lọc' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Bộ lọc' }));
  const show = sheet.getByRole('button', { name: 'Xem 8 gói' });
  expect(show.closest('form')?.contains(sheet.getByRole('checkbox', { name: /^2 GB/ }))).toBe(true);
  fireEvent.click(sheet.getByRole('checkbox', { name: /^2 GB/ }));
  fireEvent.click(await sheet.findByRole('button', { name: 'Xem 2 gói' }));
  await waitFor(() => expect(addressOf(router)).toBe('/cua-hang/may-chu/cloud-server?ram=2'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('CAT-01 the table has a row per plan with sizes, price and button; its head sorts by links', async () => {
  const { router } = await openPage('/cua-hang/may-chu/cloud-server?view=bang');
  const rowTitles = () =>
    within(screen.getByRole('table'))
      .getAllByRole('rowheader')
      .map((each) => each.textContent);
  await screen.findByRole('table');
  expect(rowTitles()[0]).toBe('Cloud Server SSD 1');
  fireEvent.click(screen.getByRole('link', { name: 'Sắp xếp theo RAM, nhỏ trước' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Sắp xếp theo RAM, lớn trước' }));
  await waitFor(() => expect(addressOf(router)).toContain('sort=ram-desc'));
  await waitFor(() => expect(rowTitles()[0]).toBe('Cloud Server SSD 8'));
  expect(screen.getByRole('columnheader', { name: /RAM/ }).getAttribute('aria-sort')).toBe('descending');
  for (const row of screen.getAllByRole('row').slice(1)) expect(row.textContent).toMatch(/\d(\.\d{3})+đ/);
});

test('STO-01 every link of a store’s list stays in the store', async () => {
  await openFilters('/cua-hang?store=gian-hang-giao-duc_5002');
  const inShop = [
    ...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/cua-hang"], main a[href^="/san-pham/"]'),
  ];
  expect(inShop.length).toBeGreaterThan(10);
  for (const link of inShop) expect(link.getAttribute('href')).toContain('store=gian-hang-giao-duc_5002');
  expect(document.querySelector('form#filters input[name=store]')).toHaveProperty('value', 'gian-hang-giao-duc_5002');
});
