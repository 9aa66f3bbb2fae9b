import type { CartView } from '#core/cart/cart.ts';
import type { Product } from '#core/catalogue/product.ts';
import type { Discount } from '#core/pricing/discount.ts';
import type { Amounts } from '#core/pricing/price.ts';
import type { Configuration } from '#core/pricing/quote.ts';
import type { Quote } from '#core/pricing/receipt.ts';
import type { Dong } from '#core/shared/dong.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import type { Address } from '#core/shared/people/address.ts';
import type { Contact } from '#core/shared/people/contact.ts';
import type { InvoiceParty } from '#core/shared/people/invoice-party.ts';
import type { GroupedVouchers } from '#core/vouchers/voucher.ts';
import type { CheckoutFormView } from './load-checkout-form.ts';

export type CheckoutView = CheckoutFormView & { readonly cart: CartView };

/** A configured product to be ordered directly, with its price and form data. [ROUTE-09] */
export type DirectOrderView = CheckoutFormView & {
  readonly product: Product;
  readonly configuration: Configuration;
  /** Prices without vouchers. */
  readonly quote: Quote;
  /** null when they cannot be loaded; then none is applied. [VOU-01] */
  readonly vouchers: GroupedVouchers | null;
  readonly discounts: readonly Discount[];
  /** Due today, after discounts. */
  readonly totals: Amounts;
};

/** Raw form; the use case validates it and never relies on the page. */
export type CheckoutFields = {
  readonly contact: Contact;
  readonly address: Pick<Address, 'provinceCode' | 'wardCode' | 'street'>;
  readonly invoiceFor: 'person' | 'company';
  readonly company: Omit<InvoiceParty, 'phone'>;
  /** Sent by the button that looks the company up without JavaScript: nothing is ordered. */
  readonly looksUpCompany?: boolean;
  readonly note: string;
  readonly methodCode: string;
};

export type FinaliseOrderCommand = CheckoutFields & {
  readonly orderId: OrderId | null;
  /** Displayed total with VAT, in đồng. */
  readonly expectedTotal: Dong;
  readonly idempotencyKey: IdempotencyKey;
};

export type PlaceDirectOrderCommand = CheckoutFields & {
  readonly slug: string;
  readonly configuration: Configuration;
  /** [VOU-01] */
  readonly codes?: readonly string[];
  /** Displayed total with VAT and discounts, in đồng. */
  readonly expectedTotal: Dong;
  readonly idempotencyKey: IdempotencyKey;
};
