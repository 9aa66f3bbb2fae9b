import type { DescribedProduct } from '#core/catalogue/catalogue.port.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { loadProductForCommand, type ProductPorts } from '#core/catalogue/load-product-for-command.ts';
import { sortPlans } from '#core/catalogue/plans/sort-plans.ts';
import type { Product, ProductSummary } from '#core/catalogue/product.ts';
import { validateConfiguration } from '#core/catalogue/validate-configuration.ts';
import { publicQuery, type UseCase } from '#core/failures/operation.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { fail, ok } from '#core/shared/result.ts';
import { type ComparedProduct, type Comparison, MAX_COMPARED } from './compare.ts';

/** Up to three products by size; those no longer sold are listed. Fails when the catalogue does. [CAT-08, ROUTE-12] */
export const loadComparison = publicQuery(
  { seconds: 30 },
  (ports: ProductPorts): UseCase<{ readonly slugs: readonly string[] }, Comparison> =>
    async ({ slugs }) => {
      const asked = slugs.slice(0, MAX_COMPARED);
      const read = await Promise.all(
        asked.map((slug) => loadProductForCommand(ports)(() => ports.catalogue.product(slug))),
      );
      const products: ComparedProduct[] = [];
      const unavailableSlugs: string[] = [];
      for (const [at, found] of read.entries()) {
        if (found.ok) products.push(loadCompared(found.value));
        else if (found.failure.kind === 'not-found') unavailableSlugs.push(asked[at] ?? '');
        else return fail(found.failure);
      }
      const bySize = sortPlans(
        products.map(({ product }) => product),
        'size',
      );
      const place = ({ product }: ComparedProduct): number => bySize.indexOf(product);
      return ok({ products: products.toSorted((a, b) => place(a) - place(b)), unavailableSlugs });
    },
);

const loadCompared = (product: DescribedProduct): ComparedProduct => ({
  product: toSummary(product),
  orderable: orderableConfigurations(product),
});

const orderableConfigurations = (product: Product): ComparedProduct['orderable'] => {
  const start = defaultConfiguration(product);
  if (!product.isAvailable || Object.keys(validateConfiguration(product, start)).length > 0) return [];
  return product.prices.flatMap(({ term }) => {
    const configuration = { ...start, term };
    const quote = computeQuote(product, configuration);
    return quote.ok ? [{ configuration, gross: quote.value.totals.gross }] : [];
  });
};

const toSummary = (product: DescribedProduct): ProductSummary => {
  const {
    description: _,
    images: _images,
    options: _options,
    siblings: _siblings,
    extras: _extras,
    tags: _tags,
    seo: _seo,
    ...card
  } = product;
  return card;
};
