import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedProducts } from '#contracts/seed/catalogue.ts';
import { soldExtensions } from '#contracts/seed/domains/domain-names.ts';
import { contentOf } from '#contracts/seed/product-content.ts';
import { defaultProductQuery } from '#core/catalogue/product.ts';
import { MAX_BULK_NAMES, parseBulkNames } from '#core/domains/bulk-names.ts';
import { offersOfGroup } from '#core/domains/domain-groups.ts';
import { type DomainOffer, findOffer, toDomainOffers } from '#core/domains/domain-offer.ts';
import { needsConfirmation } from '#core/domains/eligibility.ts';
import { domainKind } from '#core/shared/domains/domain-kind.ts';
import { normaliseDomain } from '#core/shared/domains/domain-name.ts';
import { expectOk, openShop } from '#test/kit/fakes/shop.ts';
import { shelfText } from '#ui/domains/extension-shelf.vi.ts';

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
    const sold = seedProducts.filter(({ type }) => type === 'domain').map(({ sku }) => domainKind(sku));
    expect(new Set(sold)).toEqual(new Set(['plain', 'vietnamese', 'free', 'place']));
    expect(soldExtensions.length).toBeGreaterThanOrEqual(60);
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

test('DOM-01 the price table names the years for which an extension is sold, whatever they are', () => {
  const vn = products.find(({ slug }) => slug === 'ten-mien-com-vn');
  const [price] = vn?.prices ?? [];
  if (!vn || !price) expect.fail('no .com.vn');
  const sold = (...terms: readonly number[]) => {
    const [offer] = toDomainOffers([{ ...vn, prices: terms.map((term) => ({ ...price, term })) }], 1);
    return shelfText.terms(offer?.terms ?? []);
  };
  expect([sold(1), sold(2, 1), sold(5, 1, 2), sold(10, 1)]).toEqual(['1 năm', '1, 2 năm', '1, 2, 5 năm', '1, 10 năm']);
  for (const product of seedProducts.filter(({ type }) => type === 'domain')) {
    const years = product.prices.map(({ term }) => term).toSorted((one, other) => one - other);
    const said = contentOf(product).specifications.find(({ label }) => label === 'Thời hạn');
    expect([product.sku, said?.value]).toEqual([product.sku, `${years.join(', ')} năm`]);
  }
});

describe('many names at once', () => {
  const valid = fc.uniqueArray(
    fc
      .tuple(fc.stringMatching(/^[a-z]{3,10}$/), extension)
      .map((both) => both.join(''))
      // `com.vn` is an extension.
      .filter((name) => !soldExtensions.some((each) => each === `.${name}`)),
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
    const text = 'may.vn MAY.VN https://www.may.vn/x may -a.vn a.b.com may.zip com.vn ab--c.vn bánh.vn';
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

describe('words without an extension', () => {
  test('DOM-01 a plain word is combined with every chosen extension, a name keeps its own, nothing is lost', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z]{3,10}$/), { minLength: 1, maxLength: 4 }),
        fc.uniqueArray(extension, { minLength: 1, maxLength: 5 }),
        (plain, chosen) => {
          const words = parseBulkNames([...plain, 'giu-nguyen.com'].join(' '), offers, chosen);
          const ordered = [...new Set(offers.map((offer) => offer.extension))].filter((each) => chosen.includes(each));
          expect(words.map(({ name }) => name)).toEqual([
            ...plain.flatMap((word) => ordered.map((each) => word + each)),
            'giu-nguyen.com',
          ]);
        },
      ),
      { numRuns: 100 },
    ));

  test('DOM-01 extensions that are not sold are never combined', () => {
    expect(parseBulkNames('may', offers, ['.zip']).map(({ problem }) => problem)).toEqual(['no-extension']);
  });
});

describe('eligibility', () => {
  test('DOM-03 extensions for schools, authorities and places are confirmed first, those for everybody are not', () => {
    const confirmed = (slug: string) => {
      const offer = offers.find((each) => each.slug === slug);
      return offer === undefined ? slug : needsConfirmation(offer.eligibility);
    };
    expect(
      ['ten-mien-edu-vn', 'ten-mien-gov-vn', 'ten-mien-hanoi-vn', 'ten-mien-mien-phi-id-vn'].map(confirmed),
    ).toEqual([true, true, true, true]);
    expect(['ten-mien-vn', 'ten-mien-com', 'ten-mien-id-vn', 'ten-mien-tieng-viet-vn'].map(confirmed)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('DOM-03 no group that opens by itself offers an extension that most people may not register', () => {
    for (const { eligibility } of offersOfGroup('popular', offers)) expect(needsConfirmation(eligibility)).toBe(false);
  });
});

describe('regulated prices', () => {
  test('DOM-03 a name with Vietnamese letters costs its own state fee, not the one of .vn', () => {
    const lettered = findOffer(offers, normaliseDomain('tiệmbánh.vn') ?? '');
    expect([lettered?.slug, lettered?.first]).toEqual([
      'ten-mien-tieng-viet-vn',
      { registration: 10_000, maintenance: 20_000, service: 20_000, vat: 1_600, total: 51_600 },
    ]);
  });

  test('DOM-03 the free programme waives the state fees of the term; its renewal charges them', () => {
    const free = offers.find(({ slug }) => slug === 'ten-mien-mien-phi-id-vn');
    expect([free?.first.total, free?.renewal.total, free?.renewal.maintenance]).toEqual([21_600, 71_600, 50_000]);
  });

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
