import type { PlanTile, Product } from '#core/catalogue/product.ts';
import { isDomainProduct } from '#core/catalogue/product-line.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import { parseExtension } from '#core/shared/domains/domain-name.ts';

/** The best known extensions, most wanted first. */
export const wellKnownExtensions = ['.vn', '.com.vn', '.com', '.net.vn', '.id.vn', '.net', '.org', '.shop'] as const;

const plainTitles = wellKnownExtensions.map((extension) => `Tên miền ${extension}`);

/** More would push terms and options of the plan out of sight. */
export const MAX_TILES = 12;

/**
 * Plans with a tile on the page of a product, in their order: of a domain only the best known extensions and its own, of
 * a long line those next to its own.
 */
export const tiledSiblings = (product: Product): readonly PlanTile[] => {
  const { id, siblings } = product;
  if (isDomainProduct(product)) return siblings.filter((each) => each.id === id || plainTitles.includes(each.title));
  const own = siblings.findIndex((each) => each.id === id);
  const first = Math.max(0, Math.min(own - MAX_TILES / 2, siblings.length - MAX_TILES));
  return siblings.slice(first, first + MAX_TILES);
};

/** Checked for a taken name. */
const MAX_ALTERNATIVES = 4;

/** A label under the best known other extensions that products of the same kind sell. */
export const alternativesFor = (
  product: Product,
  label: string,
): readonly { readonly name: string; readonly slug: string }[] =>
  wellKnownExtensions
    .filter((extension) => extension !== parseExtension(product))
    .flatMap((extension) => {
      const title = product.title.replace(/\S+$/, extension);
      const sibling = product.siblings.find((each) => each.title === title);
      return sibling === undefined ? [] : [{ name: label + extension, slug: sibling.slug }];
    })
    .slice(0, MAX_ALTERNATIVES);

/** For the page of another extension, which keeps the label of the name: `may.vn` becomes `may`. */
export const withoutExtension = (product: Product, { chosen, ...rest }: Configuration): Configuration => {
  const extension = parseExtension(product);
  const bare = (text: string): string =>
    extension !== null && text.endsWith(extension) ? text.slice(0, -extension.length) : text;
  return { ...rest, chosen: Object.fromEntries(Object.entries(chosen).map(([id, texts]) => [id, texts.map(bare)])) };
};
