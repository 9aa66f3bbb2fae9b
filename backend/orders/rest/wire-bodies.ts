import * as z from 'zod';
import { lineOption, parseLinesInput, toStoredOptions } from '#backend/line-pricing/line-input.ts';
import type { StoredOption } from '#backend/order-store/schema.ts';
import type { CustomerInput } from '#backend/orders/set-customer.ts';
import { parseWith } from '#backend/platform/http/read-body.ts';
import { ServiceFailure } from '#backend/platform/service-failure.ts';
import { cancelCodes, writtenReason } from '#contracts/order-states.ts';
import type { Address } from '#core/shared/people/address.ts';
import { normaliseTaxCode } from '#core/shared/people/tax-code.ts';
import { cleanLines, cleanTyped } from '#core/shared/text/clean-typed.ts';
import { cleanEmail } from '#core/shared/text/email-address.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';

const words = (most: number, clean = cleanTyped) => z.string().transform(clean).pipe(z.string().min(1).max(most));
const phone = words(20, normalisePhone);
const email = words(fieldLimits.email, cleanEmail);
const note = z.string().max(fieldLimits.note).transform(cleanLines).nullish();

export const guestCustomer = z.object({ name: words(200), phone, email });

/** Has the field names of the guest address call. */
export const receiver = z.object({
  name: words(200),
  phone,
  address: words(300),
  province: z.string().nullish(),
  ward: z.string().nullish(),
  province_code: words(20),
  ward_code: words(20),
});

const invoiceRequest = z.object({
  company: words(300),
  tax_code: words(20, normaliseTaxCode),
  address: words(300),
  email,
});

const voucherCodes = z.array(z.string().max(100)).max(10);

const wholeOrder = z.object({
  order: z.object({
    line_items: z.unknown(),
    note,
    shipping_address: receiver.nullish(),
    invoice_request: invoiceRequest.nullish(),
    vouchers: voucherCodes.nullish(),
    seen_total: z.number().int().nullish(),
  }),
  customer: guestCustomer.nullish(),
  time: z.number().int().nullish(),
});

export const toStoredAddress = (at: z.infer<typeof receiver>): Address => ({
  street: at.address,
  provinceCode: at.province_code,
  provinceName: at.province ?? '',
  wardCode: at.ward_code,
  wardName: at.ward ?? '',
});

const toInvoiceRequest = ({ company, tax_code: taxCode, address, email }: z.infer<typeof invoiceRequest>) => ({
  company,
  taxCode,
  address,
  email,
});

/** REST-01; `customer` falls back to the receiver, who has no e-mail. Throws BAD_USER_INPUT without both. */
export const parseWholeOrder = (body: unknown) => {
  const { order, customer, time } = parseWith(wholeOrder, body);
  const wish = order.invoice_request;
  const receiver = order.shipping_address ?? null;
  const contact = customer ?? (receiver && { name: receiver.name, phone: receiver.phone, email: '' });
  if (contact === null) throw new ServiceFailure('BAD_USER_INPUT', 'The order has no customer', { field: 'customer' });
  return {
    input: parseLinesInput(order.line_items),
    time: time ?? null,
    vouched: order.vouchers?.length ? { codes: order.vouchers, seen: order.seen_total ?? null } : null,
    customer: {
      contact,
      address: receiver && toStoredAddress(receiver),
      invoiceRequest: wish ? toInvoiceRequest(wish) : null,
      note: order.note ?? null,
    } satisfies CustomerInput,
  };
};

const text = z.string().max(200).nullish();
const cartLines = z.object({ order_id: text, cart_key: text, identifier: text, line_items: z.unknown() });

/** Throws BAD_USER_INPUT. */
export const parseCartLines = (body: unknown) => {
  const { order_id, cart_key, identifier, line_items } = parseWith(cartLines, body);
  return {
    orderId: order_id ?? null,
    cartKey: cart_key ?? null,
    identifier: identifier ?? null,
    input: parseLinesInput(line_items),
  };
};

const lineVouchers = z.object({ line_items: z.unknown(), vouchers: voucherCodes });

export const parseLineVouchers = (body: unknown) => {
  const { line_items: items, vouchers } = parseWith(lineVouchers, body);
  return { input: parseLinesInput(items), codes: vouchers };
};

const voucherBuyer = z
  .object({ email: z.string().max(254).default(''), phone: z.string().max(20).default('') })
  .nullish();

export const parseVoucherBuyer = (body: unknown) => parseWith(voucherBuyer, body) ?? null;

const ownerBody = z.object({
  customerId: words(100),
  shippingAddressId: z.string().nullish(),
  customer: guestCustomer.nullish(),
  shipping_address: receiver.nullish(),
  invoice_request: invoiceRequest.nullish(),
  note,
});

/** `receiverId`: from the owner's address book; `customer` is null unless the body has a whole checkout. */
export const parseOwner = (body: unknown) => {
  const given = parseWith(ownerBody, body);
  const at = given.shipping_address ?? null;
  return {
    partyId: given.customerId,
    receiverId: given.shippingAddressId || null,
    customer: given.customer
      ? ({
          contact: given.customer,
          address: at && toStoredAddress(at),
          invoiceRequest: given.invoice_request ? toInvoiceRequest(given.invoice_request) : null,
          note: given.note ?? null,
        } satisfies CustomerInput)
      : null,
  };
};

const optionsBody = z.object({ product_options: z.array(lineOption).max(50) });

export const parseOptions = (body: unknown): readonly StoredOption[] =>
  toStoredOptions(parseWith(optionsBody, body).product_options);

/** The cart whose lines move. */
export const mergeBody = z.object({ oldCartId: words(100) });

const cancelBody = z.object({ reason: z.string().max(1_000).nullish(), note }).nullable();

/** What the client wrote: a note beside a code replaces it, and follows a reason in words. */
export const parseCancelReason = (body: unknown): string => {
  const given = parseWith(cancelBody, body);
  const reason = cleanLines(given?.reason ?? '') || cancelCodes.withoutReason;
  return [writtenReason(reason), cleanLines(given?.note ?? '')].filter(Boolean).join(' · ') || reason;
};

/** Every line can be deleted, so that a client which forbids it is refused. */
const allowDelete = z.literal(true).nullish();

const cartChild = z.object({
  product_id: words(100),
  quantity: z.number().int().nullish(),
  allow_delete: allowDelete,
});
const cartAdd = z.object({
  product_id: words(100),
  quantity: z.number().int(),
  allow_delete: allowDelete,
  cart_child: z.array(cartChild).max(50).nullish(),
  description: z.string().max(300).nullish(),
});

/** The child items belong to the product. [SDK-05, ENT-05] */
export const parseCartAdd = (body: unknown) => {
  const asked = parseWith(cartAdd, body);
  const key = 'machine';
  return parseLinesInput([
    { product_id: asked.product_id, quantity: asked.quantity, description: asked.description, key },
    ...(asked.cart_child ?? []).map((child) => ({
      product_id: child.product_id,
      quantity: child.quantity ?? asked.quantity,
      parent_id: key,
    })),
  ]);
};
