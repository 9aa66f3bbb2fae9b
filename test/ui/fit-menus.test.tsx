import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Menu } from '#core/content/content.ts';
import { ok } from '#core/shared/result.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { fitMenus } from '#ui/shell/header/fit-menus.ts';

const page = (title: string, slug = title.toLowerCase().replaceAll(' ', '-')): Menu => ({
  title,
  slug,
  kind: 'page',
  items: [],
});
const group = (title: string): Menu => ({
  ...page(title),
  items: [{ title: `Mục của ${title}`, url: `muc-${title}`, children: [] }],
});

const six = ['Cửa hàng', 'Cloud Server', 'Web Hosting', 'Tên miền', 'Bare Metal', 'Bài viết'];

describe('the menus of the header', () => {
  test('HDR-02 every menu is in the row or behind «Thêm», in the order of the editor', () =>
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 60 }), { maxLength: 30 }), (titles) => {
        const menus = titles.map((title, at) => page(title, `m-${at}`));
        const { shown, more } = fitMenus(menus);
        expect([...shown, ...more]).toEqual(menus);
        const sizes = [...titles.entries()].map(([at]) => fitMenus(menus.slice(0, at + 1)).shown.length);
        expect(sizes.every((size) => size <= 28)).toBe(true);
      }),
    ));

  test('HDR-02 the menus of the sample stand in the row, and one more goes behind «Thêm»', () => {
    expect(fitMenus(six.map((title) => page(title))).more).toEqual([]);
    const { more } = fitMenus([...six, 'Khuyến mãi'].map((title) => page(title)));
    expect(more.map(({ title }) => title)).toContain('Khuyến mãi');
  });

  test('HDR-02 capitals and long titles take more room', () => {
    const shownOf = (titles: readonly string[]) =>
      fitMenus(titles.map((title, at) => page(title, `m${at}`))).shown.length;
    const lower = Array.from({ length: 9 }, () => 'bảng giá');
    expect(shownOf(lower.map((title) => title.toUpperCase()))).toBeLessThan(shownOf(lower));
    expect(shownOf(Array.from({ length: 9 }, () => 'Một tên trình đơn dài hơn cả một dòng tiêu đề'))).toBe(2);
  });

  test('HDR-02 HDR-03 «Thêm» has links and the items of groups, also without scripts', async () => {
    const menus = [...six.map((title) => page(title)), page('Khuyến mãi'), group('Hỗ trợ')];
    await openPage('/gio-hang', {
      useCases: (own) => ({
        loadShell: async (input) => ok({ ...expectOk(await own.loadShell(input)), menus }),
      }),
    });
    const nav = within(screen.getByRole('navigation', { name: 'Menu chính' }));
    const more = nav.getByText('Thêm').closest('details');
    if (more === null) throw new Error('«Thêm» opens a list');
    const hrefs = within(more)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['/khuyến-mãi', '/muc-Hỗ trợ']));
    expect(within(more).getByText('Hỗ trợ')).toBeTruthy();
  });
});
