import type { PageLoader } from './app/page-loader.ts';
import { loadBareMetal } from './pages/bare-metal.loader.ts';
import { loadCategory } from './pages/category.loader.ts';
import { loadCustomise } from './pages/customise.loader.ts';
import { loadHome } from './pages/home.loader.ts';
import { loadProduct } from './pages/product.loader.ts';
import { loadProducts } from './pages/products.loader.ts';
import { loadShop } from './pages/shop.loader.ts';
import type { PageName } from './routes.ts';

/** The loaders of the pages that newcomers land on, together: the first link in view fetches them ahead. */
export const landingLoaders = {
  home: loadHome,
  'bare-metal': loadBareMetal,
  shop: loadShop,
  category: loadCategory,
  products: loadProducts,
  product: loadProduct,
  customise: loadCustomise,
} satisfies { readonly [Name in PageName]?: PageLoader };
