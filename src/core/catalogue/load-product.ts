import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { ok } from '#core/shared/result.ts';
import type { DescribedProduct } from './catalogue.port.ts';
import { loadProductForCommand, type ProductPorts } from './load-product-for-command.ts';
import { toProductLink } from './product-projections.ts';

/** With options, siblings, extras, tags and SEO texts. [CAT-03, CMS-02] */
export const loadProduct = publicQuery(
  { seconds: 30 },
  (ports: ProductPorts): UseCase<{ readonly slug: string }, DescribedProduct> =>
    async ({ slug }) => {
      const product = await loadProductForCommand(ports)(() => ports.catalogue.product(slug));
      if (!product.ok) return product;
      return ok({ ...product.value, extras: product.value.extras.map(toProductLink) });
    },
);
