import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonFamily, familyOf, splitPlanName } from '#core/catalogue/plans/plan-name.ts';
import { products } from '#test/pricing/products.ts';

const anyWord = fc.constantFrom('Cloud', 'Server', 'SSD', '4', '.vn', 'Hosting', 'Pro', 'RAM');
const anyTitle = fc.array(anyWord, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));

const joined = ({ family, size }: { readonly family: string; readonly size: string }): string =>
  family === '' ? size : `${family} ${size}`;

describe('CAT-02 the name of a plan in a tile', () => {
  test('CAT-02 family and size are the title, word for word, and no size is empty', () =>
    fc.assert(
      fc.property(anyTitle, fc.oneof(anyTitle, fc.constant('')), (title, family) => {
        const name = splitPlanName(title, family);
        expect(joined(name)).toBe(title);
        expect(name.size).not.toBe('');
      }),
    ));

  test('CAT-02 the common family stands before every title, and is the longest that leaves each a size', () =>
    fc.assert(
      fc.property(fc.array(anyTitle, { minLength: 2, maxLength: 5 }), (titles) => {
        const family = commonFamily(titles);
        for (const title of titles) expect(splitPlanName(title, family).family).toBe(family);
        const longer =
          titles[0]
            ?.split(' ')
            .slice(0, family === '' ? 1 : family.split(' ').length + 1)
            .join(' ') ?? '';
        const isLonger = titles.every((title) => splitPlanName(title, longer).family === longer);
        expect(isLonger && longer !== family).toBe(false);
      }),
    ));

  test.each([
    ['cloud-server', 'Cloud Server'],
    ['domain', 'Tên miền'],
    ['web-hosting', 'Hosting'],
  ])('CAT-02 the plans of %s have the family «%s»', (type, family) => {
    const plans = products.filter((each) => each.type === type);
    expect(
      familyOf(
        plans.map(({ title }) => title),
        plans[0]?.category.title ?? '',
      ),
    ).toBe(family);
  });

  test('CAT-02 no tile shows a number alone, and each still shows the end of its title', () =>
    fc.assert(
      fc.property(fc.array(anyTitle, { minLength: 2, maxLength: 5 }), anyTitle, (titles, line) => {
        const family = familyOf(titles, line);
        for (const title of titles) {
          const { size } = splitPlanName(title, family);
          expect(title.endsWith(size)).toBe(true);
          if (title.includes(' ')) expect(size).not.toMatch(/^\d+$/);
        }
      }),
    ));

  test.each([
    ['Mây', ['Mây 1', 'Mây 2'], ''],
    ['VPN doanh nghiệp', ['VPN doanh nghiệp 5', 'VPN doanh nghiệp 10'], ''],
    ['Cloud Server', ['Cloud Server SSD 4', 'Cloud Server NVMe 4'], 'Cloud Server'],
  ])('CAT-02 of the line «%s» %j the tiles leave out «%s»', (line, titles, family) => {
    expect(familyOf(titles, line)).toBe(family);
  });

  test.each([
    [[], ''],
    [['Cloud Server SSD 4'], ''],
    [['Cloud', 'Cloud Server'], ''],
    [['Hosting Khởi nghiệp', 'Hosting WordPress'], 'Hosting'],
    [['Mail 5', 'Mail 10', 'Thư 5'], ''],
  ])('CAT-02 %j: «%s»', (titles, family) => {
    expect(commonFamily(titles)).toBe(family);
  });
});
