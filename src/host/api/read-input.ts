import type * as z from 'zod';
import type { InputOf, OperationName } from '#core/operations.ts';
import type { FieldProblem } from '#core/shared/field-problem.ts';
import { accountInputs } from './inputs/account.ts';
import { cartInputs } from './inputs/cart.ts';
import { catalogueInputs } from './inputs/catalogue.ts';
import { checkoutInputs } from './inputs/checkout.ts';
import { checksInputs } from './inputs/checks.ts';
import { consentInputs } from './inputs/consent.ts';
import { consultationInputs } from './inputs/consultation.ts';
import { contentInputs } from './inputs/content.ts';
import { domainsInputs } from './inputs/domains.ts';
import { ordersInputs } from './inputs/orders.ts';
import { pagesInputs } from './inputs/pages.ts';
import { paymentInputs } from './inputs/payment.ts';
import { placesInputs } from './inputs/places.ts';
import { promotionInputs } from './inputs/promotion.ts';
import { quotationsInputs } from './inputs/quotations.ts';
import { redirectsInputs } from './inputs/redirects.ts';
import { searchInputs } from './inputs/search.ts';
import { servicesInputs } from './inputs/services.ts';
import { vouchersInputs } from './inputs/vouchers.ts';

/** All network input is parsed by these schemas, one per operation. */
export const inputs: { readonly [Name in OperationName]: z.ZodType<InputOf<Name>> } = {
  ...accountInputs,
  ...cartInputs,
  ...catalogueInputs,
  ...checkoutInputs,
  ...checksInputs,
  ...consentInputs,
  ...consultationInputs,
  ...contentInputs,
  ...domainsInputs,
  ...ordersInputs,
  ...pagesInputs,
  ...paymentInputs,
  ...placesInputs,
  ...promotionInputs,
  ...quotationsInputs,
  ...redirectsInputs,
  ...searchInputs,
  ...servicesInputs,
  ...vouchersInputs,
};

export type ReadInput<Name extends OperationName> =
  | { readonly ok: true; readonly input: InputOf<Name> }
  /** Paths such as `configuration.time`. */
  | { readonly ok: false; readonly fields: Readonly<Record<string, FieldProblem>> };

export const readInput = <Name extends OperationName>(name: Name, raw: unknown): ReadInput<Name> => {
  const schema: z.ZodType<InputOf<Name>> = inputs[name];
  const read = schema.safeParse(raw, { reportInput: true });
  if (read.success) return { ok: true, input: read.data };
  return {
    ok: false,
    fields: Object.fromEntries(read.error.issues.map((issue) => [issue.path.join('.') || 'input', problemOf(issue)])),
  };
};

const problemOf = (issue: { readonly code?: string | undefined; readonly input?: unknown }): FieldProblem => {
  if (issue.code === 'too_big') return 'too-long';
  return issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : 'choice';
};
