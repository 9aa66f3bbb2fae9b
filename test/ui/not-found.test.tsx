import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from './open-page.tsx';

test('ROUTE-45 an unknown URL shows the text of the 404 page and a link home', async () => {
  await openPage('/khong-co-trang-nay');
  expect(await screen.findByText('Oops!')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 - Không tìm thấy trang');
  expect(screen.getByText('Trang bạn tìm có thể đã bị xóa hoặc không tồn tại')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Về trang chủ' }).getAttribute('href')).toBe('/');
});
