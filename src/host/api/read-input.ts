import * as z from 'zod';
import type { InputOf, OperationName } from '#core/operations.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { accountInputs } from './inputs/account.ts';
import { balanceInputs } from './inputs/balance.ts';
import { cartInputs } from './inputs/cart.ts';
import { catalogueInputs } from './inputs/catalogue.ts';
import { checkoutInputs } from './inputs/checkout.ts';
import { contentInputs } from './inputs/content.ts';
import { dnsInputs } from './inputs/dns.ts';
import { domainControlInputs } from './inputs/domain-control.ts';
import { domainsInputs } from './inputs/domains.ts';
import { findUnstorable } from './inputs/find-unstorable.ts';
import { ordersInputs } from './inputs/orders.ts';
import { command, flag, nothing, path, proof, text, typed } from './inputs/parts.ts';
import { paymentInputs } from './inputs/payment.ts';
import { quotationsInputs } from './inputs/quotations.ts';
import { servicesInputs } from './inputs/services.ts';
import { supportInputs } from './inputs/support.ts';
import { vouchersInputs } from './inputs/vouchers.ts';

/** The use case truncates pasted text. */
const searchTerm = typed(2_000);

/** All network input is parsed by these schemas, one per operation; a long list has a file of its own in `inputs`. */
export const inputs: { readonly [Name in OperationName]: z.ZodType<InputOf<Name>> } = {
  ...accountInputs,
  ...cartInputs,
  ...catalogueInputs,
  ...checkoutInputs,
  ...contentInputs,
  ...dnsInputs,
  ...balanceInputs,
  ...domainControlInputs,
  ...domainsInputs,
  ...ordersInputs,
  ...paymentInputs,
  ...quotationsInputs,
  ...servicesInputs,
  ...supportInputs,
  ...vouchersInputs,
  checkRedirect: z.object({ path: text(2_000).startsWith('/') }),
  loadConsent: nothing,
  loadHome: z.object({ line: typed(100).optional() }),
  loadPromotions: nothing,
  loadProvinces: nothing,
  loadShell: nothing,
  loadStatus: nothing,
  loadVisitor: nothing,
  loadWards: z.object({ province: text(20).min(1) }),
  saveConsent: command({ chat: flag(false), statistics: flag(false), ads: flag(false), path }),
  searchSite: z.object({ term: searchTerm }),
  selfCheck: nothing,
  submitConsultation: command({
    name: typed(300),
    phone: typed(100),
    email: typed(300),
    note: typed(5_000),
    path,
    product: typed(200),
    configuration: typed(2_000),
    proof,
  }),
  subscribeNewsletter: command({ email: typed(300), agree: flag(false), path, proof }),
  suggest: z.object({ term: searchTerm }),
};

export type ReadInput<Name extends OperationName> =
  | { readonly ok: true; readonly input: InputOf<Name> }
  /** Paths such as `configuration.time`. */
  | { readonly ok: false; readonly fields: Readonly<Record<string, FieldProblem>> };

export const readInput = <Name extends OperationName>(name: Name, raw: unknown): ReadInput<Name> => {
  const hostile = findUnstorable(raw);
  if (hostile !== null) return { ok: false, fields: { [hostile || 'input']: 'choice' } };
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
