import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { ok } from '#core/shared/result.ts';
import { asLink } from './as-shown.ts';
import type { Product } from './product.ts';
import { type ProductPorts, productFor } from './product-for.ts';
import { seoOf, type WithSeo } from './seo-of.ts';

/** A product with its options, sibling plans, extras and SEO texts. [CAT-03, CMS-02, ERR-04] */
export const loadProduct = publicQuery(
  { seconds: 30 },
  (ports: ProductPorts): UseCase<{ readonly slug: string }, Product & WithSeo> =>
    async ({ slug }) => {
      const [product, seo] = await Promise.all([
        productFor(ports)(() => ports.catalogue.product(slug)),
        seoOf(ports, slug, 'product'),
      ]);
      return product.ok ? ok({ ...product.value, extras: product.value.extras.map(asLink), seo }) : product;
    },
);
