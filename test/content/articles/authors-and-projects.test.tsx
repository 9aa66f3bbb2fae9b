import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#test/ui/open-page.tsx';
import { published, withPublications } from './published.ts';

const titles = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);

test('ROUTE-37 an author page shows the author and their articles in pages', async () => {
  await openPage('/author/hoang-duc?page=2', withPublications());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hoàng Đức');
  const head = screen.getByRole('region', { name: 'Hoàng Đức' });
  for (const words of ['Kỹ thuật viên', 'Trực máy chủ từ 2014.', '14 bài viết'])
    expect(head.textContent).toContain(words);
  expect(titles()).toEqual([7, 8, 9, 10, 11, 12].map((at) => `Bài số ${at}`));
  expect(screen.getByRole('link', { name: 'Trang sau' }).getAttribute('href')).toBe('/author/hoang-duc?page=3');
});

test('ROUTE-37 an author without articles and a page beyond their last one link onward', async () => {
  await openPage('/author/le-may', withPublications());
  expect(screen.getByText('Lê Mây chưa đăng bài nào.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Xem mọi bài viết' })).toBeTruthy();
  await openPage('/author/hoang-duc?page=9', withPublications());
  expect(screen.getByRole('link', { name: 'Đến trang cuối' }).getAttribute('href')).toBe('/author/hoang-duc?page=3');
});

test('ROUTE-38 a project page shows the client, the work, the pictures and the other projects', async () => {
  await openPage('/project/du-an-2', withPublications());
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Dự án số 2');
  expect(main.getByText('Khách hàng 2')).toBeTruthy();
  expect(main.getByText('Kể về dự án 2.')).toBeTruthy();
  expect(main.getByRole('img', { name: 'Ảnh chính 2' }).getAttribute('loading')).toBe('eager');
  expect(main.getByRole('img', { name: 'Ảnh thứ hai 2' }).getAttribute('loading')).toBe('lazy');
  expect(main.queryByText('Dịch vụ trong bài')).toBeNull();
  expect(main.getByRole('link', { name: 'Nhờ tư vấn' }).getAttribute('href')).toBe('/dang-ky-tu-van');
  const others = within(main.getByRole('region', { name: 'Dự án khác' })).getAllByRole('link');
  expect(others.map((each) => each.getAttribute('href'))).toEqual(['/project/du-an-1', '/project/du-an-3']);
});

test('ROUTE-38 a project page lists each product that its text links to once', async () => {
  const body =
    'Thuê [SSD 4](/san-pham/cloud-server-ssd-4), đọc [bài này](/danh-sach-bai-viet/bai-1).\n\n- Thêm [SSD 5](/san-pham/cloud-server-ssd-5)\n- Rồi [máy ấy](/san-pham/cloud-server-ssd-4)';
  const projects = published.projects.map((project) => ({ ...project, body }));
  await openPage('/project/du-an-1', withPublications({ projects }));
  const list = screen.getByText('Dịch vụ trong bài').parentElement;
  if (list === null) throw new Error('no list');
  const links = within(list).getAllByRole('link');
  expect(links.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['SSD 4', '/san-pham/cloud-server-ssd-4'],
    ['SSD 5', '/san-pham/cloud-server-ssd-5'],
  ]);
});

test('ROUTE-48 an unknown author and an unknown project are 404s with their own message and a link', async () => {
  await openPage('/author/khong-co', withPublications());
  expect(await screen.findByText(/Không có tác giả này/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Xem mọi bài viết' })).toBeTruthy();
  await openPage('/project/khong-co', withPublications());
  expect(await screen.findByText(/Dự án này không có hoặc đã gỡ/)).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Về cửa hàng' })).toBeTruthy();
});
