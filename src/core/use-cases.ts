import {
  type AccountCommands,
  type AccountPrivateQueries,
  type AccountPublicQueries,
  accountCommands,
  accountPrivateQueries,
} from './account/account-use-cases.ts';
import type {
  AddByQueryCommand,
  AddToCartCommand,
  CartOutcome,
  CartView,
  ChangeLineCommand,
  RemoveLineCommand,
  RemoveLinesCommand,
  SetLineOptionsCommand,
} from './cart/cart.ts';
import type { ObjectSeo } from './catalogue/catalogue.port.ts';
import type { Category } from './catalogue/category.ts';
import { type ChoosingCommands, type ChoosingQueries, choosingCommands } from './catalogue/choosing-use-cases.ts';
import type { Product, ProductPage, ProductQuery } from './catalogue/product.ts';
import type { CheckoutView, PlaceDirectOrderCommand, PlaceOrderCommand } from './checkout/checkout.ts';
import type { ServiceCheck } from './checks/self-check.ts';
import {
  type ContentCommands,
  type ContentPrivateQueries,
  type ContentQueries,
  contentCommands,
  contentPrivateQueries,
} from './content/content-use-cases.ts';
import type { RedirectDecision } from './content/redirect-rule.ts';
import type { DomainAnswer } from './domains/domain-registry.port.ts';
import { type DomainCommands, type DomainQueries, domainCommands } from './domains/domain-use-cases.ts';
import { type PapersCommands, type PapersQueries, papersCommands, papersQueries } from './domains/papers-use-cases.ts';
import type { ShopFailure } from './failures/shop-failure.ts';
import type { Order } from './orders/order.ts';
import type { Home } from './pages/home.ts';
import type { Shell } from './pages/shell.ts';
import type { Invoice } from './payment/invoice.ts';
import type { PaymentResultView, PaymentView, RetryPaymentCommand } from './payment/payment-view.ts';
import type { PlacedOrder } from './payment/placed-order.ts';
import type { Place } from './places/places.port.ts';
import {
  type QuotationCommands,
  type QuotationQueries,
  quotationCommands,
  quotationQueries,
} from './quotations/quotation-use-cases.ts';
import type { VisitorState } from './session/visitor-state.ts';
import type { IdempotencyKey, InvoiceId, OrderId } from './shared/ids.ts';
import type { Result } from './shared/result.ts';
import {
  type VoucherCommands,
  type VoucherPublicQueries,
  type VoucherQueries,
  voucherCommands,
  voucherQueries,
} from './vouchers/voucher-use-cases.ts';

type Answer<Value> = Promise<Result<Value, ShopFailure>>;

/** What the editors say to search engines; null where they said nothing, or where it could not be had. [CMS-02] */
type WithSeo = { readonly seo: ObjectSeo | null };

/** Reads that give every visitor the same: cacheable, no cookie is read or set. */
export type PublicQueries = AccountPublicQueries &
  VoucherPublicQueries &
  ContentQueries &
  ChoosingQueries &
  DomainQueries & {
    /** Header, footer and category tree. Parts fail alone and are then null. [DATA-01] */
    readonly loadShell: (input: Record<string, never>) => Answer<Shell>;
    readonly loadHome: (input: Record<string, never>) => Answer<Home>;
    /** `parent` given: the category must stand below it. [ROUTE-04, ROUTE-05] */
    readonly loadCategory: (input: {
      readonly handle: string;
      readonly parent: string | null;
      readonly store: string | null;
    }) => Answer<Category & WithSeo>;
    readonly listProducts: (input: ProductQuery) => Answer<ProductPage>;
    readonly loadProduct: (input: { readonly slug: string }) => Answer<Product & WithSeo>;
    /** How every service does that can be asked without changing anything; never fails. [ROUTE-41] */
    readonly selfCheck: (input: Record<string, never>) => Answer<readonly ServiceCheck[]>;
    readonly loadProvinces: (input: Record<string, never>) => Answer<readonly Place[]>;
    readonly loadWards: (input: { readonly province: string }) => Answer<readonly Place[]>;
    readonly loadDomainStatus: (input: { readonly name: string }) => Answer<DomainAnswer>;
    /** Never fails: trouble is logged and the page continues. `uncounted`: whoever asks counts by himself. [RED-05] */
    readonly checkRedirect: (input: {
      readonly path: string;
      readonly uncounted?: boolean;
    }) => Answer<RedirectDecision>;
  };

