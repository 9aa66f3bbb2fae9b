import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ServiceId } from '#core/shared/ids.ts';
import { buyName } from '#test/domains/documents/registrant-documents-shop.ts';
import { buyService } from '#test/kit/buy-service.ts';
import { customerShop } from '#test/kit/customer.ts';
import { expectOk, freshIdempotencyKey, type Shop } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { sameBrowser } from '#test/ui/order-pages.tsx';

const row = () => screen.getByRole('navigation', { name: 'Các phần của dịch vụ' });
const titles = () =>
  within(row())
    .getAllByRole('link')
    .map(({ textContent }) => textContent.trim());
const open = (shop: Shop, id: ServiceId, rest = '') => openPage(`/service/${id}${rest}`, sameBrowser(shop));
const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

const expectTabs = async (shop: Shop, id: ServiceId, wanted: readonly string[]): Promise<void> => {
  await open(shop, id);
  expect(titles()).toEqual(wanted);
  const addresses = within(row())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  const [overview, ...others] = addresses;
  await openPage(overview ?? '', sameBrowser(shop));
  const head = headings()[0];
  for (const address of others) {
    await openPage(address, sameBrowser(shop));
    expect(within(row()).getAllByRole('link', { current: true })).toHaveLength(1);
    // Each has a card of its own below the head.
    expect(headings().filter((each) => each !== head).length, address).toBeGreaterThan(0);
  }
};

test('SVC-01 the tabs of a service are those of what it is', async () => {
  const shop = await customerShop();
  const server = await buyService(shop, 'CS-02');
  await expectTabs(shop, server, ['Tổng quan', 'Quản lý', 'Bản chụp', 'Số đo', 'Gia hạn & huỷ', 'Đổi gói']);
  const store = await buyService(shop, 'S3-100');
  await expectTabs(shop, store, ['Tổng quan', 'Khoá truy cập', 'Quản lý', 'Gia hạn & huỷ', 'Đổi gói']);
  const office = await buyService(shop, 'M365-BB', { domain: 'congty-may.vn' });
  await expectTabs(shop, office, ['Tổng quan', 'Người dùng', 'Quản lý', 'Gia hạn & huỷ', 'Đổi gói']);
});

test('SVC-01 DOM-03 a name has its records and settings among its tabs, also on their own pages', async () => {
  const shop = await customerShop();
  const id = await buyName(shop, 'tiem-banh-may.vn');
  const wanted = ['Tổng quan', 'DNS', 'Tên miền', 'Gia hạn & huỷ'];
  await expectTabs(shop, id, wanted);
  for (const page of ['/dns', '/ten-mien']) {
    await open(shop, id, page);
    expect(titles()).toEqual(wanted);
  }
});

test('SVC-01 the history comes with the first deed, and a tab that the service does not have is the overview', async () => {
  const shop = await customerShop();
  const id = await buyService(shop, 'CS-02');
  await open(shop, id, '?tab=khoa');
  expect(within(row()).getByRole('link', { name: 'Tổng quan', current: true })).toBeTruthy();
  expect(titles()).not.toContain('Lịch sử');
  expectOk(await shop.useCases.controlService({ id, action: 'reboot', idempotencyKey: freshIdempotencyKey() }));
  await open(shop, id);
  expect(titles()).toContain('Lịch sử');
});

/** What mails and bookmarks from before the page had tabs say. */
const oldAddresses: readonly (readonly [string, string, string])[] = [
  ['#gia-han', 'gia-han', 'Gia hạn'],
  ['#tu-gia-han', 'gia-han', 'Gia hạn'],
  ['#huy', 'gia-han', 'Huỷ dịch vụ'],
  ['#nang-cap', 'doi-goi', 'Nâng cấp'],
  ['#manage', 'quan-ly', 'Quản lý'],
];

test.each(oldAddresses)('SVC-01 an address with %s alone leads to its tab', async (hash, tab, heading) => {
  const shop = await customerShop();
  const id = await buyService(shop, 'CS-02');
  const { router } = await open(shop, id, hash);
  await waitFor(() => expect(addressOf(router)).toContain(`/service/${id}?tab=${tab}`));
  await waitFor(() => expect(headings().join()).toContain(heading));
});

test('SVC-01 until scripts run, the tab of an old address carries its id, once', async () => {
  const shop = await customerShop();
  const id = await buyService(shop, 'CS-02');
  await open(shop, id);
  for (const [hash] of oldAddresses) {
    const found = document.querySelectorAll(hash);
    expect([hash, found.length]).toEqual([hash, 1]);
    expect(found[0]?.closest('a')?.getAttribute('href')).toMatch(/\?tab=/);
  }
  await act(async () => fireEvent.click(within(row()).getByRole('link', { name: 'Gia hạn & huỷ' })));
  await waitFor(() => expect(document.querySelector('#gia-han')?.closest('a')).toBeNull());
  expect(document.querySelectorAll('#gia-han')).toHaveLength(1);
});
