import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { SearchResult } from '#core/search/site-search.ts';
import { fail, ok } from '#core/shared/result.ts';
import { addressOf, openPage } from '#test/ui/open-page.tsx';

const page = () => within(screen.getByRole('main'));
const field = async (): Promise<HTMLInputElement> => await page().findByRole('combobox');
const typeIn = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });
const options = () => page().queryAllByRole('option');
const marked = () => options().filter((each) => each.getAttribute('aria-selected') === 'true');

describe('CAT-01 /tim-kiem', () => {
  test('CAT-01 results are grouped by kind with their number, and products and articles link to lists with the same search', async () => {
    await openPage('/tim-kiem?q=ten%20mien');
    expect((await field()).value).toBe('ten mien');
    const headings = page()
      .getAllByRole('heading', { level: 2 })
      .map((each) => each.textContent);
    expect(headings).toEqual(
      ['Sản phẩm', 'Danh mục', 'Chính sách và hướng dẫn', 'Bài viết', 'Câu hỏi thường gặp'].filter((each) =>
        headings.includes(each),
      ),
    );
    expect(headings).toContain('Sản phẩm');
    const more = page().getByRole('link', { name: /Xem cả \d+ sản phẩm/ });
    expect(more.getAttribute('href')).toBe('/cua-hang?q=ten%20mien');
    expect(document.title).toContain('Tìm “ten mien”');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, nofollow');
  });

  test('CAT-01 a search without results says so, with help and links', async () => {
    await openPage('/tim-kiem?q=qqqqqqqq');
    expect(page().getByText('Không tìm thấy gì cho “qqqqqqqq”')).toBeTruthy();
    expect(page().getByRole('link', { name: 'Xem cửa hàng' }).getAttribute('href')).toBe('/cua-hang');
  });

  test('CAT-01 without a term no search runs and the page shows help', async () => {
    await openPage('/tim-kiem', { useCases: () => ({ searchSite: async () => fail({ kind: 'unreachable' }) }) });
    expect(page().getByText('Bạn đang tìm gì?')).toBeTruthy();
  });

  test('ERR-07 while the search is down the page says so and offers a retry', async () => {
    await openPage('/tim-kiem?q=vps', { useCases: () => ({ searchSite: async () => fail({ kind: 'unreachable' }) }) });
    expect(await page().findByRole('button', { name: 'Thử lại' })).toBeTruthy();
  });

  test('CAT-01 the search is a plain GET form', async () => {
    await openPage('/tim-kiem');
    const form = (await field()).form;
    expect([form?.getAttribute('action'), form?.method, (await field()).name]).toEqual(['/tim-kiem', 'get', 'q']);
  });
});

describe('CAT-01 suggestions while typing', () => {
  test('CAT-01 suggestions come in groups, arrow keys select one, and Enter opens it', async () => {
    const { router } = await openPage('/tim-kiem');
    const input = await field();
    typeIn(input, 'ten mien');
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    expect(input.getAttribute('aria-expanded')).toBe('true');
    expect(page().getAllByRole('group').length).toBeGreaterThan(1);
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    const [second] = marked();
    expect(second).toBe(options()[1]);
    expect(input.getAttribute('aria-activedescendant')).toBe(second?.id);
    for (let step = 0; step < 2; step += 1) fireEvent.keyDown(input, { key: 'ArrowUp' });
    expect(marked()).toEqual([]);
    fireEvent.keyDown(input, { key: 'ArrowDown' });
    fireEvent.keyDown(input, { key: 'Enter' });
    await waitFor(() => expect(addressOf(router)).not.toBe('/tim-kiem'));
  });

  test('CAT-01 Escape closes the list and keeps the input; Enter without a selection submits the form', async () => {
    const { router } = await openPage('/tim-kiem');
    const input = await field();
    typeIn(input, 'hosting');
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    fireEvent.keyDown(input, { key: 'Escape' });
    expect([options().length, input.value]).toEqual([0, 'hosting']);
    if (input.form) fireEvent.submit(input.form);
    await waitFor(() => expect(addressOf(router)).toBe('/tim-kiem?q=hosting'));
  });

  test('CAT-01 the latest input wins, even when the response to an earlier one arrives later', async () => {
    const answers = new Map<string, (found: SearchResult) => void>();
    const one = (title: string): SearchResult => ({
      term: title,
      name: null,
      groups: [{ kind: 'article', found: [{ kind: 'article', title, summary: '', href: `/${title}` }], total: 1 }],
    });
    await openPage('/tim-kiem', {
      useCases: () => ({
        suggest: ({ term }) =>
          new Promise((resolve) => {
            answers.set(term, (found) => resolve(ok(found)));
          }),
      }),
    });
    const input = await field();
    typeIn(input, 'ho');
    await waitFor(() => expect(answers.has('ho')).toBe(true));
    typeIn(input, 'hosting');
    await waitFor(() => expect(answers.has('hosting')).toBe(true));
    answers.get('hosting')?.(one('moi'));
    await waitFor(() => expect(options()[0]?.textContent).toBe('moi'));
    answers.get('ho')?.(one('cu'));
    await Promise.resolve();
    expect(options()[0]?.textContent).toBe('moi');
    typeIn(input, '');
    await waitFor(() => expect(options()).toEqual([]));
  });

  test('HDR-01 CAT-01 the header’s search opens a field that submits to /tim-kiem, and Escape closes it', async () => {
    await openPage('/');
    const sign = await screen.findByLabelText('Tìm kiếm');
    fireEvent.click(sign);
    const details = sign.closest('details');
    expect(details?.open).toBe(true);
    const input = details?.querySelector('input');
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(input?.form?.getAttribute('action')).toBe('/tim-kiem');
    if (input) fireEvent.keyDown(input, { key: 'Escape' });
    expect(details?.open).toBe(false);
  });
});
