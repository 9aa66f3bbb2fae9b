import { memoryCatalogue } from '#adapters/memory/catalogue/catalogue.ts';
import { memoryWorld } from '#adapters/memory/world.ts';
import type { Catalogue } from '#core/catalogue/catalogue.port.ts';
import type { Category } from '#core/catalogue/category.ts';
import type { Product, ProductPage, ProductQuery, ProductSummary } from '#core/catalogue/product.ts';
import { findDefaultTerm } from '#core/pricing/lead-price.ts';
import { dong } from '#core/shared/dong.ts';
import { categoryId } from '#core/shared/ids.ts';
import { fail } from '#core/shared/result.ts';
import { askOnce } from '#test/catalogue/ask-once.ts';
import { catalogueLaws } from '#test/catalogue/catalogue.contract.ts';
import { describeMutants, mapValue } from '#test/kit/mutants.ts';

const withCatalogueChanges =
  (change: (real: Catalogue) => Partial<Catalogue>) =>
  (real: Catalogue): Catalogue => ({ ...real, ...change(real) });

/** Changes the query of a product list, or the returned page. */
const withQueryChanges = (change: (query: ProductQuery) => Partial<ProductQuery>) =>
  withCatalogueChanges((real) => ({ products: (query) => real.products({ ...query, ...change(query) }) }));
const withPageChanges = (change: (page: ProductPage, query: ProductQuery) => Partial<ProductPage>) =>
  withCatalogueChanges((real) => ({
    products: (query) => mapValue(real.products(query), (page) => ({ ...page, ...change(page, query) })),
  }));

const byId = (one: ProductSummary, other: ProductSummary): number => Number(one.id) - Number(other.id);

/** Changes every returned product in the same way, in lists and alone. */
const withProductChanges = (change: (product: ProductSummary) => Partial<ProductSummary>) =>
  withCatalogueChanges((real) => {
    const whole = <Whole extends Product>(product: Whole): Whole => ({ ...product, ...change(product) });
    return {
      products: (query) =>
        mapValue(real.products(query), (page) => ({
          ...page,
          products: page.products.map((product) => ({ ...product, ...change(product) })),
        })),
      product: (slug) => mapValue(real.product(slug), whole),
      productById: (id) => mapValue(real.productById(id), whole),
    };
  });

const withDetailChanges = (change: (product: Product) => Partial<Product>) =>
  withCatalogueChanges((real) => ({
    productById: (id) => mapValue(real.productById(id), (product) => ({ ...product, ...change(product) })),
  }));

const withCategoryChanges = (change: (category: Category) => Partial<Category>) =>
  withCatalogueChanges((real) => ({
    category: (handle, store) => mapValue(real.category(handle, store), (each) => ({ ...each, ...change(each) })),
    categoryById: (id, store) => mapValue(real.categoryById(id, store), (each) => ({ ...each, ...change(each) })),
    categories: (store) => mapValue(real.categories(store), (all) => all.map((each) => ({ ...each, ...change(each) }))),
  }));

const correct = askOnce(memoryCatalogue(memoryWorld()));

