import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDomainInput } from '#core/domains/domain-input.ts';
import { namesInList } from '#core/domains/name-list.ts';
import { expectOk } from '#test/kit/fakes/shop.ts';

const extensions = ['.vn', '.com', '.com.vn', '.shop'];
const anyLabel = fc
  .stringMatching(/^[a-z][a-z0-9-]{0,8}[a-z0-9]$/)
  .filter((label) => label !== 'www' && !label.includes('--'));
const anyName = fc.tuple(anyLabel, fc.constantFrom(...extensions)).map((parts) => parts.join(''));
const anyNames = fc.uniqueArray(anyName, { minLength: 2, maxLength: 8 });
const between = fc.constantFrom(',', ', ', ' ,', ';', '; ', '\n', '\r\n', '\t', ' ', '  ', ' | ', ',\n', '，', '、');
const runs = { numRuns: 500 };

describe('several names in the field for one', () => {
  test('DOM-01 names with extensions are a list, whatever separates them', () =>
    fc.assert(
      fc.property(anyNames, between, (names, sign) => {
        expect(namesInList(names.join(sign))).toEqual(names);
      }),
      runs,
    ));

  test('DOM-01 names without extensions are a list when signs separate them', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(anyLabel, { minLength: 2, maxLength: 8 }),
        fc.constantFrom(',', '; ', '\n', '\t'),
        (names, sign) => {
          expect(namesInList(names.join(sign))).toEqual(names);
        },
      ),
      runs,
    ));

  test('DOM-01 the field for one name never makes one name of two', () =>
    fc.assert(
      fc.property(anyNames, between, (names, sign) => {
        const { label, extension } = expectOk(parseDomainInput(names.join(sign), extensions));
        expect(label + (extension ?? '')).toBe(names[0]);
      }),
      runs,
    ));

  test('DOM-01 one name or word, and anything around it, is no list', () =>
    fc.assert(
      fc.property(fc.oneof(anyName, anyLabel), fc.constantFrom('', ' ', '\n', ',', ' ; ', '\u200b'), (name, around) => {
        expect(namesInList(around + name + around)).toEqual([]);
      }),
      runs,
    ));

  test.each([
    ['shop.vn, shop2.vn', ['shop.vn', 'shop2.vn']],
    ['shop.vn shop2.vn', ['shop.vn', 'shop2.vn']],
    ['shop.vn;shop2.vn', ['shop.vn', 'shop2.vn']],
    ['shop.vn\nshop2.com\nshop3.com.vn', ['shop.vn', 'shop2.com', 'shop3.com.vn']],
    ['shop.vn\tshop2.vn', ['shop.vn', 'shop2.vn']],
    ['shop.vn và shop2.vn', ['shop.vn', 'shop2.vn']],
    ['shop.vn&shop2.vn', ['shop.vn', 'shop2.vn']],
    ['shop.vn+shop2.vn', ['shop.vn', 'shop2.vn']],
    ['shop.vn·shop2.vn', ['shop.vn', 'shop2.vn']],
    ['shop.vn->shop2.vn', ['shop.vn', 'shop2.vn']],
    ['shop.vn → shop2.vn', ['shop.vn', 'shop2.vn']],
    ['"shop.vn","shop2.vn"', ['shop.vn', 'shop2.vn']],
    ["['shop.vn', 'shop2.vn']", ['shop.vn', 'shop2.vn']],
    ['“shop.vn” “shop2.vn”', ['shop.vn', 'shop2.vn']],
    ['(shop.vn) (shop2.vn)', ['shop.vn', 'shop2.vn']],
    ['- shop.vn\n- shop2.vn', ['shop.vn', 'shop2.vn']],
    ['* shop.vn\n* shop2.vn', ['shop.vn', 'shop2.vn']],
    ['1) shop.vn 2) shop2.vn', ['shop.vn', 'shop2.vn']],
    ['shop.vn,shop2', ['shop.vn', 'shop2']],
    ['shop, shop2', ['shop', 'shop2']],
    ['tiệm bánh.vn, quán ăn.vn', ['tiệmbánh.vn', 'quánăn.vn']],
    ['tiệm.vn， quán.vn', ['tiệm.vn', 'quán.vn']],
    ['https://shop.vn/, https://shop2.vn/gia', ['https://shop.vn/', 'https://shop2.vn/gia']],
    ['lan@shop.vn; hoa@shop2.vn', ['lan@shop.vn', 'hoa@shop2.vn']],
    ['shop.vn\u00a0shop2.vn', ['shop.vn', 'shop2.vn']],
    ['shop.vn,,\n,shop2.vn,', ['shop.vn', 'shop2.vn']],
  ])('DOM-01 %j are the names %j', (typed, names) => {
    expect(namesInList(typed)).toEqual(names);
  });

  test.each([
    ...[
      '',
      ' ',
      ',',
      'shop',
      'shop.vn',
      'tiệm bánh mây',
      'tiệm bánh .vn',
      'Tiệm bánh, cà phê Hà Nội',
      'shop.vn,',
      '.vn',
    ],
    ...['https://shop.vn/tin-tuc/gia,khuyen-mai.html', 'shop mới.vn', 'shop.vn nhé', 'công ty, hà nội'],
  ])('DOM-01 %j is no list', (typed) => {
    expect(namesInList(typed)).toEqual([]);
  });

  test.each([
    ['shop.vn nhé', 'shop', '.vn'],
    ['shop.com.vn giá bao nhiêu', 'shop', '.com.vn'],
    ['shop mới.vn còn không', 'shopmoi', '.vn'],
    ['cà phê .vn', 'caphe', '.vn'],
    ['shop.vn 0912 345 678', 'shop', '.vn'],
    ['"shop.vn"', 'shop', '.vn'],
    ['(shop.vn)', 'shop', '.vn'],
    ['«shop.com.vn»?', 'shop', '.com.vn'],
    ['shop. vn', 'shop', '.vn'],
    ['shop . com . vn', 'shop', '.com.vn'],
  ])('DOM-01 words after the name are no part of it: %j', (typed, label, extension) => {
    expect(expectOk(parseDomainInput(typed, extensions))).toMatchObject({ label, extension });
  });
});
