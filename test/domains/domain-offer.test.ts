import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { soldExtensions } from '#contracts/seed/domain-names.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import { MAX_BULK_NAMES, parseBulkNames } from '#core/domains/bulk-names.ts';
import { domainKind } from '#core/domains/domain-kind.ts';
import { type DomainOffer, findOffer, toDomainOffers } from '#core/domains/domain-offer.ts';
import { normaliseDomain } from '#core/shared/domain-name.ts';
import { expectOk, openShop } from '#test/kit/shop.ts';

const { products } = expectOk(
  await openShop().useCases.listProducts({ ...defaultProductQuery, category: 'domain', perPage: 100 }),
);
const offers = toDomainOffers(products, 1);
const extension = fc.constantFrom(...soldExtensions);

describe('DOM-03 kinds of domain products', () => {
  test('DOM-03 only the suffix of an SKU marks the kind, in any letter case', () => {
    const kinds = ['TM-VN-tieng-viet', 'tm-hanoi-DIA-DANH', 'TM-ID-VN-mien-phi', 'TM-COM', 'tieng-viet-TM', ''].map(
      domainKind,
    );
    expect(kinds).toEqual(['vietnamese', 'place', 'free', 'plain', 'plain', 'plain']);
    expect(seedProducts.filter(({ type }) => type === 'domain').map(({ sku }) => domainKind(sku))).toEqual(
      Array.from({ length: 11 }, () => 'plain'),
    );
  });

  test('DOM-03 a name with Vietnamese letters uses its own product when there is one, a plain name never does; the free product comes last', () => {
    const vn = offers.find((offer) => offer.extension === '.vn');
    if (vn === undefined) expect.fail('no .vn');
    const own = { ...vn, slug: 'co-dau', kind: 'vietnamese' } satisfies DomainOffer;
    const free = { ...vn, slug: 'mien-phi', kind: 'free' } satisfies DomainOffer;
    const lettered = normaliseDomain('bánh.vn') ?? '';
    expect(findOffer([free, vn, own], lettered)?.slug).toBe('co-dau');
    expect(findOffer([vn], lettered)?.slug).toBe(vn.slug);
    expect(findOffer([own, free, vn], 'banh.vn')?.slug).toBe(vn.slug);
    expect(findOffer([own], 'banh.vn')).toBe(null);
    expect(findOffer([free], 'banh.vn')?.slug).toBe('mien-phi');
  });
});

describe('many names at once', () => {
  const valid = fc.uniqueArray(
    fc.tuple(fc.stringMatching(/^[a-z]{3,10}$/), extension).map((both) => both.join('')),
    {
      minLength: 1,
      maxLength: 60,
    },
  );

  test('DOM-01 every name is answered at its position, with any separator; names after the fiftieth are reported', () =>
    fc.assert(
      fc.property(valid, fc.constantFrom(' ', '\n', ', ', ';', '\t'), (names, separator) => {
        const words = parseBulkNames(names.join(separator), offers);
        expect(words.map(({ typed }) => typed)).toEqual(names);
        expect(words.map(({ problem }) => problem)).toEqual(
          names.map((_, at) => (at < MAX_BULK_NAMES ? null : 'too-many')),
        );
      }),
      { numRuns: 100 },
    ));

  test('DOM-01 every invalid or duplicate word gets a reason', () => {
    const text = 'may.vn MAY.VN https://www.may.vn/x may -a.vn a.b.com may.xyz com.vn ab--c.vn bánh.vn';
    expect(parseBulkNames(text, offers).map(({ problem }) => problem)).toEqual([
      null,
      'double',
      'double',
      'no-extension',
      'invalid',
      'below-name',
      'not-sold',
      'invalid',
      'invalid',
      null,
    ]);
  });
});

describe('regulated prices', () => {
  test('DOM-01 the parts of a price add up to its total, for the first term and for renewal, in every extension and term', () => {
    for (const years of [1, 2, 3, 5, 10])
      for (const { first, renewal } of toDomainOffers(products, years))
        for (const bill of [first, renewal])
          expect(bill.registration + bill.maintenance + bill.service + bill.vat).toBe(bill.total);
  });

  test('DOM-01 .vn costs what the regulation says: state fees without VAT, the service with it', () => {
    const vn = offers.find((offer) => offer.extension === '.vn');
    expect(vn?.first).toEqual({
      registration: 100_000,
      maintenance: 350_000,
      service: 200_000,
      vat: 16_000,
      total: 666_000,
    });
    expect(vn?.renewal).toEqual({
      registration: 0,
      maintenance: 350_000,
      service: 100_000,
      vat: 8_000,
      total: 458_000,
    });
  });
});
