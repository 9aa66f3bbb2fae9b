import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { hasExtension, normaliseDomain, parseExtension } from '#core/shared/domains/domain-name.ts';
import { completeName, isNameOfProduct } from '#core/shared/goods/name-of-product.ts';

const domains = seedProducts.filter(({ type }) => type === 'domain');
const product = fc.constantFrom(...domains);
const label = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const bySku = (sku: string) => {
  const found = domains.find((each) => each.sku === sku);
  if (found === undefined) throw new Error(sku);
  return found;
};

describe('CART-07 the name typed on the page of a domain product', () => {
  test('CART-07 a name with and without the extension is the same name', () =>
    fc.assert(
      fc.property(product, label, (sold, typed) => {
        const extension = parseExtension(sold) ?? '';
        const whole = completeName(sold, typed + extension);
        expect(completeName(sold, typed)).toBe(whole);
        expect(completeName(sold, ` https://www.${typed.toUpperCase()}${extension}/x `)).toBe(whole);
        const isPlain = !sold.sku.endsWith('-tieng-viet');
        expect(whole).toBe(isPlain ? typed + extension : null);
      }),
      { numRuns: 300 },
    ));

  test('CART-07 a completed name is in normal form and always one that the product sells', () =>
    fc.assert(
      fc.property(product, fc.string({ unit: 'grapheme', maxLength: 30 }), (sold, typed) => {
        const name = completeName(sold, typed);
        if (name === null) return;
        expect(normaliseDomain(name)).toBe(name);
        expect(isNameOfProduct(sold, name)).toBe(true);
        expect(hasExtension(name, parseExtension(sold) ?? '')).toBe(true);
      }),
      { numRuns: 2_000 },
    ));

  test('CART-07 accents go for a plain extension and stay for the product of Vietnamese letters', () => {
    expect(completeName(bySku('TM-VN'), 'Tiệm Bánh')).toBe('tiembanh.vn');
    expect(completeName(bySku('TM-VN-tieng-viet'), 'Tiệm Bánh')).toBe(normaliseDomain('tiệmbánh.vn'));
  });

  test('CART-07 another extension, a subdomain and a look-alike letter are refused', () => {
    for (const typed of ['google.com', 'a.b', '', '-a', 'а' + 'pple'])
      expect(completeName(bySku('TM-VN'), typed)).toBe(null);
  });
});

test('DOM-03 a name without accents cannot be bought at the price of names with accents', () =>
  fc.assert(
    fc.property(label, (plain) => {
      expect(isNameOfProduct(bySku('TM-VN-tieng-viet'), `${plain}.vn`)).toBe(false);
      expect(isNameOfProduct(bySku('TM-VN'), `${plain}.vn`)).toBe(true);
    }),
  ));
