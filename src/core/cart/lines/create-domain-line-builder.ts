import type { AddOfferPorts } from '#core/cart/add-offer.ts';
import type { AddDomainsCommand } from '#core/cart/cart.ts';
import { validateOffer } from '#core/cart/validate-offer.ts';
import { defaultConfiguration } from '#core/catalogue/configuration.ts';
import { loadProductForCommand } from '#core/catalogue/load-product-for-command.ts';
import type { Product } from '#core/catalogue/product.ts';
import { isDomainOption } from '#core/catalogue/validate-configuration.ts';
import { type DomainOffer, findOffer } from '#core/domains/domain-offer.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import type { NewLine } from '#core/orders/order-gateway.port.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { toNewLine } from './new-line.ts';

/** Checks each name again and loads each product once. [DOM-04] */
export const createDomainLineBuilder = (
  ports: AddOfferPorts,
  command: AddDomainsCommand,
  offers: readonly DomainOffer[],
) => {
  // A name may be sold by two products, such as a free programme: the page says which one it showed.
  const shown = offers.filter(({ slug }) => Object.hasOwn(command.expectedTotal, slug));
  const products = new Map<string, Promise<Result<Product, ShopFailure>>>();
  const productOf = (slug: string): Promise<Result<Product, ShopFailure>> => {
    const asked = products.get(slug) ?? loadProductForCommand(ports)(() => ports.catalogue.product(slug));
    products.set(slug, asked);
    return asked;
  };
  return async (name: string): Promise<Result<NewLine, ShopFailure>> => {
    const offer = findOffer(shown, name) ?? findOffer(offers, name);
    if (offer === null) return fail({ kind: 'domain-unavailable', domain: name, status: 'invalid' });
    const product = await productOf(offer.slug);
    if (!product.ok) return product;
    const configuration = configureDomain(product.value, name, command.years);
    const checked = await validateOffer(ports)(
      product.value,
      configuration,
      lookUp(command.expectedTotal, offer.slug) ?? null,
    );
    if (!checked.ok) return checked;
    return ok(toNewLine(product.value, configuration, checked.value.quote, { campaign: null, source: null }));
  };
};

const configureDomain = (product: Product, name: string, years: number): Configuration => ({
  ...defaultConfiguration(product),
  term: years,
  chosen: Object.fromEntries(product.options.filter(isDomainOption).map(({ id }) => [id, [name]])),
});
