import * as z from 'zod';
import { providerVariables } from '#backend/authorisation/providers/provider-environment.ts';
import { seedSeller } from '#contracts/seed/merchant.ts';
import { identitySettings } from '#contracts/settings/identity-settings.ts';
import { integerSetting, portSetting, setting, switchSetting } from '#contracts/settings/setting.ts';
import { secretListSetting, sharedSettings } from '#contracts/settings/shared-settings.ts';
import { accountVariables } from './authorisation/environment.ts';
import { serviceVariables } from './cloud-services/environment.ts';
import { contentVariables } from './content/environment.ts';
import { publishingVariables } from './dns-zones/publishing/environment.ts';
import { registryVariables } from './domain-registry/environment.ts';
import { eInvoiceVariables } from './electronic-invoices/environment.ts';
import { messageVariables } from './outbox/environment.ts';
import { paymentVariables } from './payments/environment.ts';
import { databaseVariables } from './platform/database/environment.ts';
import { SEALING_SECRETS } from './platform/environment.ts';
import { provisioningVariables } from './provisioning/environment.ts';
import { staffVariables } from './staff/environment.ts';
import { supportVariables } from './support/environment.ts';
import { scannerVariables } from './virus-scanner/environment.ts';

const secret = {
  group: 'Secrets',
  isSecret: true,
  required: 'production',
  isCommon: true,
  example: '… (the output of openssl rand -hex 32)',
  otherwise: 'generated in `DATA_DIR`; in production and with `DATABASE_URL` required',
} as const;

/** Named on invoices; the samples are for development. */
const seller = {
  group: 'Seller and bank account',
  otherwise: 'a sample company; in production required',
  required: 'production',
  isCommon: true,
} as const;

/** Every environment variable of the backend but those of payment providers. */
export const backendSettings = {
  MODE: sharedSettings.MODE,
  DATA_DIR: sharedSettings.DATA_DIR,
  SEED: sharedSettings.SEED,
  LOG_LEVEL: sharedSettings.LOG_LEVEL,
  DRAIN_SECONDS: sharedSettings.DRAIN_SECONDS,
  BACKEND_PORT: setting(portSetting('BACKEND_PORT').default(4000), {
    group: 'Addresses',
    meaning: 'port where hosts reach the services of the backend; no proxy leads from outside to it',
    example: '4000',
    isCommon: true,
  }),
  BACKEND_HOST: setting(z.string().default('127.0.0.1'), {
    group: 'Addresses',
    meaning: 'address where the services listen; another one than this machine’s belongs to a private network',
    example: '0.0.0.0',
  }),
  AUTH_PUBLIC_PORT: setting(portSetting('AUTH_PUBLIC_PORT').optional(), {
    group: 'Addresses',
    meaning: 'port where browsers, payment providers and readers of mails reach the backend',
    example: '4002',
    otherwise: 'two after the backend’s',
    isCommon: true,
  }),
  AUTH_PUBLIC_HOST: setting(z.string().default('127.0.0.1'), {
    group: 'Addresses',
    meaning: 'address where that port listens',
    example: '0.0.0.0',
  }),
  PUBLIC_API: setting(switchSetting('PUBLIC_API').default('0'), {
    group: 'Addresses',
    meaning:
      '1: GraphQL, REST and the content service answer at `AUTH_PUBLIC_ORIGIN` too, for clients of other firms; the shop itself never needs it',
    example: '1',
  }),
  PORT: sharedSettings.PORT,
  PUBLIC_ORIGIN: sharedSettings.PUBLIC_ORIGIN,
  AUTH_PUBLIC_ORIGIN: sharedSettings.AUTH_PUBLIC_ORIGIN,
  TRUST_PROXY: sharedSettings.TRUST_PROXY,
  PLAINTEXT_SERVICES: sharedSettings.PLAINTEXT_SERVICES,
  ...databaseVariables,
  METRICS_TOKEN: sharedSettings.METRICS_TOKEN,
  OTEL_EXPORTER_OTLP_ENDPOINT: sharedSettings.OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_TRACES_SAMPLER_ARG: sharedSettings.OTEL_TRACES_SAMPLER_ARG,
  GUEST_SIGNING_SECRET: sharedSettings.GUEST_SIGNING_SECRET,
  ANONYMOUS_TOKEN: sharedSettings.ANONYMOUS_TOKEN,
  STAFF_TOKEN: setting(secretListSetting('STAFF_TOKEN'), { ...secret, meaning: 'token of the back office’s calls' }),
  SEALING_SECRETS: setting(secretListSetting(SEALING_SECRETS), {
    ...secret,
    meaning: 'encrypt what the database stores sealed, such as identity documents',
  }),
  ...identitySettings,
  SELLER_TAX_CODE: setting(
    z
      .string()
      .regex(/^\d{10}(?:-\d{3})?$|^\d{12}$/, 'SELLER_TAX_CODE must be ten digits, with -001 for a branch, or twelve.')
      .default(seedSeller.taxCode),
    { ...seller, meaning: 'tax code of the seller', example: '0312345678' },
  ),
  SELLER_ADDRESS: setting(z.string().default(seedSeller.address), {
    ...seller,
    meaning: 'registered address of the seller',
    example: '1 Hàng Bông, Hà Nội',
  }),
  SELLER_EMAIL: setting(z.string().default(seedSeller.email), {
    ...seller,
    meaning: 'e-mail address of the seller',
    example: 'hoadon@shop.example',
  }),
  SELLER_PHONE: setting(z.string().default(seedSeller.phone), {
    ...seller,
    meaning: 'phone number of the seller',
    example: '02412345678',
  }),
  INVOICE_SERIES: setting(
    z
      .string()
      .regex(/^[A-Z]{2}$/, 'INVOICE_SERIES must be two capital letters.')
      .optional(),
    {
      group: seller.group,
      meaning: 'last two letters of the series of invoices, such as `1C26TMX`, as the seller registered them',
      example: 'MX',
      otherwise: '`YY`, which names no series of its own; in development those of the sample',
    },
  ),
  ...eInvoiceVariables,
  ...paymentVariables,
  ...messageVariables,
  ...supportVariables,
  ...accountVariables,
  ...providerVariables,
  ...staffVariables,
  ...contentVariables,
  ...scannerVariables,
  ...serviceVariables,
  ...provisioningVariables,
  ...registryVariables,
  ...publishingVariables,
  SEED_PRODUCTS: setting(integerSetting('SEED_PRODUCTS', 0, 1_000_000).default(0), {
    group: 'Development',
    meaning: 'number of additional generated products',
    example: '1000',
  }),
  SANDBOX_CLOCK: setting(switchSetting('SANDBOX_CLOCK').default('0'), {
    group: 'Development',
    meaning: '1: developers and tests may move the clock of the backend',
    example: '0',
    isStandIn: true,
  }),
};
