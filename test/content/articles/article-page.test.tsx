import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/shared/result.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { articleNumber, published, withPublications } from './published.ts';

const body = [
  'Mở đầu.',
  '## Đếm tiến trình',
  'Mỗi tiến trình cần bộ nhớ.',
  '### Một ví dụ',
  'Hai trăm đơn mỗi ngày.',
  '## Chọn máy',
  'Lấy máy vừa đủ.',
].join('\n\n');
const first = articleNumber(1, { body, tags: ['dns'] });
const articles = [first, ...published.articles.slice(1)];
const path = '/danh-sach-bai-viet/bai-1';

describe('ROUTE-36 an article', () => {
  test('ROUTE-36 CMS-02 an article shows its title, breadcrumbs, category, date, reading time, author, text, tags and related articles', async () => {
    await openPage(path, withPublications({ articles }));
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Bài số 1');
    const crumbs = within(main.getByRole('navigation', { name: 'Đường dẫn' }));
    expect(crumbs.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/',
      '/danh-sach-bai-viet',
      '/danh-sach-bai-viet?chuyen-muc=ten-mien',
    ]);
    expect(main.getByText('30/10/2026').getAttribute('datetime')).toBe('2026-10-30T03:00:00.000Z');
    expect(main.getByText('30/10/2026').parentElement?.textContent).toBe('Tên miền 30/10/2026 3 phút đọc');
    expect(main.getAllByRole('link', { name: 'Hoàng Đức' })[0]?.getAttribute('href')).toBe('/author/hoang-duc');
    expect(main.getByText('Lấy máy vừa đủ.')).toBeTruthy();
    const tags = within(main.getByRole('navigation', { name: 'Thẻ' }));
    expect(tags.getByRole('link', { name: 'DNS' }).getAttribute('href')).toBe('/danh-sach-bai-viet?the=dns');
    const related = within(main.getByRole('region', { name: 'Bài liên quan' }));
    expect(related.getAllByRole('article')).toHaveLength(4);
    expect(related.queryByText('Bài số 1')).toBeNull();
    expect(main.getByRole('button', { name: 'Sao chép liên kết' })).toBeTruthy();
    expect(document.title).toBe('Bài số 1 | Cửa Hàng Mây');
  });

  test('ROUTE-36 three or more headings form a table of contents that links to them', async () => {
    await openPage(path, withPublications({ articles }));
    const links = within(screen.getByRole('navigation', { name: 'Trong bài này' })).getAllByRole('link');
    expect(links.map((each) => each.textContent)).toEqual(['Đếm tiến trình', 'Một ví dụ', 'Chọn máy']);
    for (const link of links)
      expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe(link.textContent);
    await openPage('/danh-sach-bai-viet/bai-2', withPublications({ articles }));
    expect(screen.queryByRole('navigation', { name: 'Trong bài này' })).toBeNull();
  });

  test('ROUTE-36 the cover loads eagerly with its dimensions and alt text', async () => {
    await openPage(path, withPublications({ articles }));
    const cover = screen.getByRole('img', { name: 'Tranh của bài 1' });
    expect(['loading', 'fetchpriority', 'width', 'height'].map((name) => cover.getAttribute(name))).toEqual([
      'eager',
      'high',
      '1600',
      '900',
    ]);
  });

  test('CMS-02 a draft is labelled as a draft; a published article is not', async () => {
    await openPage(`${path}?preview=key`, {
      ...withPublications({ articles }),
      useCases: (own) => ({
        loadArticle: async (input) => {
          const found = await own.loadArticle(input);
          if (!found.ok || input.preview !== 'key') return found;
          return ok({ ...found.value, article: { ...found.value.article, publishedAt: null } });
        },
      }),
    });
    expect(screen.getAllByText(/Bản nháp/).length).toBeGreaterThan(0);
    await openPage(`${path}?preview=wrong`, withPublications({ articles }));
    expect(screen.queryByText(/Bản nháp/)).toBeNull();
  });

  test('ROUTE-48 an unknown article is a 404 with its own message and a link to the list', async () => {
    await openPage('/danh-sach-bai-viet/khong-co', withPublications());
    expect(await screen.findByText(/Bài viết này không có hoặc đã gỡ/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Xem mọi bài viết' }).getAttribute('href')).toBe('/danh-sach-bai-viet');
  });

  test('ROUTE-36 an article that failed to load offers a retry', async () => {
    await openPage(path, {
      ...withPublications(),
      useCases: () => ({ loadArticle: async () => fail({ kind: 'unreachable' }) }),
    });
    expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeTruthy();
  });
});
