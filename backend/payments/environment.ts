import * as z from 'zod';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { secretVariable } from '#backend/platform/environment.ts';
import type { SecretReader } from '#backend/platform/own-secrets.ts';
import type { Mode } from '#contracts/mode.ts';
import type { PaymentProvider } from './provider.ts';
import { paymentProviders } from './providers/registry.ts';

export type PaymentEnvironment = {
  /** Whether the sandbox bank plays banks and gateways. */
  readonly sandboxBank: boolean;
  /** In the order in which methods are offered. */
  readonly providers: readonly PaymentProvider[];
};

export type PaymentDeps = BackendDeps<{ readonly payments: PaymentEnvironment }>;

export const paymentVariables = {
  SANDBOX_BANK: z.enum(['0', '1'], 'SANDBOX_BANK must be 0 or 1.').optional(),
};

/** Without the required ones the shop does not start. */
export const providerSecrets = paymentProviders.flatMap(({ secrets }) => secrets);
export const requiredProviderSecrets = paymentProviders.flatMap(({ secrets, isOptional }) =>
  isOptional ? [] : secrets,
);

/** Their samples are for development; the shop does not start for customers without them. */
export const requiredProviderVariables = paymentProviders.flatMap(({ requiredVariables }) => requiredVariables ?? []);

/** Settings that name the payment page of a provider. */
export const pagesOfProviders = paymentProviders
  .flatMap(({ variables }) => Object.keys(variables))
  .filter((name) => name.endsWith('_URL'));

/** The providers' own variables and secrets. */
export const providerVariables = z.object({
  ...(Object.assign({}, ...paymentProviders.map(({ variables }) => variables)) as Record<string, z.ZodType>),
  ...Object.fromEntries(providerSecrets.map((name) => [name, secretVariable(name)])),
});

export const parsePaymentEnvironment = (
  { SANDBOX_BANK }: { readonly SANDBOX_BANK?: '0' | '1' | undefined },
  mode: Mode,
  { given, secrets }: { readonly given: z.infer<typeof providerVariables>; readonly secrets: SecretReader },
): PaymentEnvironment => ({
  sandboxBank: (SANDBOX_BANK ?? (mode === 'development' ? '1' : '0')) === '1',
  providers: paymentProviders
    .filter((provider) => provider.secrets.every(secrets.has))
    .map((provider) => provider.open(given, secrets.of)),
});
