import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { domainGroups, extensionsByGroup, MAX_EXTENSIONS, splitByGroup } from '#core/domains/domain-groups.ts';
import { type DomainOffer, toDomainOffers } from '#core/domains/domain-offer.ts';
import { products } from '#test/pricing/products.ts';

const offers: readonly DomainOffer[] = toDomainOffers(
  products.filter(({ type }) => type === 'domain'),
  1,
);
const anyOffers = fc.shuffledSubarray([...offers]);

describe('DOM-03 the groups of a price list', () => {
  test('DOM-03 every offer is in one group, in the order that it had, and no group is empty', () =>
    fc.assert(
      fc.property(anyOffers, (some) => {
        const sections = splitByGroup(some);
        expect(sections.flatMap((section) => section.offers).length).toBe(some.length);
        expect(new Set(sections.flatMap((section) => section.offers))).toEqual(new Set(some));
        const places = sections.map(({ group }) => domainGroups.indexOf(group));
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
        for (const section of sections) {
          expect(section.offers.length).toBeGreaterThan(0);
          expect(section.offers).toEqual(some.filter((offer) => section.offers.includes(offer)));
        }
      }),
    ));

  test('DOM-03 at most twelve common extensions come first, and .vn and .com are among them', () => {
    const [first] = splitByGroup(offers);
    expect(first?.group).toBe('popular');
    expect(first?.offers.length).toBe(MAX_EXTENSIONS);
    expect(extensionsByGroup(offers).slice(0, MAX_EXTENSIONS)).toEqual(expect.arrayContaining(['.vn', '.com']));
  });

  test('DOM-03 the select has each extension once', () =>
    fc.assert(
      fc.property(anyOffers, (some) => {
        const listed = extensionsByGroup(some);
        expect(listed.length).toBe(new Set(listed).size);
        expect(new Set(listed)).toEqual(new Set(some.map(({ extension }) => extension)));
      }),
    ));
});
