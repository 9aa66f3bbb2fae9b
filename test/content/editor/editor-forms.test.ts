import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toFormFields } from '#backend/content/editor/form-fields.ts';
import { MAX_LEVEL, parseOutline, toOutline } from '#backend/content/editor/menu-outline.ts';
import type { StoredMenuItem } from '#backend/content/menus.ts';
import { cleanTyped } from '#core/shared/text/clean-typed.ts';

type Bare = { readonly title: string; readonly url: string; readonly children: readonly Bare[] };
/** The range has letters that nobody sees. */
const words = fc
  .stringMatching(/^[A-Za-zÀ-ỹ0-9][A-Za-zÀ-ỹ0-9 .&-]{0,12}$/u)
  .filter((text) => !/[^\S ]/u.test(text) && cleanTyped(text) !== '');
const title = fc
  .oneof(
    words,
    fc.tuple(words, words).map((both) => both.join('|')),
  )
  .map(cleanTyped);
const url = fc.constantFrom('', '/cua-hang', '/a?b=c|d', 'https://ten-mien.example/x', 'tel:18006070');
const itemsTo = (depth: number): fc.Arbitrary<readonly Bare[]> =>
  fc.array(fc.record({ title, url, children: depth > 1 ? itemsTo(depth - 1) : fc.constant([]) }), { maxLength: 4 });
const numbered = (items: readonly Bare[]): readonly StoredMenuItem[] => {
  let last = 0;
  const each = (item: Bare): StoredMenuItem => {
    last += 1;
    return { id: last, ...item, children: item.children.map(each) };
  };
  return items.map(each);
};

describe('CMS-01 forms of the editors’ page', () => {
  test('CMS-01 a menu is unchanged after a round trip through its outline', () =>
    fc.assert(
      fc.property(itemsTo(MAX_LEVEL), (items) => {
        expect(parseOutline(toOutline(numbered(items)))).toEqual({ ok: true, items: numbered(items) });
      }),
    ));
  test('CMS-01 any text is parsed as an outline or rejected with the line of the error', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const read = parseOutline(text);
        if (!read.ok) expect(read.problem).toMatch(/^Dòng \d+: |^Một menu/);
      }),
    ));
  test.each([
    ['A | javascript:x', 'Dòng 1'],
    ['A | //evil.example', 'Dòng 1'],
    ['A\n    B', 'Dòng 2: thụt vào'],
    ['A\n  B\n    C\n      D', 'Dòng 4: menu chỉ có 3 bậc'],
    ['A\n\n | /x', 'Dòng 3: chưa có tên'],
    ['A\n'.repeat(101), 'Một menu có nhiều nhất 100 mục'],
  ])('CMS-01 an invalid outline is rejected with the line of the error: %#', (text, sentence) => {
    const read = parseOutline(text);
    expect(read.ok ? '' : read.problem).toContain(sentence);
  });
  test('CMS-01 a parsed form holds only texts without NUL, whatever was sent', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (fields) => {
        const typed = toFormFields(fields);
        for (const name of [...Object.keys(fields), 'constructor', '__proto__'])
          for (const text of typed.all(name)) expect(text.includes('\0')).toBe(false);
      }),
    ));
});
