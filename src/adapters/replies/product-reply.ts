import * as z from 'zod/mini';
import {
  amount,
  converted,
  filled,
  flagOr,
  listOf,
  orNull,
  percent,
  type ReadersOf,
  text,
  textOrNull,
} from '#adapters/replies/schema.ts';
import type { CardFragment, GetProductByHandleQuery, GetSimpleProductsQuery } from '#contracts/generated/product.ts';
import { isAnyAvailable, isSoldOut } from '#core/catalogue/availability.ts';
import type { DescribedProduct } from '#core/catalogue/catalogue.port.ts';
import type {
  Image,
  PlanTile,
  Product,
  ProductOption,
  ProductPage,
  ProductSummary,
  Specification,
} from '#core/catalogue/product.ts';
import { findDefaultTerm } from '#core/pricing/lead-price.ts';
import { dong } from '#core/shared/dong.ts';
import { categoryId, productId } from '#core/shared/ids.ts';
import { seoReply, tagReply } from './catalogue-reply.ts';
import { instalmentPlanReply } from './instalment-plan-reply.ts';
import { optionsReply } from './option-reply.ts';
import { placesReply } from './place-reply.ts';
import { pricesReply, unitReply } from './price-reply.ts';

type WireDetail = NonNullable<GetProductByHandleQuery['getProductByHandle']>;

const specification = converted(
  z.object({ attributeName: filled, attributeValue: z.string() }),
  ({ attributeName: label, attributeValue: value }): Specification => ({ label, value }),
);

const side = z.int().check(z.gte(1));
const image = converted(
  z.object({ url: filled, alt: text, width: side, height: side }),
  ({ url: path, ...rest }): Image => ({ path, ...rest }),
);

const cardFields = {
  id: filled,
  handle: filled,
  sku: text,
  title: filled,
  subType: filled,
  shortDescription: text,
  badge: textOrNull,
  gift: textOrNull,
  available: flagOr(false),
  vat: percent,
  vatInside: z.boolean(),
  places: placesReply,
  categories: z.array(z.object({ id: z.string(), handle: z.string(), title: text })).check(z.minLength(1)),
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
    gift: wire.gift,
    isAvailable: wire.available && isAnyAvailable(wire.places),
    locations: wire.places,
    vat: { percent: wire.vat, isIncluded: wire.vatInside },
    prices: wire.discountPrice,
    defaultTerm: findDefaultTerm(wire.discountPrice),
  };
};

/** Garbled without id, slug, name, product line, tax or price; other fields are optional. */
export const summaryReply = converted(wireCard, summaryOf);

const tile = converted(
  z.object({
    id: converted(filled, productId),
    handle: filled,
    title: filled,
    specs: text,
    price: converted(amount, dong),
    unit: unitReply,
  }),
  ({ handle: slug, ...rest }): PlanTile => ({ ...rest, slug }),
);

const measure = orNull(z.number().check(z.positive()));

const detailFields = {
  ...cardFields,
  description: text,
  weight: measure,
  width: measure,
  depth: measure,
  height: measure,
  siblings: listOf(tile),
  extras: listOf(summaryReply),
  pricePlans: listOf(instalmentPlanReply),
} satisfies ReadersOf<WireDetail>;

/** A size needs all its sides. */
const dimensionsOf = ({ weight, width, depth, height }: z.output<typeof productWithoutOptionsReply>) => {
  const size = width === null || depth === null || height === null ? null : { width, depth, height };
  return weight === null && size === null ? {} : { dimensions: { weight, size } };
};

/** Where options are another answer; `productOf` puts both together. */
export const productWithoutOptionsReply = z.object(detailFields);

export const productOf = (
  wire: z.output<typeof productWithoutOptionsReply>,
  options: readonly ProductOption[],
): Product => ({
  ...summaryOf({ ...wire, available: wire.available && !isSoldOut({ options }) }),
  description: wire.description.split('\n\n').filter((paragraph) => paragraph.trim() !== ''),
  images: wire.imageDetails,
  options,
  siblings: wire.siblings,
  extras: wire.extras,
  instalmentPlans: wire.pricePlans,
  ...dimensionsOf(wire),
});

/** A page can do without tags and texts. */
const descriptionFields = { ...detailFields, tags: listOf(tagReply), seo: orNull(seoReply) };

export const describedWithoutOptionsReply = z.object(descriptionFields);

export const describedProductOf = (
  { tags, seo, ...wire }: z.output<typeof describedWithoutOptionsReply>,
  options: readonly ProductOption[],
): DescribedProduct => ({ ...productOf(wire, options), tags, seo });

export const describedProductReply = converted(
  z.object({ ...descriptionFields, featureTypes: optionsReply }),
  ({ featureTypes, ...wire }) => describedProductOf(wire, featureTypes),
);

/** An unparsable option makes it garbled, because it could change the price. */
export const productReply = converted(
  z.object({ ...detailFields, featureTypes: optionsReply } satisfies ReadersOf<WireDetail>),
  ({ featureTypes, ...wire }) => productOf(wire, featureTypes),
);

const wirePage = z.object({
  total: amount,
  currentPage: side,
  totalPage: amount,
  data: z.array(summaryReply),
} satisfies ReadersOf<GetSimpleProductsQuery['getSimpleProducts']>);

/** The first page always exists, even when empty. */
export const productPageReply = converted(
  wirePage,
  ({ total, currentPage, totalPage, data }): ProductPage => ({
    products: data,
    total,
    page: currentPage,
    pages: Math.max(1, totalPage),
  }),
);
