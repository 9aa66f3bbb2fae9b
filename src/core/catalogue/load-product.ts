import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { ok } from '#core/shared/result.ts';
import { valueOr } from '#core/shared/text/value-or.ts';
import type { Tag } from './catalogue.port.ts';
import { loadProductForCommand, type ProductPorts } from './load-product-for-command.ts';
import { loadSeo, type WithSeo } from './load-seo.ts';
import type { Product } from './product.ts';
import { toProductLink } from './product-projections.ts';

type LoadedProduct = Product & WithSeo & { readonly tags: readonly Tag[] };

/** With options, siblings, extras, tags and SEO texts; tags may be missing. [CAT-03, CMS-02, ERR-04] */
export const loadProduct = publicQuery(
  { seconds: 30 },
  (ports: ProductPorts): UseCase<{ readonly slug: string }, LoadedProduct> =>
    async ({ slug }) => {
      const [product, seo] = await Promise.all([
        loadProductForCommand(ports)(() => ports.catalogue.product(slug)),
        loadSeo(ports, slug, 'product'),
      ]);
      if (!product.ok) return product;
      const { id, extras } = product.value;
      const tags = valueOr(ports.log, 'Failed to fetch tags data', await ports.catalogue.tagsOf(id), []);
      return ok({ ...product.value, extras: extras.map(toProductLink), tags, seo });
    },
);