describeMutants('CAT-01 the laws reject every mutant of the catalogue', catalogueLaws, async () => correct, {
  'the gift of hosting is promised with every plan': withProductChanges(() => ({ gift: 'tên miền' })),
  'the page where a machine is managed is not shown': withDetailChanges(({ images }) => ({
    images: images.slice(0, 1),
  })),
  'a lowest price is stated for one month': withCategoryChanges(({ priceFrom }) => ({
    priceFrom: priceFrom && { ...priceFrom, term: 1 },
  })),
  'the first operating system is no longer offered': withDetailChanges(({ options }) => ({
    options: options.map((option) => ({ ...option, values: option.values.slice(1) })),
  })),
  'product lines are also listed beside their groups': withCatalogueChanges((real) => ({
    categories: (store) => mapValue(real.categories(store), (all) => all.flatMap((each) => [each, ...each.children])),
  })),
  'a filter of a line lacks its last value': withCatalogueChanges((real) => ({
    categories: (store) =>
      mapValue(real.categories(store), (all) =>
        all.map((group) => ({
          ...group,
          children: group.children.map((line) => ({
            ...line,
            filters: line.filters.map((filter) => ({ ...filter, values: filter.values.slice(0, -1) })),
          })),
        })),
      ),
  })),
  'no category has a filter': withCategoryChanges(() => ({ filters: [] })),
  'an id returns another category': withCatalogueChanges((real) => ({
    categoryById: (_, store) => real.categoryById(categoryId('3501'), store),
  })),
  'the price board lacks a column': withCatalogueChanges((real) => ({
    priceMenus: () => mapValue(real.priceMenus(), (menus) => menus.slice(1)),
  })),
  'every store is treated as the website': withCatalogueChanges((real) => ({
    store: () => real.store('5001'),
    categories: () => real.categories(null),
  })),
  'the store id of the website is not found': withCatalogueChanges((real) => ({
    categories: (store) => (store === '5001' ? Promise.resolve(fail({ kind: 'not-found' })) : real.categories(store)),
  })),
  'a unit is missing': withCatalogueChanges((real) => ({
    units: () => mapValue(real.units(), (units) => units.slice(1)),
  })),
  'a page repeats the previous one': withQueryChanges(({ page }) => ({ page: Math.max(1, page - 1) })),
  'the total counts only the products of the page': withPageChanges(({ products }) => ({ total: products.length })),
  'a page after the last one reports page 1': withPageChanges((page, { page: asked }) =>
    asked > page.pages ? { page: 1 } : {},
  ),
  'products are returned in reverse order': withPageChanges(({ products }) => ({ products: products.toReversed() })),
  'the category filter is ignored': withQueryChanges(() => ({ category: null })),
  'the price filter is ignored': withQueryChanges(() => ({ priceFrom: null, priceTo: null })),
  'the tag filter is ignored': withQueryChanges(() => ({ tag: null })),
  'the store filter is ignored': withQueryChanges(() => ({ store: null })),
  'product counts are off by one': withCategoryChanges(({ productCount }) => ({ productCount: productCount + 1 })),
  'a keyword with capital letters finds nothing': withCatalogueChanges((real) => ({
    products: (query) =>
      query.keyword !== null && query.keyword !== query.keyword.toLowerCase()
        ? mapValue(real.products(query), (page) => ({ ...page, products: [], total: 0 }))
        : real.products(query),
  })),
  'a keyword without the hyphen finds nothing': withQueryChanges(({ keyword }) => ({
    keyword: keyword && /^[a-z]+\d+$/.test(keyword) ? 'qxzjwqxzj' : keyword,
  })),
  'an unmatched keyword finds everything': withQueryChanges(({ keyword }) => ({
    keyword: keyword && /^[qxzjw]{9}/.test(keyword) ? null : keyword,
  })),
  'a keyword search is in order of ids': withCatalogueChanges((real) => ({
    products: (query) =>
      mapValue(real.products(query), (page) =>
        query.keyword === null ? page : { ...page, products: page.products.toSorted(byId) },
      ),
  })),
  'operators in a keyword throw an error': withCatalogueChanges((real) => ({
    products: (query) => {
      if (query.keyword !== null && /[|!*]/.test(query.keyword)) throw new Error('no such expression');
      return real.products(query);
    },
  })),
  'a keyword search ignores the category': withQueryChanges(({ keyword, category }) => ({
    category: keyword === null ? category : null,
  })),
  'the default term is not sold': withProductChanges(() => ({ defaultTerm: 999 })),
  'a price is a đồng too high': withProductChanges(({ prices }) => ({
    prices: prices.map((price) => ({ ...price, charge: { ...price.charge, net: dong(price.charge.net + 1) } })),
  })),
  'domain prices are marked as excluding VAT': withProductChanges(({ type, vat }) => ({
    vat: type === 'domain' ? { ...vat, isIncluded: false } : vat,
  })),
  'a slug returns another title': withCatalogueChanges((real) => ({
    product: (slug) => mapValue(real.product(slug), (product) => ({ ...product, title: `${product.title} ` })),
  })),
  'the default term is the longest one': withProductChanges(({ prices }) => ({
    defaultTerm: Math.max(findDefaultTerm(prices), ...prices.map(({ term }) => term)),
  })),
  'options cost the same on every plan': withDetailChanges(({ options }) => ({
    options: options.map((option) => ({
      ...option,
      values: option.values.map((value) => ({ ...value, perMonth: dong(50_000) })),
    })),
  })),
  'no location is ever sold out': withDetailChanges(({ options }) => ({
    options: options.map((option) => ({
      ...option,
      values: option.values.map((value) => ({ ...value, stock: value.stock === 'sold-out' ? 'ready' : value.stock })),
    })),
  })),
  'an instalment plan is missing': withDetailChanges(({ instalmentPlans = [] }) => ({
    instalmentPlans: instalmentPlans.slice(1),
  })),
  'listed offers omit a product': withCatalogueChanges((real) => ({
    listOffers: (ids) => real.listOffers(ids.slice(1)),
  })),
  'siblings cost what the product itself costs': withDetailChanges(({ siblings }) => ({
    siblings: siblings.map((each) => ({ ...each, price: siblings[0]?.price ?? each.price })),
  })),
  'a product is missing from its siblings': withDetailChanges(({ siblings, id }) => ({
    siblings: siblings.filter((each) => each.id !== id),
  })),
  'all products return the same SEO texts': withCatalogueChanges((real) => ({
    seo: (_, type) => real.seo('1101', type),
  })),
  'a product has no SEO texts': withCatalogueChanges((real) => ({
    product: (slug) => mapValue(real.product(slug), (product) => ({ ...product, seo: null })),
  })),
  'a product has no tags': withCatalogueChanges((real) => ({
    product: (slug) => mapValue(real.product(slug), (product) => ({ ...product, tags: [] })),
  })),
  'an unknown slug returns the first product': withCatalogueChanges((real) => ({
    product: async (slug) => {
      const found = await real.product(slug);
      return found.ok ? found : real.product('cloud-server-ssd-1');
    },
  })),
});
