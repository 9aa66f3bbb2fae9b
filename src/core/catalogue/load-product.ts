import type { UseCases } from '#core/use-cases.ts';
import { type ProductPorts, productFor } from './product-for.ts';

/** A product with its options, sibling plans and extras. [CAT-03, ERR-04] */
export const loadProduct =
  (ports: ProductPorts): UseCases['product'] =>
  ({ slug }) =>
    productFor(ports)(() => ports.catalogue.product(slug));
