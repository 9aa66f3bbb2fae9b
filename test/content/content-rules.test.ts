import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { menuKind, parseFooterLink, sortColumns } from '#core/content/content-rules.ts';
import { columnsFor } from '#ui/shell/header/columns.ts';
import { toPath } from '#ui/shell/header/menu-link.tsx';

describe('rules for editors’ input', () => {
  test('HDR-03 an entry with «shop» in its slug is the store menu, a full URL is external, all others are pages', () => {
    expect(
      ['shop', 'webshop-vn', 'https://blog.may.example', 'http://shop.example', 'lien-he', ''].map(menuKind),
    ).toEqual(['store', 'store', 'external', 'external', 'page', 'page']);
  });

  test('HDR-03 the path of a page is /{slug} with one leading slash, whether or not the slug has one', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{1,20}$/), fc.constantFrom('', '/'), (slug, slash) => {
        expect(toPath(slash + slug)).toBe(`/${slug}`);
      }),
    ));

  test('HDR-07 up to 10 items form one column, 11 to 20 two, more form three', () =>
    fc.assert(
      fc.property(fc.nat(100), (items) => {
        expect(columnsFor(items)).toBe(items <= 10 ? 1 : items <= 20 ? 2 : 3);
      }),
    ));

  test('FTR-01 columns are sorted by ascending category id, and none is dropped', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), (ids) => {
        const columns = sortColumns(ids.map((id) => ({ id, title: '', links: [] })));
        expect(columns.map(({ id }) => id)).toEqual([...ids].sort((one, other) => one - other));
      }),
    ));

  test('FTR-02 a purely numeric link is a phone number', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^\d{3,11}$/), (number) => {
        expect(parseFooterLink('Gọi', number)).toEqual({ title: 'Gọi', href: `tel:${number}`, kind: 'tel' });
      }),
    ));

  test('FTR-02 http links are external, all others are pages of the shop', () => {
    expect(parseFooterLink('A', 'https://may.example/x').kind).toBe('external');
    expect(parseFooterLink('A', 'dieu-khoan')).toEqual({ title: 'A', href: '/dieu-khoan', kind: 'page' });
    expect(parseFooterLink('A', '//evil.example').href).toBe('/evil.example');
  });
});
