import { memoryCatalogue } from '#adapters/memory/catalogue.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import type { Category } from '#core/catalogue/category.ts';
import type { Product, ProductPage, ProductQuery, ProductSummary } from '#core/catalogue/product.ts';
import { findDefaultTerm } from '#core/pricing/lead-price.ts';
import { dong } from '#core/shared/dong.ts';
import { categoryId } from '#core/shared/ids.ts';
import { fail } from '#core/shared/result.ts';
import { catalogueLaws } from '#test/catalogue/catalogue.contract.ts';
import { describeMutants, mapped } from '#test/kit/mutants.ts';

const changing =
  (change: (real: Catalogue) => Partial<Catalogue>) =>
  (real: Catalogue): Catalogue => ({ ...real, ...change(real) });

/** The list asks something else, or its page is changed. */
const asking = (change: (query: ProductQuery) => Partial<ProductQuery>) =>
  changing((real) => ({ products: (query) => real.products({ ...query, ...change(query) }) }));
const paging = (change: (page: ProductPage, query: ProductQuery) => Partial<ProductPage>) =>
  changing((real) => ({
    products: (query) => mapped(real.products(query), (page) => ({ ...page, ...change(page, query) })),
  }));

/** Every product, in lists and alone, is changed in the same way. */
const selling = (change: (product: ProductSummary) => Partial<ProductSummary>) =>
  changing((real) => {
    const whole = (product: Product): Product => ({ ...product, ...change(product) });
    return {
      products: (query) =>
        mapped(real.products(query), (page) => ({
          ...page,
          products: page.products.map((product) => ({ ...product, ...change(product) })),
        })),
      product: (slug) => mapped(real.product(slug), whole),
      productById: (id) => mapped(real.productById(id), whole),
    };
  });

const detailed = (change: (product: Product) => Partial<Product>) =>
  changing((real) => ({
    productById: (id) => mapped(real.productById(id), (product) => ({ ...product, ...change(product) })),
  }));

const recategorised = (change: (category: Category) => Partial<Category>) =>
  changing((real) => ({
    category: (handle, store) => mapped(real.category(handle, store), (each) => ({ ...each, ...change(each) })),
    categoryById: (id) => mapped(real.categoryById(id), (each) => ({ ...each, ...change(each) })),
    categories: (store) => mapped(real.categories(store), (all) => all.map((each) => ({ ...each, ...change(each) }))),
  }));

describeMutants('CAT-01 mutated catalogues', catalogueLaws, async () => memoryCatalogue(memoryWorld()), {
  'lines stand beside their groups': changing((real) => ({
    categories: (store) => mapped(real.categories(store), (all) => all.flatMap((each) => [each, ...each.children])),
  })),
  'another category answers an id': changing((real) => ({ categoryById: () => real.categoryById(categoryId('3501')) })),
  'the price board lacks a column': changing((real) => ({
    priceMenus: () => mapped(real.priceMenus(), (menus) => menus.slice(1)),
  })),
  'every store is the website': changing((real) => ({
    store: () => real.store('5001'),
    categories: () => real.categories(null),
  })),
  'the website has no store id': changing((real) => ({
    categories: (store) => (store === '5001' ? Promise.resolve(fail({ kind: 'not-found' })) : real.categories(store)),
  })),
  'a unit is missing': changing((real) => ({ units: () => mapped(real.units(), (units) => units.slice(1)) })),
  'a page repeats the last one': asking(({ page }) => ({ page: Math.max(1, page - 1) })),
  'the total is that of the page': paging(({ products }) => ({ total: products.length })),
  'the last page comes again and again': paging((page, { page: asked }) => (asked > page.pages ? { page: 1 } : {})),
  'products come in no order': paging(({ products }) => ({ products: products.toReversed() })),
  'the category is overlooked': asking(() => ({ category: null })),
  'prices are not filtered': asking(() => ({ priceFrom: null, priceTo: null })),
  'tags are overlooked': asking(() => ({ tag: null })),
  'stores are overlooked': asking(() => ({ store: null })),
  'counts are off by one': recategorised(({ productCount }) => ({ productCount: productCount + 1 })),
  'accents count in search': changing((real) => ({
    products: (query) =>
      query.keyword !== null && query.keyword !== query.keyword.toLowerCase()
        ? mapped(real.products(query), (page) => ({ ...page, products: [], total: 0 }))
        : real.products(query),
  })),
  'hyphens count in search': asking(({ keyword }) => ({
    keyword: keyword && /^[a-z]+\d+$/.test(keyword) ? `${keyword}-không có` : keyword,
  })),
  'nonsense finds everything': asking(({ keyword }) => ({
    keyword: keyword && /^[qxzjw]{9}/.test(keyword) ? null : keyword,
  })),
  'search overlooks the category': asking(({ keyword, category }) => ({
    category: keyword === null ? category : null,
  })),
  'a price is a đồng too high': selling(({ prices }) => ({
    prices: prices.map((price) => ({ ...price, charge: { ...price.charge, net: dong(price.charge.net + 1) } })),
  })),
  'a domain hides its tax': selling(({ type, vat }) => ({ vat: type === 'domain' ? { ...vat, inside: false } : vat })),
  'the address leads to another name': changing((real) => ({
    product: (slug) => mapped(real.product(slug), (product) => ({ ...product, title: `${product.title} ` })),
  })),
  'the longest term is proposed': selling(({ prices }) => ({
    defaultTime: Math.max(findDefaultTerm(prices), ...prices.map(({ time }) => time)),
  })),
  'options cost the same on every plan': detailed(({ options }) => ({
    options: options.map((option) => ({
      ...option,
      values: option.values.map((value) => ({ ...value, perMonth: dong(50_000) })),
    })),
  })),
  'no place is ever sold out': detailed(({ options }) => ({
    options: options.map((option) => ({
      ...option,
      values: option.values.map((value) => ({ ...value, stock: value.stock === 'sold-out' ? 'ready' : value.stock })),
    })),
  })),
  'an option is charged for one month': changing((real) => ({
    optionPrice: (id, chosen) => real.optionPrice(id, chosen, 1),
  })),
  'list prices lose a product': changing((real) => ({ listPrices: (ids) => real.listPrices(ids.slice(1)) })),
  'the product is left out of its siblings': detailed(({ siblings, id }) => ({
    siblings: siblings.filter((each) => each.id !== id),
  })),
  'what is said of one product is said of all': changing((real) => ({ seo: (_, type) => real.seo('1101', type) })),
  'an unknown address leads to the first product': changing((real) => ({
    product: async (slug) => {
      const found = await real.product(slug);
      return found.ok ? found : real.product('cloud-server-ssd-1');
    },
  })),
});
