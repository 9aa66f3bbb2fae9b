import { type Context, Hono } from 'hono';
import type { BackendDeps, ServiceApp, ServiceVariables } from '#backend/platform/deps.ts';
import { readWhileWanted } from '#backend/platform/request-scope.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import { websiteStoreId } from '#contracts/organisation.ts';
import type { CategoriesAnswer, OptionV2, ProductOptionsV2, RestSeo } from '#contracts/rest/product-rest.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { findCategory, readTree } from './category-tree.ts';
import { catalogueGraphql } from './graphql.ts';
import { listIds } from './list-query.ts';
import type { ProductBase } from './product-wire.ts';
import { type LineOptions, readLineOptions, readOptionsOfLines, toFeatureTypes } from './read-options.ts';
import { productByHandle, productById, productsById } from './read-products.ts';
import { parseRestListQuery } from './rest-query.ts';
import { findSeo } from './seo.ts';
import {
  listCombos,
  listTags,
  listTagsOfProduct,
  listUnits,
  loadProductPage,
  loadWholeProduct,
  toStoreWire,
} from './service.ts';
import { loadShop, requireOwnOrganisation } from './shop.ts';

const base = '/product-service/v1';

const typesOfVersion2: Readonly<Record<string, OptionV2['type']>> = { SINGLE: 'SELECT_ONE', MULTIPLE: 'SELECT_MULTI' };

const toOptionsV2 = (lineOptions: LineOptions, { source }: ProductBase): readonly OptionV2[] =>
  toFeatureTypes(lineOptions, source).map((option) => ({
    id: option.id,
    keyId: option.keyId,
    name: option.name,
    position: option.position,
    type: lookUp(typesOfVersion2, option.type) ?? 'TEXT',
    fill: option.fill,
    requireData: option.requireData,
    otherItem: option.otherItem,
    values: option.values,
    description: option.description,
    features: option.productFeatureDTOS.map(({ id, productId, productName, price, qualify, stock }) => ({
      id,
      productId,
      productName,
      price,
      qualify,
      stock,
    })),
  }));

const withoutChildren = ({ source: _source, ...product }: ProductBase) => product;

const readShop = (deps: BackendDeps, c: Context) =>
  loadShop(deps, c.req.param('org') ?? '', c.req.param('store') ?? '');

const readProduct = async (deps: BackendDeps, c: Context) =>
  productById(deps.db, await readShop(deps, c), c.req.param('id') ?? '', deps.clock.now());

const categoryRoutes = (app: ServiceApp, deps: BackendDeps): void => {
  const at = `${base}/categories/:org/:store`;
  app.get(at, async (c) => {
    try {
      const data = await readTree(deps, await readShop(deps, c));
      return c.json({ status: 1, message: '', data } satisfies CategoriesAnswer);
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error;
      return c.json({ status: 0, message: 'Không tìm thấy gian hàng.' } satisfies CategoriesAnswer);
    }
  });
  app.get(`${at}/handle/:slug`, async (c) =>
    c.json(await findCategory(deps, await readShop(deps, c), ({ handle }) => handle === c.req.param('slug'))),
  );
  app.get(`${at}/:id`, async (c) =>
    c.json(await findCategory(deps, await readShop(deps, c), ({ id }) => id === c.req.param('id'))),
  );
};

/** Literal path segments are registered before parameters that would match them. [WIRE 7.7] */
const productRoutes = (app: ServiceApp, deps: BackendDeps): void => {
  app.get(`${base}/products/product-combo/:org/:id/:store`, async (c) =>
    c.json((await listCombos(deps, await readShop(deps, c), await readProduct(deps, c))).map(withoutChildren)),
  );
  app.get(`${base}/products/:org/:id/images-url`, async (c) => {
    const shop = await loadShop(deps, c.req.param('org'), websiteStoreId);
    const { images } = await productById(deps.db, shop, c.req.param('id'), deps.clock.now());
    return c.json(images);
  });
  const at = `${base}/products/:org/:store`;
  app.get(at, async (c) => {
    const page = await loadProductPage(deps, await readShop(deps, c), parseRestListQuery(c.req.query()));
    return c.json({ ...page, data: page.data.map(withoutChildren) });
  });
  app.get(`${at}/option-v2`, async (c) => {
    const ids = listIds(c.req.query('id') ?? '');
    const products = await productsById(deps.db, await readShop(deps, c), ids, deps.clock.now());
    const lines = [...new Set(products.map(({ source }) => source.categoryId))];
    const lineOptions = await readOptionsOfLines(deps.db, lines);
    const answer = products.map((product) => ({
      productId: product.id,
      options: toOptionsV2(lineOptions.get(product.source.categoryId) ?? [], product),
    }));
    return c.json(answer satisfies readonly ProductOptionsV2[]);
  });
  app.get(`${at}/option-v2/:id`, async (c) => {
    const product = await readProduct(deps, c);
    return c.json(toOptionsV2(await readLineOptions(deps.db, product.source.categoryId), product));
  });
  app.get(`${at}/handle/:handle`, async (c) => {
    const shop = await readShop(deps, c);
    const product = await productByHandle(deps.db, shop, c.req.param('handle'), deps.clock.now());
    const { siblings, extras, ...simple } = await loadWholeProduct(deps, shop, product);
    return c.json(c.req.query('build_type') === 'simple' ? simple : { ...simple, siblings, extras });
  });
  app.get(`${at}/:id`, async (c) =>
    c.json(await loadWholeProduct(deps, await readShop(deps, c), await readProduct(deps, c))),
  );
};

const unitAndTagRoutes = (app: ServiceApp, deps: BackendDeps): void => {
  app.get(`${base}/product-units/:org`, async (c) => {
    requireOwnOrganisation(c.req.param('org'));
    return c.json(await listUnits(deps));
  });
  app.get(`${base}/product-units/:org/:id`, async (c) => {
    requireOwnOrganisation(c.req.param('org'));
    const unit = (await listUnits(deps)).find(({ id }) => id === c.req.param('id'));
    if (!unit) throw notFound('Unit');
    return c.json(unit);
  });
  const at = `${base}/product-tag/:org/:store`;
  app.get(at, async (c) => {
    await readShop(deps, c);
    return c.json(await listTags(deps));
  });
  app.get(`${at}/:id/tags`, async (c) => c.json(await listTagsOfProduct(deps, await readProduct(deps, c))));
  app.get(`${at}/:id`, async (c) => {
    await readShop(deps, c);
    const tag = (await listTags(deps)).find(({ id, slug }) => [id, slug].includes(c.req.param('id')));
    if (!tag) throw notFound('Tag');
    return c.json(tag);
  });
};

const storeRoutes = (app: ServiceApp, deps: BackendDeps): void => {
  app.get(`${base}/stores/:org/:store`, async (c) => c.json(toStoreWire((await readShop(deps, c)).store)));
};

const seoRoutes = (app: ServiceApp, deps: BackendDeps): void => {
  app.get(`${base}/seos/:object/:type`, async (c) =>
    c.json((await findSeo(deps.db, c.req.param('object'), c.req.param('type'))) satisfies RestSeo),
  );
};

export const catalogueRoutes = (deps: BackendDeps): ServiceApp => {
  const app: ServiceApp = new Hono<ServiceVariables>();
  app.use(`${base}/*`, (c, next) => readWhileWanted(c.req.raw.signal, () => next()));
  categoryRoutes(app, deps);
  productRoutes(app, deps);
  unitAndTagRoutes(app, deps);
  storeRoutes(app, deps);
  seoRoutes(app, deps);
  return app.route('/', catalogueGraphql(deps));
};
