import type { SavedAddress } from '#core/account/account.ts';
import type { CartView } from '#core/cart/cart.ts';
import type { Product } from '#core/catalogue/product.ts';
import type { InvoiceRequest } from '#core/orders/order.ts';
import type { PaymentMethod } from '#core/payment/payment.ts';
import type { Place } from '#core/places/places.port.ts';
import type { Discount } from '#core/pricing/discount.ts';
import type { Amounts } from '#core/pricing/price.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import type { Quote } from '#core/pricing/receipt.ts';
import type { Contact } from '#core/shared/contact.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import type { CodesOnOffer } from '#core/vouchers/voucher.ts';

export type CheckoutView = {
  readonly cart: CartView;
  /** False for a guest, who is offered to log in. */
  readonly loggedIn: boolean;
  readonly methods: readonly PaymentMethod[];
  readonly provinces: readonly Place[];
  /** What is known of the customer already. */
  readonly contact: Contact | null;
  /** His address book, the default first; empty for a guest. */
  readonly addresses: readonly SavedAddress[];
  /** The company of his last invoice. */
  readonly company: InvoiceRequest | null;
};

/** A configured product straight to its order: what it costs, and what the form needs. [ROUTE-09] */
export type DirectOrderView = Omit<CheckoutView, 'cart'> & {
  readonly product: Product;
  readonly configuration: Configuration;
  /** At the product's own prices. */
  readonly quote: Quote;
  /** Its codes, those in use among them; null where they cannot be had: then none is in use. [VOU-01] */
  readonly vouchers: CodesOnOffer | null;
  readonly discounts: readonly Discount[];
  /** What is paid today, lowered by the codes in use. */
  readonly totals: Amounts;
};

/** The checkout form as typed; validated and normalised by the use case, never by the page alone. */
export type CheckoutFields = {
  readonly contact: Contact;
  readonly address: { readonly provinceCode: string; readonly wardCode: string; readonly street: string };
  /** «company» asks for the company's fields. */
  readonly invoiceFor: 'person' | 'company';
  readonly company: {
    readonly name: string;
    readonly taxCode: string;
    readonly address: string;
    readonly email: string;
  };
  readonly note: string;
  readonly methodCode: string;
};

export type PlaceOrderCommand = CheckoutFields & {
  readonly orderId: OrderId | null;
  /** Total with VAT that the page showed, đồng. */
  readonly expectedTotal: Dong;
  readonly idempotencyKey: IdempotencyKey;
};

export type PlaceDirectOrderCommand = CheckoutFields & {
  readonly slug: string;
  readonly configuration: Configuration;
  /** Codes in use on the page. [VOU-01] */
  readonly codes?: readonly string[];
  /** Total with VAT that the page showed, codes taken off, đồng. */
  readonly expectedTotal: Dong;
  readonly idempotencyKey: IdempotencyKey;
};
