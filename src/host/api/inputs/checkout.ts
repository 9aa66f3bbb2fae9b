import * as z from 'zod';
import type * as checkout from '#core/checkout/operations.ts';
import type { Inputs } from './parts.ts';
import { amount, blank, configuration, nothing, onOrder, press, slug, typed, voucherCodes } from './parts.ts';

const checkoutFields = {
  contact: z.preprocess((value) => value ?? {}, z.object({ name: typed(200), phone: typed(40), email: typed(200) })),
  address: z.preprocess(
    (value) => value ?? {},
    z.object({ provinceCode: typed(20), wardCode: typed(20), street: typed(300) }),
  ),
  invoiceFor: z.preprocess((value) => blank(value) ?? 'person', z.enum(['person', 'company'])),
  company: z.preprocess(
    (value) => value ?? {},
    z.object({ name: typed(300), taxCode: typed(40), address: typed(300), email: typed(200) }),
  ),
  note: typed(2_000),
  methodCode: typed(40),
};

export const checkoutInputs: Inputs<typeof checkout> = {
  loadCheckout: nothing,
  loadDirectOrder: z.object({ slug, configuration, codes: voucherCodes }),
  placeDirectOrder: z.object({
    ...checkoutFields,
    slug,
    configuration,
    codes: voucherCodes,
    expectedTotal: amount,
    idempotencyKey: press,
  }),
  placeOrder: z.object({ ...checkoutFields, expectedTotal: amount, ...onOrder }),
};
