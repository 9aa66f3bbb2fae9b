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
import { loadHome } from './catalogue/load-home.ts';
import { loadProduct } from './catalogue/load-product.ts';
import { loadShell } from './catalogue/load-shell.ts';
import { loadCheckout } from './checkout/load-checkout.ts';
import { placeDirectOrder } from './checkout/place-direct-order.ts';
import { placeOrder } from './checkout/place-order.ts';
import { accountCommandsOf, accountQueries } from './create-account-use-cases.ts';
import { loadDomainStatus } from './domains/domain-status.ts';
import { loadOrder } from './orders/load-order.ts';
import { loadInvoice } from './payment/load-invoice.ts';
import { loadPayment } from './payment/load-payment.ts';
import { loadPaymentResult } from './payment/load-payment-result.ts';
import { readPaymentReturn } from './payment/read-payment-return.ts';
import { retryPayment } from './payment/retry-payment.ts';
import { loadProvinces, loadWards } from './places/load-places.ts';
import type { Ports } from './ports.ts';
import { checkRedirect } from './redirects/check-redirect.ts';
import { loadVisitor } from './session/load-visitor.ts';
import { fail } from './shared/result.ts';
import { singleFlight } from './shared/single-flight.ts';
import type { Commands, UseCases } from './use-cases.ts';

/** The whole shop over its ports. Every composition calls this once for a request (or for a browser on fakes). */
export const createUseCases = (given: Ports): UseCases => {
  const ports = withOneTokenAtATime(given);
  return {
    shell: loadShell(ports),
    home: loadHome(ports),
    category: loadCategory(ports),
    products: listProducts(ports),
    product: loadProduct(ports),
    provinces: loadProvinces(ports),
    wards: loadWards(ports),
    domainStatus: loadDomainStatus(ports),
    checkRedirect: checkRedirect(ports),
    visitor: loadVisitor(ports),
    cart: loadCart(ports),
    checkout: loadCheckout(ports),
    payment: loadPayment(ports),
    paymentResult: loadPaymentResult(ports),
    paymentReturn: readPaymentReturn(ports),
    invoice: loadInvoice(ports),
    order: loadOrder(ports),
    ...accountQueries(ports),
    ...foreseen(ports, {
      addToCart: addToCart(ports),
      addByQuery: addByQuery(ports),
      changeLine: changeLine(ports),
      setLineOptions: setLineOptions(ports),
      removeLine: removeLine(ports),
      removeLines: removeLines(ports),
      clearCart: clearCart(ports),
      setCartNote: setCartNote(ports),
      placeOrder: placeOrder(ports),
      placeDirectOrder: placeDirectOrder(ports),
      retryPayment: retryPayment(ports),
      ...accountCommandsOf(ports),
    }),
  };
};

/** A page asks several questions at once: they must not buy a token each, or the visitor's last cookie wins. [VIS-02] */
const withOneTokenAtATime = (ports: Ports): Ports => ({
  ...ports,
  identity: { ...ports.identity, anonymousToken: singleFlight(ports.identity.anonymousToken) },
});

/** A command that breaks in a way nobody foresaw is logged and told as such; what was typed stays on the page. [CART-10] */
const foreseen = ({ log }: Ports, commands: Commands): Commands => {
  const guarded = ([name, run]: readonly [string, AnyCommand]): readonly [string, AnyCommand] => [
    name,
    async (command) => {
      try {
        return await run(command);
      } catch (error) {
        log.warn('Unforeseen failure', { command: name, error: String(error) });
        return fail({ kind: 'unforeseen' });
      }
    },
  ];
  // Each name keeps its own command and answer: the guard hands both through and adds a failure that all of them have.
  return Object.fromEntries(Object.entries<AnyCommand>(commands).map(guarded)) as unknown as Commands;
};

/** A command as the guard sees it: it takes one thing and answers something, of which the guard reads neither. */
type AnyCommand = (command: never) => Promise<unknown>;
