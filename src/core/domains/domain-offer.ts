import type { ProductSummary } from '#core/catalogue/product.ts';
import { type DomainPrice, domainPrices } from '#core/pricing/domain-price.ts';
import { type DomainKind, domainKind } from '#core/shared/domains/domain-kind.ts';
import { hasExtension, parseExtension } from '#core/shared/domains/domain-name.ts';
import { type Eligibility, eligibilityOf } from './eligibility.ts';

export const MAX_OFFERS = 100;

export type DomainOffer = {
  /** Product slug: /san-pham/{slug}. */
  readonly slug: string;
  /** With its dot: `.com.vn`. */
  readonly extension: string;
  readonly kind: DomainKind;
  /** null when everybody may register. */
  readonly eligibility: Eligibility | null;
  /** Of the prices. */
  readonly years: number;
  /** Every number of years that it is sold for, in order. */
  readonly terms: readonly number[];
  readonly first: DomainPrice;
  readonly renewal: DomainPrice;
  /** From another registrar. */
  readonly transfer: DomainPrice;
};

/** Products sold for this number of years, in list order. */
export const toDomainOffers = (products: readonly ProductSummary[], years: number): readonly DomainOffer[] =>
  products.flatMap((product) => {
    const extension = parseExtension(product);
    const price = product.prices.find(({ term }) => term === years);
    if (extension === null || price === undefined || !product.isAvailable) return [];
    const bills = domainPrices(price, product.vat.percent);
    const kind = domainKind(product.sku);
    const terms = product.prices.map(({ term }) => term).toSorted((one, other) => one - other);
    return [
      { slug: product.slug, extension, kind, eligibility: eligibilityOf(extension, kind), years, terms, ...bills },
    ];
  });

/** Vietnamese letters first; the free programme last. */
const order = {
  letters: ['vietnamese', 'plain', 'place', 'free'],
  ascii: ['plain', 'place', 'free'],
} satisfies Readonly<Record<string, readonly DomainKind[]>>;

/** The name must be one label before the extension; null when no product sells it. [DOM-03] */
export const findOffer = (offers: readonly DomainOffer[], name: string): DomainOffer | null => {
  if (offers.some(({ extension }) => extension === `.${name}`)) return null;
  const fitting = offers.filter(({ extension }) => hasExtension(name, extension));
  const kinds: readonly DomainKind[] = name.startsWith('xn--') ? order.letters : order.ascii;
  for (const kind of kinds) {
    const found = fitting.find((offer) => offer.kind === kind);
    if (found !== undefined) return found;
  }
  return null;
};

/** The sold extensions without duplicates, in order of the offers. */
export const listExtensions = (offers: readonly DomainOffer[]): readonly string[] => [
  ...new Set(offers.map(({ extension }) => extension)),
];
