import * as z from 'zod';
import type * as checkout from '#core/checkout/operations.ts';
import {
  amount,
  blank,
  command,
  configuration,
  flag,
  type Inputs,
  nothing,
  orderOrNull,
  orEmpty,
  slug,
  typed,
  voucherCodes,
} from './parts.ts';

const checkoutFields = {
  contact: orEmpty(z.object({ name: typed(200), phone: typed(40), email: typed(200) })),
  address: orEmpty(z.object({ provinceCode: typed(20), wardCode: typed(20), street: typed(300) })),
  invoiceFor: z.preprocess((value) => blank(value) ?? 'person', z.enum(['person', 'company'])),
  company: orEmpty(z.object({ name: typed(300), taxCode: typed(40), address: typed(300), email: typed(200) })),
  looksUpCompany: flag(false),
  note: typed(2_000),
  methodCode: typed(40),
};

export const checkoutInputs: Inputs<typeof checkout> = {
  findCompany: z.object({ taxCode: typed(40) }),
  loadCheckout: nothing,
  loadDirectOrder: z.object({ slug, configuration, codes: voucherCodes }),
  placeDirectOrder: command({ ...checkoutFields, slug, configuration, codes: voucherCodes, expectedTotal: amount }),
  finaliseOrder: command({ ...checkoutFields, expectedTotal: amount, orderId: orderOrNull }),
};
