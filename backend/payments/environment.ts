import * as z from 'zod';
import type { BackendDeps } from '#backend/platform/deps.ts';
import type { SecretReader } from '#backend/platform/own-secrets.ts';
import type { Mode } from '#contracts/mode.ts';
import { integerSetting, type Settings, setting, switchSetting } from '#contracts/settings/setting.ts';
import { banks } from '#core/shared/banks.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { PaymentProvider } from './provider.ts';
import { paymentProviders } from './providers/registry.ts';

export type PaymentEnvironment = {
  /** Whether the sandbox bank plays banks and gateways. */
  readonly sandboxBank: boolean;
  /** What staff may let a transfer fall short of, đồng. */
  readonly waiverLimit: number;
  /** In the order in which methods are offered. */
  readonly providers: readonly PaymentProvider[];
};

export type PaymentDeps = BackendDeps<{ readonly payments: PaymentEnvironment }>;

export const paymentVariables = {
  WAIVER_LIMIT: setting(integerSetting('WAIVER_LIMIT', 0, 1_000_000).default(5_000), {
    group: 'Payment providers',
    meaning: 'most đồng that accounting may let a transfer fall short of and still settle its order; 0: none',
    example: '2000',
  }),
  SANDBOX_BANK: setting(switchSetting('SANDBOX_BANK').optional(), {
    group: 'Development',
    meaning: '1: the sandbox bank stands in for payment gateways without a URL',
    example: '0',
    otherwise: '1; in production always 0',
    isStandIn: true,
  }),
};

export const providerSecrets = paymentProviders.flatMap(({ secrets }) => secrets);
/** The sandbox bank signs with them. */
export const sandboxSecrets = paymentProviders.flatMap(({ secrets, openUnwatched }) => (openUnwatched ? secrets : []));

/** Settings that name the payment page of a provider. */
export const pagesOfProviders = paymentProviders
  .flatMap(({ variables }) => Object.keys(variables))
  .filter((name) => name.endsWith('_URL'));

const providerSecret = (name: string) => {
  const users = paymentProviders.filter(({ secrets }) => secrets.includes(name));
  return setting(z.string().min(32, `${name} must have at least 32 characters.`).optional(), {
    group: 'Payment providers',
    meaning: `secret of the contract with the provider of ${users.map(({ method }) => method.code).join(' and ')}, at least 32 characters`,
    example: '…',
    isSecret: true,
    ...(users.some(({ openUnwatched }) => openUnwatched)
      ? {
          otherwise:
            'in development generated; in production transfers only, which members count by statements of the bank',
          isCommon: true,
        }
      : { otherwise: 'in development generated; in production the method is not offered' }),
  });
};

/** The providers' own variables and secrets. */
export const providerSettings: Settings = {
  ...Object.assign({}, ...paymentProviders.map(({ variables }) => variables)),
  ...Object.fromEntries(providerSecrets.map((name) => [name, providerSecret(name)])),
};

const providerVariables = z.object(providerSettings);

export const parsePaymentEnvironment = (
  { SANDBOX_BANK, WAIVER_LIMIT }: { readonly SANDBOX_BANK?: '0' | '1' | undefined; readonly WAIVER_LIMIT: number },
  mode: Mode,
  { given, secrets }: { readonly given: z.infer<typeof providerVariables>; readonly secrets: SecretReader },
): PaymentEnvironment => ({
  sandboxBank: (SANDBOX_BANK ?? (mode === 'development' ? '1' : '0')) === '1',
  waiverLimit: WAIVER_LIMIT,
  providers: paymentProviders.flatMap((provider) => {
    if (provider.secrets.every(secrets.has)) return provider.open(given, secrets.of);
    return provider.openUnwatched?.(given) ?? [];
  }),
});

/** A sentence where one setting of VNPAY's contract is there without another one. */
export const problemsOfContract = (given: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const [secret, terminal, page] = ['GATEWAY_SECRET', 'VNPAY_TMN_CODE', 'VNPAY_URL'].map((name) => lookUp(given, name));
  if (secret)
    return terminal ? [] : ['VNPAY_TMN_CODE is missing; it is part of the contract whose GATEWAY_SECRET is set.'];
  return page ? ['GATEWAY_SECRET is missing; VNPAY gives it with VNPAY_URL, which is set.'] : [];
};

const bare = (name: string): string => foldVietnamese(name).replaceAll(/[^a-z]/g, '');

/** A sentence where the number is one bank's and the name another's: a QR code would lead to an account of neither. */
export const bankProblems = (given: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const [name = '', bin] = [lookUp(given, 'BANK_NAME'), lookUp(given, 'BANK_BIN')];
  const named = banks.find((bank) => bare(name).includes(bare(bank.name)));
  const numbered = banks.find((bank) => bank.bin === bin);
  if (!named || !numbered || named === numbered) return [];
  return [
    `BANK_BIN ${numbered.bin} is the number of ${numbered.name}, and BANK_NAME says ${name}: that is ${named.bin}.`,
  ];
};
