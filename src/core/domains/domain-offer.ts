import type { ProductSummary } from '#core/catalogue/product.ts';
import { type DomainPrice, domainPrices } from '#core/pricing/domain-price.ts';
import { hasExtension, parseExtension } from '#core/shared/domain-name.ts';
import { type DomainKind, domainKind } from './domain-kind.ts';

/** Handle of the product line for domain names. [spec 9, category 3511] */
export const DOMAIN_LINE = 'domain';
/** Maximum number of domain products that are loaded. */
export const MAX_OFFERS = 100;

/** Price of one extension for one term. */
export type DomainOffer = {
  /** Product slug: /san-pham/{slug}. */
  readonly slug: string;
  /** With its dot: `.com.vn`. */
  readonly extension: string;
  readonly kind: DomainKind;
  readonly years: number;
  readonly first: DomainPrice;
  readonly renewal: DomainPrice;
};

/** The domain products sold for this number of years, in list order. */
export const toDomainOffers = (products: readonly ProductSummary[], years: number): readonly DomainOffer[] =>
  products.flatMap((product) => {
    const extension = parseExtension(product);
    const price = product.prices.find(({ term }) => term === years);
    if (extension === null || price === undefined || !product.isAvailable) return [];
    const bills = domainPrices(price, product.vat.percent);
    return [{ slug: product.slug, extension, kind: domainKind(product.sku), years, ...bills }];
  });

/** Prefers the product for Vietnamese letters where it exists; the free programme comes last. */
const order = {
  letters: ['vietnamese', 'plain', 'place', 'free'],
  ascii: ['plain', 'place', 'free'],
} satisfies Readonly<Record<string, readonly DomainKind[]>>;

/**
 * The product that sells a canonical name: the name is one label before the extension and not an extension itself. null
 * when there is none. [DOM-03]
 */
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
