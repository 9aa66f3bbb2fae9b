import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import { defaultProductQuery, type ProductSummary } from '#core/catalogue/product.ts';
import type { Banner, Slide } from '#core/content/banner.ts';
import { findLeadPrice } from '#core/pricing/lead-price.ts';
import type { PriceUnit } from '#core/pricing/price.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { Log } from '#core/shared/environment.port.ts';
import { valueOr } from '#core/shared/text/value-or.ts';

/** The price on the card of the linked plan, or of the cheapest plan of the linked product line. */
export type SlidePrice = {
  /** đồng per unit, as on the card. */
  readonly amount: Dong;
  readonly unit: PriceUnit;
  /** In `unit`. */
  readonly term: number;
  /** đồng per unit; null when renewal costs the same. */
  readonly renewal: Dong | null;
  readonly isVatIncluded: boolean;
  /** The lowest of several plans. */
  readonly isFrom: boolean;
};

/** `price` is null without a caption that asks for it, and when it cannot be loaded. */
export type PricedSlide = Slide & { readonly price: SlidePrice | null };
/** Of this site. */
export type PricedBanner = Omit<Banner, 'slides' | 'siteDomain'> & { readonly slides: readonly PricedSlide[] };

/** Shown by the browser after hydration; parts that cannot be loaded are empty. */
export type Promotions = { readonly popups: readonly PricedBanner[]; readonly floating: readonly PricedBanner[] };

type PricePorts = { readonly catalogue: Catalogue; readonly log: Log };

/** Prices come from the catalogue, so that no banner can name an old one. [BAN-01] */
export const priceBanner = async (
  ports: PricePorts,
  { siteDomain: _, slides, ...banner }: Banner,
): Promise<PricedBanner> => ({
  ...banner,
  slides: await Promise.all(slides.map(async (slide) => ({ ...slide, price: await priceOf(ports, slide) }))),
});

const priceOf = async (ports: PricePorts, { caption, href }: Slide): Promise<SlidePrice | null> => {
  const [, kind, key] = /^\/(san-pham|cua-hang\/danh-muc)\/([^/?#]+)$/.exec(href ?? '') ?? [];
  if (!caption?.showsPrice || key === undefined) return null;
  const isFrom = kind !== 'san-pham';
  const plan = await (isFrom ? cheapestPlan(ports, key) : namedPlan(ports, key));
  return plan && toSlidePrice(plan, isFrom);
};

const FAILED = 'Failed to fetch the price of a banner';

const cheapestPlan = async ({ catalogue, log }: PricePorts, category: string): Promise<ProductSummary | null> => {
  const page = await catalogue.products({ ...defaultProductQuery, category, sort: 'price-asc', perPage: 1 });
  return valueOr(log, FAILED, page, null)?.products[0] ?? null;
};

const namedPlan = async ({ catalogue, log }: PricePorts, slug: string): Promise<ProductSummary | null> =>
  valueOr(log, FAILED, await catalogue.product(slug), null);

const toSlidePrice = ({ prices, vat }: ProductSummary, isFrom: boolean): SlidePrice | null => {
  const entry = findLeadPrice(prices);
  if (entry === null) return null;
  const { perUnit: amount, unit, term, renewalPerUnit } = entry;
  const renewal = renewalPerUnit === amount ? null : renewalPerUnit;
  return { amount, unit, term, renewal, isVatIncluded: vat.isIncluded, isFrom };
};
