import { problemsOfConfiguration } from '#core/catalogue/problems-of-configuration.ts';
import { type ProductPorts, productFor } from '#core/catalogue/product-for.ts';
import { quoteOf } from '#core/pricing/quote.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import { fail, ok } from '#core/shared/result.ts';
import type { UseCases } from '#core/use-cases.ts';
import { type CheckoutFormPorts, checkoutForm } from './checkout-form.ts';

export type LoadDirectOrderPorts = VisitorPorts & ProductPorts & CheckoutFormPorts;

/**
 * One configured product on its way straight to an order: what it costs now, and the same form as the checkout's. Nothing
 * is written and the cart is not looked at. Failures: `not-found`, `product-unavailable`, `term-not-sold`,
 * `count-out-of-range`, `invalid-fields` where something that must be said is missing, `no-token`. [ROUTE-09]
 */
export const loadDirectOrder =
  (ports: LoadDirectOrderPorts): UseCases['directOrder'] =>
  async ({ slug, configuration }) => {
    const visitor = await currentVisitor(ports)();
    if (!visitor.ok) return visitor;
    const product = await productFor(ports)(() => ports.catalogue.product(slug));
    if (!product.ok) return product;
    if (!product.value.available) return fail({ kind: 'product-unavailable' });
    const quote = quoteOf(product.value, configuration);
    if (!quote.ok) return quote;
    const fields = problemsOfConfiguration(product.value, configuration);
    if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
    const form = await checkoutForm(ports)(visitor.value);
    return ok({ ...form, product: product.value, configuration, quote: quote.value });
  };
