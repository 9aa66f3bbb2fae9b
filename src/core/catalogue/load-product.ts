import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { ok } from '#core/shared/result.ts';
import { loadProductForCommand, type ProductPorts } from './load-product-for-command.ts';
import { loadSeo, type WithSeo } from './load-seo.ts';
import type { Product } from './product.ts';
import { toProductLink } from './product-projections.ts';

/** With options, siblings, extras and SEO texts. [CAT-03, CMS-02, ERR-04] */
export const loadProduct = publicQuery(
  { seconds: 30 },
  (ports: ProductPorts): UseCase<{ readonly slug: string }, Product & WithSeo> =>
    async ({ slug }) => {
      const [product, seo] = await Promise.all([
        loadProductForCommand(ports)(() => ports.catalogue.product(slug)),
        loadSeo(ports, slug, 'product'),
      ]);
      return product.ok ? ok({ ...product.value, extras: product.value.extras.map(toProductLink), seo }) : product;
    },
);
