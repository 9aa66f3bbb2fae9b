import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from './open-page.tsx';

test.each(['/khong-co-trang-nay', '/a/b/c/d', '/a/b/c/d/e/f', '/san-pham/khong-co'])(
  'ROUTE-45 ROUTE-47 %s shows the text and title of the 404 page, and a link home',
  async (path) => {
    await openPage(path);
    expect(await screen.findByText('Oops!')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 - Không tìm thấy trang');
    expect(screen.getByText('Trang bạn tìm có thể đã bị xóa hoặc không tồn tại')).toBeTruthy();
    expect(screen.getByText('This page could not be found').getAttribute('lang')).toBe('en');
    await waitFor(() => expect(document.title).toBe('404 - Không tìm thấy trang | Cửa Hàng Mây'));
    expect(screen.getByRole('link', { name: 'Về trang chủ' }).getAttribute('href')).toBe('/');
  },
);
