import { cleanup, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { RichInline, RichText } from '#core/content/rich-text.ts';
import { ok } from '#core/shared/result.ts';
import { openPage } from '#test/ui/open-page.tsx';

afterEach(cleanup);

/** Opens a content page with this text. */
const openText = async (body: RichText): Promise<HTMLElement> => {
  const page = { title: 'Trang', slug: 'trang', body, sections: [], seo: null, updatedAt: null };
  await openPage('/trang', { useCases: () => ({ loadContentPage: async () => ok(page) }) });
  return screen.getByRole('main');
};
const words = (text: string, ...marks: Extract<RichInline, { kind: 'text' }>['marks']): RichInline => ({
  kind: 'text',
  text,
  marks,
});
const link = (href: string): RichInline => ({ kind: 'link', href, children: [words('đến đó')] });
const paragraph = (...children: readonly RichInline[]) => ({ kind: 'paragraph', children }) as const;

describe('CMS-02 rich text', () => {
  test('CMS-02 each kind of block is rendered as its semantic element', async () => {
    const main = await openText([
      { kind: 'heading', level: 2, id: 'mot', children: [words('Một')] },
      paragraph(words('đậm nghiêng', 'bold', 'italic'), { kind: 'break' }, words('mã', 'code'), words('bỏ', 'strike')),
      { kind: 'list', ordered: true, start: 3, items: [[paragraph(words('ba'))], [paragraph(words('bốn'))]] },
      { kind: 'quote', children: [paragraph(words('lời'))] },
      { kind: 'code', language: 'bash', text: 'apt update\napt upgrade' },
      { kind: 'table', head: [[words('Gói')], [words('RAM')]], rows: [[[words('VPS 1')], [words('1 GB')]]] },
      { kind: 'image', path: '/uploads/a.png', alt: 'Sơ đồ', width: 800, height: 600 },
      { kind: 'rule' },
    ]);
    expect(main.querySelector('h2#mot')?.textContent).toBe('Một');
    expect(main.querySelector('em > strong')?.textContent).toBe('đậm nghiêng');
    expect(main.querySelector('p br + code')?.textContent).toBe('mã');
    expect(main.querySelector('s')?.textContent).toBe('bỏ');
    expect(main.querySelector('ol[start]')?.getAttribute('start')).toBe('3');
    expect([...main.querySelectorAll('ol[start] > li')].map((each) => each.innerHTML)).toEqual(['ba', 'bốn']);
    expect(main.querySelector('blockquote p')?.textContent).toBe('lời');
    expect(main.querySelector('pre code')?.textContent).toBe('apt update\napt upgrade');
    expect(within(main).getByRole('button', { name: 'Sao chép đoạn mã' })).toBeTruthy();
    expect(
      within(main)
        .getAllByRole('columnheader')
        .map((each) => each.textContent),
    ).toEqual(['Gói', 'RAM']);
    const image = within(main).getByRole('img', { name: 'Sơ đồ' });
    expect(['loading', 'width', 'height'].map((name) => image.getAttribute(name))).toEqual(['lazy', '800', '600']);
    expect(main.querySelector('hr')).toBeTruthy();
  });

  test('CMS-02 the empty corner cell of a table is not a header', async () => {
    const main = await openText([{ kind: 'table', head: [[], [words('Docker')]], rows: [[[words('Cách ly')], []]] }]);
    expect(
      within(main)
        .getAllByRole('columnheader')
        .map((each) => each.textContent),
    ).toEqual(['Docker']);
  });

  test('CMS-02 content wider than the page scrolls in its own box, which the keyboard can reach', async () => {
    const main = await openText([
      { kind: 'code', language: null, text: 'x'.repeat(5_000) },
      { kind: 'table', head: [], rows: [[[words('y'.repeat(5_000))]]] },
    ]);
    expect(main.querySelector('pre')?.getAttribute('tabindex')).toBe('0');
    expect(within(main).getByRole('figure', { name: /Bảng/ }).getAttribute('tabindex')).toBe('0');
  });

  test('CMS-02 internal links stay in the shop, external links open a new tab without an opener, mail and phone links stay as they are', async () => {
    const ways = [
      '/san-pham?to=1#a',
      '#mot',
      'https://shop.test/gio-hang',
      'https://vnnic.vn/',
      'mailto:a@b.vn',
      'tel:18006070',
    ];
    const main = await openText(ways.map((href) => paragraph(link(href))));
    const found = within(main).getAllByRole('link', { name: 'đến đó' });
    expect(
      found.map((each) => [each.getAttribute('href'), each.getAttribute('target'), each.getAttribute('rel')]),
    ).toEqual([
      ['/san-pham?to=1#a', null, null],
      ['#mot', null, null],
      ['/gio-hang', null, null],
      ['https://vnnic.vn/', '_blank', 'noopener noreferrer'],
      ['mailto:a@b.vn', null, null],
      ['tel:18006070', null, null],
    ]);
  });

  test('CMS-02 an address with another scheme is never rendered as a link', async () => {
    const ways = [
      'javascript:alert(1)',
      ' javascript:x',
      '//evil.vn',
      '/\\evil.vn',
      'data:text/html,x',
      'vbscript:x',
      '',
    ];
    const main = await openText(ways.map((href) => paragraph(link(href))));
    expect(within(main).queryAllByRole('link', { name: 'đến đó' })).toEqual([]);
    expect(within(main).getAllByText('đến đó')).toHaveLength(ways.length);
  });

  test('CMS-02 editors’ text is always rendered as text, never as markup', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(fc.string(), fc.constantFrom('<img src=x onerror=alert(1)>', '</script><script>', '&lt;b&gt;')),
        ),
        async (lines) => {
          const main = await openText(lines.map((line) => ({ kind: 'code', language: null, text: line }) as const));
          expect([...main.querySelectorAll('pre')].map((each) => each.textContent)).toEqual(lines);
          expect(main.querySelectorAll('pre *:not(code), main script:not([type="application/ld+json"])')).toHaveLength(
            0,
          );
        },
      ),
      { numRuns: 15 },
    ));
});
