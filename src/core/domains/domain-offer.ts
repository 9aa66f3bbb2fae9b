import type { ProductSummary } from '#core/catalogue/product.ts';
import { type DomainBill, domainBills } from '#core/pricing/domain-price.ts';
import { extensionOf, hasExtension } from '#core/shared/domain-name.ts';
import { type DomainKind, domainKind } from './domain-kind.ts';

/** Handle of the product line that sells names. [spec 9, category 3511] */
export const DOMAIN_LINE = 'domain';
/** More domain products than this are not asked for. */
export const MAX_OFFERS = 100;

/** What names of one extension cost for one term. */
export type DomainOffer = {
  /** Its product: /san-pham/{slug}. */
  readonly slug: string;
  /** With its dot: `.com.vn`. */
  readonly extension: string;
  readonly kind: DomainKind;
  readonly years: number;
  readonly first: DomainBill;
  readonly renewal: DomainBill;
};

/** The domain products of a list that are sold for so many years, in its order. */
export const offersOf = (products: readonly ProductSummary[], years: number): readonly DomainOffer[] =>
  products.flatMap((product) => {
    const extension = extensionOf(product);
    const price = product.prices.find(({ time }) => time === years);
    if (extension === null || price === undefined || !product.available) return [];
    const bills = domainBills(price, product.vat.percent);
    return [{ slug: product.slug, extension, kind: domainKind(product.sku), years, ...bills }];
  });

/** Vietnamese letters have a product of their own where the shop sells one; the free programme is taken last. */
const order = {
  letters: ['vietnamese', 'plain', 'place', 'free'],
  ascii: ['plain', 'place', 'free'],
} satisfies Readonly<Record<string, readonly DomainKind[]>>;

/**
 * The product that sells a normal name: it is one label in front of the extension, and no extension itself. Null where
 * none does. [DOM-03]
 */
export const offerFor = (offers: readonly DomainOffer[], name: string): DomainOffer | null => {
  if (offers.some(({ extension }) => extension === `.${name}`)) return null;
  const fitting = offers.filter(({ extension }) => hasExtension(name, extension));
  const kinds: readonly DomainKind[] = name.startsWith('xn--') ? order.letters : order.ascii;
  for (const kind of kinds) {
    const found = fitting.find((offer) => offer.kind === kind);
    if (found !== undefined) return found;
  }
  return null;
};

/** The extensions that are sold, each once, in the offers' order. */
export const extensionsOf = (offers: readonly DomainOffer[]): readonly string[] => [
  ...new Set(offers.map(({ extension }) => extension)),
];
