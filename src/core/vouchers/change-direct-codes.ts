import type { CartOutcome } from '#core/cart/cart.ts';
import { toNewLine } from '#core/cart/lines/new-line.ts';
import { buyNowUrl } from '#core/catalogue/buy-now.ts';
import { loadProductForCommand, type ProductPorts } from '#core/catalogue/load-product-for-command.ts';
import type { ShopFailure } from '#core/failures/shop-failure.ts';
import { computeQuote } from '#core/pricing/quote.ts';
import { currentVisitor, type VisitorPorts } from '#core/session/current-visitor.ts';
import { readWithRetry } from '#core/shared/persist.ts';
import { fail, ok, type Result } from '#core/shared/result.ts';
import type { DirectCodes } from './voucher.ts';
import { toVoucherFailure } from './voucher-failure.ts';
import type { VoucherGateway } from './voucher-gateway.port.ts';

export type DirectCodesPorts = VisitorPorts & ProductPorts & { readonly vouchers: VoucherGateway };

/** Keeps codes in the URL: redirects with a valid code added, refuses an invalid one. [VOU-01, ROUTE-09] */
export const changeDirectCodes =
  (ports: DirectCodesPorts, how: 'add' | 'remove') =>
  async ({ slug, configuration, codes }: DirectCodes, code: string): Promise<Result<CartOutcome, ShopFailure>> => {
    const visitor = await currentVisitor(ports)();
    if (!visitor.ok) return visitor;
    const product = await loadProductForCommand(ports)(() => ports.catalogue.product(slug));
    if (!product.ok) return product;
    const others = codes.filter((each) => each !== code);
    const done = (left: readonly string[], notice: 'voucher-added' | 'voucher-removed') =>
      ok({ cart: null, notice, notify: null, goTo: buyNowUrl(product.value, configuration, left) });
    if (how === 'remove') return done(others, 'voucher-removed');

    const quote = computeQuote(product.value, configuration);
    if (!quote.ok) return quote;
    const line = toNewLine(product.value, configuration, quote.value, { campaign: null, source: null });
    const judged = await readWithRetry(ports.delay, () => ports.vouchers.forLines([line], [...others, code]));
    if (!judged.ok) return fail(toVoucherFailure(judged.failure, code));
    const refused = judged.value.refused.find((each) => each.code === code);
    if (refused) return fail({ kind: 'voucher-refused', message: null, ...refused });
    const counting = judged.value.offers.flatMap((each) => (each.isApplied ? [each.code] : []));
    return done(counting, 'voucher-added');
  };
