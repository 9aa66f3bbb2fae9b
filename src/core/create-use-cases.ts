import { addByQuery } from './cart/add-by-query.ts';
import { addToCart } from './cart/add-to-cart.ts';
import { changeLine } from './cart/change-line.ts';
import { clearCart } from './cart/clear-cart.ts';
import { loadCart } from './cart/load-cart.ts';
import { removeLine } from './cart/remove-line.ts';
import { removeLines } from './cart/remove-lines.ts';
import { setCartNote } from './cart/set-cart-note.ts';
import { setLineOptions } from './cart/set-line-options.ts';
import { listProducts } from './catalogue/list-products.ts';
import { loadCategory } from './catalogue/load-category.ts';
import { loadProduct } from './catalogue/load-product.ts';
import { loadCheckout } from './checkout/load-checkout.ts';
import { placeDirectOrder } from './checkout/place-direct-order.ts';
import { placeOrder } from './checkout/place-order.ts';
import { selfCheck } from './checks/self-check.ts';
import { accountCommandTable, accountQueryTable } from './create-account-use-cases.ts';
import { choosingCommandTable, choosingQueryTable } from './create-choosing-use-cases.ts';
import { contentCommandTable, contentQueryTable } from './create-content-use-cases.ts';
import { domainCommandTable, domainQueryTable, papersTable } from './create-domain-use-cases.ts';
import { quotationCommandTable, quotationQueryTable } from './create-quotation-use-cases.ts';
import { voucherTable } from './create-voucher-use-cases.ts';
import { loadDomainStatus } from './domains/domain-status.ts';
import { loadOrder } from './orders/load-order.ts';
import { loadHome } from './pages/load-home.ts';
import { loadShell } from './pages/load-shell.ts';
import { loadVisitor } from './pages/load-visitor.ts';
import { loadInvoice } from './payment/load-invoice.ts';
import { loadPayment } from './payment/load-payment.ts';
import { loadPaymentResult } from './payment/load-payment-result.ts';
import { readPaymentReturn } from './payment/read-payment-return.ts';
import { retryPayment } from './payment/retry-payment.ts';
import { loadProvinces, loadWards } from './places/load-places.ts';
import type { Makers, Ports } from './ports.ts';
import { checkRedirect } from './redirects/check-redirect.ts';
import { fail } from './shared/result.ts';
import { commands, type UseCases } from './use-cases.ts';

/** Everything the shop can do, and how it is made. */
const makers: Makers<UseCases> = {
  loadShell: loadShell,
  loadHome: loadHome,
  loadCategory: loadCategory,
  listProducts: listProducts,
  loadProduct: loadProduct,
  selfCheck,
  loadProvinces: loadProvinces,
  loadWards: loadWards,
  loadDomainStatus: loadDomainStatus,
  checkRedirect,
  loadVisitor: loadVisitor,
  loadCart: loadCart,
  loadCheckout: loadCheckout,
  loadPayment: loadPayment,
  loadPaymentResult: loadPaymentResult,
  readPaymentReturn: readPaymentReturn,
  loadInvoice: loadInvoice,
  loadOrder: loadOrder,
  ...voucherTable,
  ...accountQueryTable,
  ...contentQueryTable,
  ...choosingQueryTable,
  ...domainQueryTable,
  ...quotationQueryTable,
  addToCart,
  addByQuery,
  changeLine,
  setLineOptions,
  removeLine,
  removeLines,
  clearCart,
  setCartNote,
  placeOrder,
  placeDirectOrder,
  retryPayment,
  ...accountCommandTable,
  ...contentCommandTable,
  ...choosingCommandTable,
  ...domainCommandTable,
  ...quotationCommandTable,
  ...papersTable,
};
const names = Object.keys(makers);
const areCommands: ReadonlySet<string> = new Set(commands);

/**
 * The whole shop over its ports. Every composition calls this once for a request (or for a browser on fakes); a use case
 * is made when it is first asked for, because a request asks for one or two of a hundred.
 */
export const createUseCases = (ports: Ports): UseCases => {
  const made: Record<string, AnyUseCase> = {};
  const find = (name: string | symbol): AnyUseCase | undefined => {
    if (typeof name === 'symbol' || !Object.hasOwn(makers, name)) return undefined;
    made[name] ??= makeUseCase(ports, name);
    return made[name];
  };
  // Answers every name of the table with what is made of its row, and can be spread like a plain object.
  return new Proxy({} as UseCases, {
    get: (_, name) => find(name),
    ownKeys: () => names,
    getOwnPropertyDescriptor: (_, name) => ({ value: find(name), enumerable: true, configurable: true }),
  });
};

const makeUseCase = (ports: Ports, name: string): AnyUseCase => {
  // The caller has found the name in the table.
  const make = makers[name as keyof UseCases] as (ports: Ports) => AnyUseCase;
  return areCommands.has(name) ? foreseen(ports, name, make(ports)) : make(ports);
};

/** A command that breaks in a way nobody foresaw is logged and told as such; what was typed stays on the page. [CART-10] */
const foreseen =
  ({ log }: Ports, name: string, run: AnyUseCase): AnyUseCase =>
  async (command) => {
    try {
      return await run(command);
    } catch (error) {
      log.warn('Unforeseen failure', { command: name, error: String(error) });
      return fail({ kind: 'unforeseen' });
    }
  };

/** A use case as it is handed through: it takes one thing and answers something, neither of which is read here. */
type AnyUseCase = (input: never) => Promise<unknown>;
