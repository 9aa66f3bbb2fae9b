import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatDong } from '#core/shared/dong.ts';
import { fail, ok } from '#core/shared/result.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';
import { articleNumber, published, withPublications } from './published.ts';

const LIST = '/danh-sach-bai-viet';
const titles = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
const numbered = (...numbers: readonly number[]) => numbers.map((at) => `Bài số ${at}`);
const linkIn = (region: string, name: string | RegExp) =>
  within(screen.getByRole('navigation', { name: region })).getByRole('link', { name });

describe('ROUTE-36 the list of articles', () => {
  test('ROUTE-36 CMS-02 the list shows the newest six articles, each with category, date and reading time; further pages have their own URL', async () => {
    const { router } = await openPage(LIST, withPublications());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bài viết');
    expect(titles()).toEqual(numbered(1, 2, 3, 4, 5, 6));
    expect(screen.getAllByRole('article')[1]?.textContent).toContain('Máy chủ 29/10/2026 3 phút đọc');
    fireEvent.click(screen.getByRole('link', { name: 'Trang sau' }));
    await waitFor(() => expect(titles()).toEqual(numbered(7, 8, 9, 10, 11, 12)));
    expect(addressOf(router)).toBe(`${LIST}?page=2`);
  });

  test('ROUTE-36 a featured article comes first and loads its picture eagerly; the other pictures load lazily', async () => {
    const articles = [1, 2, 3].map((at) => articleNumber(at, { featured: at === 3 }));
    await openPage(LIST, withPublications({ articles }));
    expect(titles()).toEqual(numbered(3, 1, 2));
    const [lead, ...rows] = screen.getAllByRole('article').map((each) => each.querySelector('img'));
    expect([lead?.loading, lead?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
    for (const picture of [lead, ...rows])
      expect([picture?.hasAttribute('width'), picture?.hasAttribute('height')]).toEqual([true, true]);
    expect(rows.map((picture) => picture?.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
  });

  test('ROUTE-36 CMS-02 the sidebar counts articles per category; choosing a category filters the list and names it', async () => {
    const { router } = await openPage(LIST, withPublications());
    await waitFor(() => linkIn('Chuyên mục', /^Tất cả ?14$/));
    fireEvent.click(linkIn('Chuyên mục', /^Tên miền ?7$/));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bài viết: Tên miền'));
    expect(addressOf(router)).toBe(`${LIST}?chuyen-muc=ten-mien`);
    expect(titles()).toEqual(numbered(1, 3, 5, 7, 9, 11));
    expect(linkIn('Chuyên mục', /^Tên miền ?7$/).getAttribute('aria-current')).toBe('page');
    fireEvent.click(linkIn('Thẻ', 'DNS'));
    await waitFor(() => expect(titles()).toEqual(numbered(3, 6, 9, 12)));
    fireEvent.click(screen.getByRole('link', { name: 'Bỏ lọc DNS' }));
    await waitFor(() => expect(addressOf(router)).toBe(LIST));
  });

  test('ROUTE-36 the search is a GET form that keeps the category and ignores accents', async () => {
    const articles = [
      articleNumber(1, { slug: 'sao-luu-du-lieu', title: 'Sao lưu dữ liệu' }),
      ...published.articles.slice(1),
    ];
    const { router } = await openPage(`${LIST}?chuyen-muc=ten-mien`, withPublications({ articles }));
    const form = await waitFor(() => {
      const found = document.querySelector<HTMLFormElement>('form#tim-bai');
      if (!found) throw new Error('no search yet');
      return found;
    });
    expect([form.method, form.getAttribute('action')]).toEqual(['get', LIST]);
    fireEvent.change(within(form).getByLabelText('Tìm bài viết'), { target: { value: 'sao luu' } });
    fireEvent.submit(form);
    await waitFor(() => expect(titles()).toEqual(['Sao lưu dữ liệu']));
    expect(addressOf(router)).toBe(`${LIST}?chuyen-muc=ten-mien&q=sao+luu`);
    fireEvent.click(screen.getByRole('link', { name: 'Bỏ tìm sao luu' }));
    await waitFor(() => expect(addressOf(router)).toBe(`${LIST}?chuyen-muc=ten-mien`));
  });
});

describe('ROUTE-36 plans within a budget', () => {
  const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Giá tối đa mỗi tháng' });
  const box = () => within(screen.getByRole('region', { name: 'Gói phù hợp trong tầm giá' }));

  test('ROUTE-36 the slider’s form keeps search and topic, the search form keeps the budget, and the product lines below it start within its price', async () => {
    const { useCases, router } = await openPage(`${LIST}?q=b%C3%A0i&ngan-sach=100000`, withPublications());
    const input = await slider();
    const fieldsOf = (form: HTMLFormElement | null) => form && [...new FormData(form)];
    expect(fieldsOf(input.form)).toEqual([
      ['q', 'bài'],
      ['ngan-sach', '100000'],
    ]);
    expect(fieldsOf(document.querySelector('form#tim-bai'))).toEqual([
      ['ngan-sach', '100000'],
      ['q', 'bài'],
    ]);
    const board = expectOk(await useCases.loadHome({})).board ?? [];
    const namesWithin = (most: number) =>
      board
        .flatMap(({ lines }) => lines)
        .filter(({ priceFrom }) => priceFrom?.unit.id === 'MONTH' && priceFrom.amount <= most)
        .map(
          ({ title, priceFrom }) =>
            `${title} từ ${priceFrom && formatDong(priceFrom.amount)}/${priceFrom?.unit.name.toLowerCase()}, kỳ ${priceFrom?.term} tháng`,
        );
    const shown = () =>
      box()
        .getAllByRole('listitem')
        .map((each) => each.textContent);
    expect(shown()).toEqual(namesWithin(100_000));
    fireEvent.input(input, { target: { value: '600000' } });
    await waitFor(() => expect(shown()).toEqual(namesWithin(600_000)));
    expect(namesWithin(600_000).length).toBeGreaterThan(namesWithin(100_000).length);
    expect(box().getByText('Tối đa 600.000đ mỗi tháng')).toBeTruthy();
    expect(box().getByRole('link', { name: 'Xem mọi gói đến 600.000đ' }).getAttribute('href')).toBe(
      '/san-pham?to=600000',
    );
    fireEvent(input, new Event('change', { bubbles: true }));
    await waitFor(() => expect(addressOf(router)).toBe(`${LIST}?ngan-sach=600000&q=b%C3%A0i`));
  });

  test('ROUTE-36 paging and filtering keep the budget; an invalid budget becomes the default', async () => {
    await openPage(`${LIST}?ngan-sach=200000&page=2`, withPublications());
    expect(linkIn('Chuyên mục', /^Máy chủ ?7$/).getAttribute('href')).toBe(
      `${LIST}?chuyen-muc=may-chu&ngan-sach=200000`,
    );
    expect(screen.getByRole('link', { name: 'Trang sau' }).getAttribute('href')).toBe(
      `${LIST}?ngan-sach=200000&page=3`,
    );
    for (const nonsense of ['abc', '-5', '1e6', '']) {
      await openPage(`${LIST}?ngan-sach=${nonsense}`, withPublications());
      expect((await slider()).value).toBe('500000');
    }
  });
});

describe('ROUTE-36 states of the list', () => {
  test('ROUTE-36 a list without matches says so and links to all articles', async () => {
    await openPage(`${LIST}?q=khongcobainao`, withPublications());
    expect(screen.getByRole('heading', { name: 'Không có bài nào khớp' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Xem mọi bài viết' }).getAttribute('href')).toBe(LIST);
  });

  test('ROUTE-36 a list without published articles links to the shop', async () => {
    await openPage(LIST, withPublications({ articles: [] }));
    expect(screen.getByRole('heading', { name: 'Chưa có bài viết' })).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Về cửa hàng' })).toBeTruthy();
  });

  test('ROUTE-36 a page beyond the end links to the last page', async () => {
    await openPage(`${LIST}?page=99`, withPublications());
    expect(screen.getByText('Danh sách chỉ có 3 trang.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Đến trang cuối' }).getAttribute('href')).toBe(`${LIST}?page=3`);
  });

  test('ROUTE-36 while the services are down the list offers a retry, which then loads it', async () => {
    let away = true;
    await openPage(LIST, {
      ...withPublications(),
      useCases: (own) => ({
        listArticles: async (query) => (away ? fail({ kind: 'unreachable' }) : own.listArticles(query)),
      }),
    });
    const again = await screen.findByRole('button', { name: 'Thử lại' });
    away = false;
    fireEvent.click(again);
    await waitFor(() => expect(titles()).toHaveLength(6));
  });

  test('ROUTE-36 the list is shown without its sidebar data and says what is missing', async () => {
    await openPage(LIST, {
      ...withPublications(),
      useCases: (own) => ({
        listArticles: async (query) => {
          const page = await own.listArticles(query);
          return page.ok ? ok({ ...page.value, categories: null, tags: null, board: null }) : page;
        },
      }),
    });
    expect(titles()).toHaveLength(6);
    expect(await screen.findAllByText(/Chưa tải được phần này/)).toHaveLength(2);
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
