import { ok } from '#core/shared/result.ts';
import type { UseCases } from '#core/use-cases.ts';
import { asLink } from './as-shown.ts';
import { type ProductPorts, productFor } from './product-for.ts';
import { seoOf } from './seo-of.ts';

/** A product with its options, sibling plans and extras, and what search engines are told. [CAT-03, CMS-02, ERR-04] */
export const loadProduct =
  (ports: ProductPorts): UseCases['loadProduct'] =>
  async ({ slug }) => {
    const [product, seo] = await Promise.all([
      productFor(ports)(() => ports.catalogue.product(slug)),
      seoOf(ports, slug, 'product'),
    ]);
    return product.ok ? ok({ ...product.value, extras: product.value.extras.map(asLink), seo }) : product;
  };
