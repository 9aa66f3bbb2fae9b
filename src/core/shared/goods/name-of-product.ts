import { domainKind } from '#core/shared/domains/domain-kind.ts';
import { hasExtension, normaliseDomain, parseExtension } from '#core/shared/domains/domain-name.ts';
import { extractHost } from '#core/shared/domains/extract-host.ts';
import { withoutAccents } from '#core/shared/text/fold-vietnamese.ts';

export type DomainProduct = { readonly type: string; readonly title: string; readonly sku: string };

/**
 * Whether a domain product sells a name in normal form. Names with Vietnamese letters below .vn have a product of their
 * own, which sells no other name. [DOM-03]
 */
export const isNameOfProduct = (product: DomainProduct, name: string): boolean => {
  const extension = parseExtension(product);
  if (extension === null || !hasExtension(name, extension)) return false;
  return domainKind(product.sku) !== 'vietnamese' || name.startsWith('xn--');
};

/**
 * The name that a shopper means on the page of a domain product, in normal form; null when the product cannot sell it.
 * `Tiệm Bánh` with .vn is `tiembanh.vn`; with the product for Vietnamese letters it keeps its accents. [CART-07]
 */
export const completeName = (product: DomainProduct, typed: string): string | null => {
  const extension = parseExtension(product) ?? '';
  const host = extractHost(typed);
  const label = (host.endsWith(extension) ? host.slice(0, host.length - extension.length) : host).replace(/\s+/g, '');
  const name = normaliseDomain((domainKind(product.sku) === 'vietnamese' ? label : withoutAccents(label)) + extension);
  return name !== null && isNameOfProduct(product, name) ? name : null;
};
