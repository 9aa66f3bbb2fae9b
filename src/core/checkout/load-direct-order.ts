import { toNewLine } from '#core/cart/lines/new-line.ts';
import { loadProductForCommand, type ProductPorts } from '#core/catalogue/load-product-for-command.ts';
import { validateConfiguration } from '#core/catalogue/validate-configuration.ts';
import { query, type UseCase } from '#core/failures/operation.ts';
import { noAmounts } from '#core/pricing/amounts.ts';
import { subtractDiscounts } from '#core/pricing/discount.ts';
import { type Configuration, computeQuote } from '#core/pricing/quote.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import { fail, ok } from '#core/shared/result.ts';
import { valueOr } from '#core/shared/text/value-or.ts';
import { groupVouchers } from '#core/vouchers/group-vouchers.ts';
import type { LineVouchers } from '#core/vouchers/voucher.ts';
import type { VoucherGateway } from '#core/vouchers/voucher-gateway.port.ts';
import { directLine } from './asks-for-address.ts';
import type { DirectOrderView } from './checkout.ts';
import { type CheckoutFormPorts, loadCheckoutForm } from './load-checkout-form.ts';

export type LoadDirectOrderPorts = VisitorPorts &
  ProductPorts &
  CheckoutFormPorts & { readonly vouchers: VoucherGateway };

export type LoadDirectOrderInput = {
  readonly slug: string;
  readonly configuration: Configuration;
  /** [VOU-01] */
  readonly codes?: readonly string[];
};

/**
 * A direct order: current price with valid voucher codes, and form data. Drops invalid codes, or all when vouchers are
 * unavailable; neither writes nor reads the cart. Failures: `not-found`, `product-unavailable`, `term-not-sold`,
 * `quantity-out-of-range`, `invalid-fields`, `no-token`. [ROUTE-09]
 */
export const loadDirectOrder = query(
  (ports: LoadDirectOrderPorts): UseCase<LoadDirectOrderInput, DirectOrderView> =>
    async ({ slug, configuration, codes = [] }) => {
      const visitor = await currentVisitor(ports)();
      if (!visitor.ok) return visitor;
      const product = await loadProductForCommand(ports)(() => ports.catalogue.product(slug));
      if (!product.ok) return product;
      if (!product.value.isAvailable) return fail({ kind: 'product-unavailable' });
      const quote = computeQuote(product.value, configuration);
      if (!quote.ok) return quote;
      const fields = validateConfiguration(product.value, configuration);
      if (Object.keys(fields).length > 0) return fail({ kind: 'invalid-fields', fields });
      const line = toNewLine(product.value, configuration, quote.value, { campaign: null, source: null });
      const [form, judged] = await Promise.all([
        loadCheckoutForm(ports)(visitor.value, [directLine(product.value)]),
        ports.vouchers.forLines([line], codes),
      ]);
      const { offers } = valueOr(ports.log, 'Failed to fetch vouchers', judged, noVouchers);
      const { totals, renewal, instalmentQuote } = quote.value;
      const discounts = offers.flatMap(({ isApplied, code, title, amount, gross }) =>
        isApplied ? [{ code, title, amount, gross }] : [],
      );
      return ok({
        ...form,
        product: product.value,
        configuration,
        quote: quote.value,
        // An instalment plan has instalments instead of a renewal price. [INS-01]
        vouchers: judged.ok ? groupVouchers(offers, instalmentQuote ? noAmounts : renewal) : null,
        discounts,
        totals: subtractDiscounts(totals, discounts),
      });
    },
);

const noVouchers: LineVouchers = { offers: [], refused: [] };
