import { publicBackendOrigin } from '#backend/platform/deps.ts';
import type { PaymentDeps } from './environment.ts';
import type { PaymentProvider, RedirectProvider } from './provider.ts';
import type { PaymentRow } from './schema.ts';

type Deps = Pick<PaymentDeps, 'environment' | 'ownOrigin'>;

/** Undefined when the shop no longer has the method. */
export const providerOf = ({ environment }: Pick<Deps, 'environment'>, code: string): PaymentProvider | undefined =>
  environment.payments.providers.find((provider) => provider.code === code);

/** null with a real bank. */
export const sandboxAddress = (deps: Deps, paymentId: string): string | null =>
  deps.environment.payments.sandboxBank ? `${publicBackendOrigin(deps)}/sandbox-bank/${paymentId}` : null;

/** The gateway's own page or the sandbox bank's; null for a transfer. */
export const redirectAddress = (deps: Deps, payment: PaymentRow): string | null => {
  const provider = providerOf(deps, payment.methodCode);
  if (provider?.kind !== 'redirect') return null;
  const page = provider.page === null ? sandboxAddress(deps, payment.id) : pageOf(deps, provider, payment);
  return page === null ? null : provider.startAddress(page, payment);
};

/** A gateway that makes its pages on request is asked by a route of the backend. */
const pageOf = (deps: Deps, { page, requestPage }: RedirectProvider, { id }: PaymentRow): string | null =>
  requestPage === undefined ? page : `${publicBackendOrigin(deps)}/payment-hub/start/${id}`;

/** Origins to which a plain form is redirected for this method. [CSP form-action] */
export const redirectOrigins = (deps: Deps, provider: PaymentProvider): readonly string[] => {
  if (provider.kind !== 'redirect') return [];
  const own = publicBackendOrigin(deps);
  if (provider.page === null) return deps.environment.payments.sandboxBank ? [own] : [];
  const start = provider.requestPage === undefined ? [] : [own];
  return [...start, ...provider.formOrigins];
};
