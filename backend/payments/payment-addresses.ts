import type { PaymentDeps } from './environment.ts';
import type { PaymentProvider } from './provider.ts';
import type { PaymentRow } from './schema.ts';

type Deps = Pick<PaymentDeps, 'environment' | 'ownOrigin'>;

/** The provider of a payment method; undefined where the shop has none (any more). */
export const providerOf = ({ environment }: Pick<Deps, 'environment'>, code: string): PaymentProvider | undefined =>
  environment.payments.providers.find((provider) => provider.code === code);

/** URL of the sandbox bank's page for a payment; null with a real bank. */
export const sandboxAddress = ({ environment, ownOrigin }: Deps, paymentId: string): string | null =>
  environment.payments.sandboxBank ? `${ownOrigin()}/sandbox-bank/${paymentId}` : null;

/** Where a browser pays by a redirect gateway: its own page or the sandbox bank's; null for a transfer. */
export const redirectAddress = (deps: Deps, payment: PaymentRow): string | null => {
  const provider = providerOf(deps, payment.methodCode);
  if (provider?.kind !== 'redirect') return null;
  const page = provider.page ?? sandboxAddress(deps, payment.id);
  return page === null ? null : provider.startAddress(page, payment);
};

/** Origins that a plain form is sent on to when this method is chosen. [CSP form-action] */
export const redirectOrigins = ({ environment, ownOrigin }: Deps, provider: PaymentProvider): readonly string[] => {
  if (provider.kind !== 'redirect') return [];
  return provider.page === null && environment.payments.sandboxBank ? [ownOrigin()] : provider.formOrigins;
};
