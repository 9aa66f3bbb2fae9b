import type { Transaction } from '#backend/platform/database/database.ts';
import { type SeedProduct, seedProducts } from '#contracts/seed/catalogue.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import { seedProductsByPopularity } from '#contracts/seed/popularity.ts';
import { contentOf } from '#contracts/seed/product-content.ts';
import { productImageOf } from '#contracts/seed/product-image.ts';
import { seedSearchText } from '#contracts/seed/search-text.ts';
import { unitIdOf } from '#contracts/seed/units.ts';
import { findLeadPrice } from '#core/pricing/lead-price.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { productContents, productPrices, products, searchWords } from './schema.ts';

const findGroup = ({ categoryId }: SeedProduct): string =>
  seedCategories.find(({ id }) => id === categoryId)?.parentId ?? '';

const toProductRow = (product: SeedProduct, position: number) => {
  const { summary, specifications } = contentOf(product);
  const lead = findLeadPrice(product.prices);
  const { all, headline } = seedSearchText(product);
  return {
    id: product.id,
    sku: product.sku,
    slug: product.slug,
    title: product.title,
    titleKey: foldVietnamese(product.title),
    type: product.type,
    categoryId: product.categoryId,
    groupId: findGroup(product),
    modelId: product.id,
    summary,
    specs: product.specs,
    specifications,
    image: productImageOf(product).path,
    badge: product.badge,
    unitId: unitIdOf(product.unit),
    vatInside: product.vatInside,
    listPerMonth: product.listPerMonth,
    cpus: product.cpus,
    position,
    leadPrice: lead?.perUnit ?? 0,
    leadTerm: lead?.term ?? 1,
    promoted: product.prices.some(({ oldPerUnit }) => oldPerUnit !== null),
    folded: all.join(' '),
    headline: headline.join(' '),
  };
};

const toPriceRows = (product: SeedProduct) =>
  product.prices.map((entry) => ({
    productId: product.id,
    time: entry.term,
    type: entry.type,
    net: entry.charge.net,
    exempt: entry.charge.exempt,
    perUnit: entry.perUnit,
    renewalNet: entry.renewal.net,
    renewalExempt: entry.renewal.exempt,
    renewalPerUnit: entry.renewalPerUnit,
    discountPercent: entry.discountPercent,
    oldPerUnit: entry.oldPerUnit,
    campaignId: entry.campaign?.id ?? null,
    campaignActionId: entry.campaign?.actionId ?? null,
  }));

const toContentRow = (product: SeedProduct) => {
  const { audience, description, gift } = contentOf(product);
  return { modelId: product.id, audience, description, gift: gift ?? null };
};

export const seedPlans = async (tx: Transaction): Promise<void> => {
  await tx.insert(products).values(seedProductsByPopularity.map(toProductRow));
  await tx.insert(productPrices).values(seedProducts.flatMap(toPriceRows));
  await tx.insert(productContents).values(seedProducts.map(toContentRow));
  const words = new Set(seedProducts.flatMap((product) => seedSearchText(product).all));
  await tx.insert(searchWords).values([...words].map((word) => ({ word })));
};
