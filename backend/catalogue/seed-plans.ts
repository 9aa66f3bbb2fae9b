import type { Transaction } from '#backend/platform/database/database.ts';
import type { SeedProduct } from '#contracts/seed/catalogue.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import { seedProductsByPopularity } from '#contracts/seed/popularity.ts';
import { contentOf } from '#contracts/seed/product-content.ts';
import { productImageOf } from '#contracts/seed/product-image.ts';
import { seedSearchText } from '#contracts/seed/search-text.ts';
import type { ShopPromises } from '#core/shared/shop/shop-identity.ts';
import { writeProducts } from './write-products.ts';

const findGroup = ({ categoryId }: SeedProduct): string =>
  seedCategories.find(({ id }) => id === categoryId)?.parentId ?? '';

export const seedPlans = (tx: Transaction, promises: ShopPromises): Promise<void> =>
  writeProducts(
    tx,
    seedProductsByPopularity.map((product, position) => ({
      ...product,
      groupId: findGroup(product),
      content: contentOf(product, promises),
      searchText: seedSearchText(product),
      image: productImageOf(product).path,
      position,
      available: true,
      renewable: false,
    })),
  );