/** Reads for one visitor: no-store. */
export type PrivateQueries = AccountPrivateQueries &
  VoucherQueries &
  ContentPrivateQueries &
  PapersQueries &
  QuotationQueries & {
    /** Badge and name for the header; spent carts are dropped on the way. [CART-11] */
    readonly loadVisitor: (input: Record<string, never>) => Answer<VisitorState>;
    /** The visitor's cart; null where there is none. An order of somebody else is none. */
    readonly loadCart: (input: { readonly orderId: OrderId | null }) => Answer<CartView | null>;
    readonly loadCheckout: (input: Record<string, never>) => Answer<CheckoutView>;
    /** Without id the cart pointer's order. */
    readonly loadPayment: (input: { readonly orderId: OrderId | null }) => Answer<PaymentView>;
    readonly loadPaymentResult: (input: { readonly orderId: OrderId }) => Answer<PaymentResultView>;
    /** Verifies a gateway's return address and says whose result to show. */
    readonly readPaymentReturn: (input: {
      readonly query: Readonly<Record<string, string>>;
    }) => Answer<{ readonly orderId: OrderId }>;
    readonly loadInvoice: (input: {
      readonly id: InvoiceId | null;
      readonly orderId: OrderId | null;
    }) => Answer<Invoice>;
    readonly loadOrder: (input: { readonly orderId: OrderId }) => Answer<Order>;
  };

export type Commands = AccountCommands &
  VoucherCommands &
  ContentCommands &
  ChoosingCommands &
  DomainCommands &
  PapersCommands &
  QuotationCommands & {
    readonly addToCart: (command: AddToCartCommand) => Answer<CartOutcome>;
    readonly addByQuery: (command: AddByQueryCommand) => Answer<CartOutcome>;
    readonly changeLine: (command: ChangeLineCommand) => Answer<CartOutcome>;
    readonly setLineOptions: (command: SetLineOptionsCommand) => Answer<CartOutcome>;
    readonly removeLine: (command: RemoveLineCommand) => Answer<CartOutcome>;
    /** One by one, 500 ms apart, until the first failure. [CART-12] */
    readonly removeLines: (command: RemoveLinesCommand) => Answer<CartOutcome>;
    readonly clearCart: (command: {
      readonly orderId: OrderId | null;
      readonly idempotencyKey: IdempotencyKey;
    }) => Answer<CartOutcome>;
    readonly setCartNote: (command: {
      readonly orderId: OrderId | null;
      readonly note: string;
      readonly idempotencyKey: IdempotencyKey;
    }) => Answer<CartOutcome>;
    /** Customer and address set, status OPEN, payment created, on to the QR. [FIN-01] */
    readonly placeOrder: (command: PlaceOrderCommand) => Answer<PlacedOrder>;
    /** One configured product straight to an order, a guest's or a customer's; the cart stays as it is. [FIN-03, FIN-04] */
    readonly placeDirectOrder: (command: PlaceDirectOrderCommand) => Answer<PlacedOrder>;
    readonly retryPayment: (command: RetryPaymentCommand) => Answer<PlacedOrder>;
  };

/** Everything the shop can do. The host and the browser offer the same interface; its names are the allow-list of /api. */
export type UseCases = PublicQueries & PrivateQueries & Commands;
export const USE_CASES = Symbol('UseCases');

export const privateQueries = [
  'loadVisitor',
  'loadCart',
  'loadCheckout',
  'loadPayment',
  'loadPaymentResult',
  'readPaymentReturn',
  'loadInvoice',
  'loadOrder',
  ...accountPrivateQueries,
  ...voucherQueries,
  ...contentPrivateQueries,
  ...papersQueries,
  ...quotationQueries,
] as const satisfies readonly (keyof PrivateQueries)[];
export const commands = [
  'addToCart',
  'addByQuery',
  'changeLine',
  'setLineOptions',
  'removeLine',
  'removeLines',
  'clearCart',
  'setCartNote',
  'placeOrder',
  'placeDirectOrder',
  'retryPayment',
  ...accountCommands,
  ...voucherCommands,
  ...contentCommands,
  ...choosingCommands,
  ...domainCommands,
  ...papersCommands,
  ...quotationCommands,
] as const satisfies readonly (keyof Commands)[];
