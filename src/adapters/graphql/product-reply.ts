import * as z from 'zod/mini';
import type { CardFragment, GetProductByHandleQuery, GetSimpleProductsQuery } from '#contracts/generated/product.ts';
import { isAnyAvailable, isSoldOut } from '#core/catalogue/availability.ts';
import {
  type Image,
  type PlanTile,
  type Product,
  type ProductPage,
  type ProductSummary,
  productTypes,
  type Specification,
} from '#core/catalogue/product.ts';
import { findDefaultTerm } from '#core/pricing/lead-price.ts';
import { categoryId, productId } from '#core/shared/ids.ts';
import { instalmentPlanReply } from './instalment-plan-reply.ts';
import { optionsReply } from './option-reply.ts';
import { placesReply } from './place-reply.ts';
import { pricesReply } from './price-reply.ts';
import { amount, flagOr, listOf, type ReadersOf, textOr, textOrNull } from './tolerant.ts';

type WireDetail = NonNullable<GetProductByHandleQuery['getProductByHandle']>;
const filled = z.string().check(z.minLength(1));

const specification = z.pipe(
  z.object({ attributeName: filled, attributeValue: z.string() }),
  z.transform(
    (wire: { attributeName: string; attributeValue: string }): Specification => ({
      label: wire.attributeName,
      value: wire.attributeValue,
    }),
  ),
);

const side = z.int().check(z.gte(1));
const image = z.pipe(
  z.object({ url: filled, alt: textOr(''), width: side, height: side }),
  z.transform(
    ({ url, ...rest }: { url: string; alt: string; width: number; height: number }): Image => ({
      path: url,
      ...rest,
    }),
  ),
);

const cardFields = {
  id: filled,
  handle: filled,
  sku: textOr(''),
  title: filled,
  subType: z.enum(productTypes),
  shortDescription: textOr(''),
  badge: textOrNull,
  available: flagOr(false),
  vat: z.number().check(z.gte(0), z.lte(100)),
  vatInside: z.boolean(),
  places: placesReply,
  categories: z.array(z.object({ id: z.string(), handle: z.string(), title: textOr('') })).check(z.minLength(1)),
  productAttributes: listOf(specification),
  imageDetails: listOf(image),
  discountPrice: pricesReply,
} satisfies ReadersOf<CardFragment>;

const wireCard = z.object(cardFields);
type WireCard = z.output<typeof wireCard>;

const noCategory = { id: '', handle: '', title: '' };

const summaryOf = (wire: WireCard): ProductSummary => {
  const category = wire.categories[0] ?? noCategory;
  return {
    id: productId(wire.id),
    slug: wire.handle,
    sku: wire.sku,
    title: wire.title,
    type: wire.subType,
    category: { ...category, id: categoryId(category.id) },
    summary: wire.shortDescription,
    specifications: wire.productAttributes,
    image: wire.imageDetails[0] ?? null,
    badge: wire.badge,
    isAvailable: wire.available && isAnyAvailable(wire.places),
    locations: wire.places,
    vat: { percent: wire.vat, isIncluded: wire.vatInside },
    prices: wire.discountPrice,
    defaultTerm: findDefaultTerm(wire.discountPrice),
  };
};

/** Garbled without id, slug, name, product line, tax or price; other fields are optional. */
export const summaryReply = z.pipe(wireCard, z.transform(summaryOf));

const tile = z.pipe(
  z.object({ id: filled, handle: filled, title: filled, specs: textOr('') }),
  z.transform(
    ({ id, handle, title, specs }: { id: string; handle: string; title: string; specs: string }): PlanTile => ({
      id: productId(id),
      slug: handle,
      title,
      specs,
    }),
  ),
);

const wireDetail = z.object({
  ...cardFields,
  description: textOr(''),
  gift: textOrNull,
  featureTypes: optionsReply,
  siblings: listOf(tile),
  extras: listOf(summaryReply),
  pricePlans: listOf(instalmentPlanReply),
} satisfies ReadersOf<WireDetail>);

/** An unparsable option makes it garbled, because it could change the price. */
export const productReply = z.pipe(
  wireDetail,
  z.transform(
    (wire: z.output<typeof wireDetail>): Product => ({
      ...summaryOf({ ...wire, available: wire.available && !isSoldOut({ options: wire.featureTypes }) }),
      description: wire.description.split('\n\n').filter((paragraph) => paragraph.trim() !== ''),
      images: wire.imageDetails,
      options: wire.featureTypes,
      siblings: wire.siblings,
      extras: wire.extras,
      gift: wire.gift,
      instalmentPlans: wire.pricePlans,
    }),
  ),
);

const wirePage = z.object({
  total: amount,
  currentPage: side,
  totalPage: amount,
  data: z.array(summaryReply),
} satisfies ReadersOf<GetSimpleProductsQuery['getSimpleProducts']>);

/** The first page always exists, even when empty. */
export const productPageReply = z.pipe(
  wirePage,
  z.transform(
    ({ total, currentPage, totalPage, data }: z.output<typeof wirePage>): ProductPage => ({
      products: data,
      total,
      page: currentPage,
      pages: Math.max(1, totalPage),
    }),
  ),
);
