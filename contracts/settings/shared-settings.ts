import * as z from 'zod';
import { invalidTrustProxy, readTrustedProxies } from '#contracts/client-address.ts';
import { entranceSettings, invalidEntranceUrl, isEntranceUrl } from '#contracts/entrances.ts';
import { invalidMode } from '#contracts/mode.ts';
import { invalidImageOrigins, invalidRedirectOrigins, readOrigins } from '#contracts/origins.ts';
import { invalidSecretList, readSecretList } from '#contracts/secrets/secret-list.ts';
import { identitySettings } from './identity-settings.ts';
import { rdapBases } from './rdap-settings.ts';
import { addressSetting, integerSetting, portSetting, setting } from './setting.ts';

const origin = (name: string, example: string) =>
  z
    .string()
    .regex(/^https?:\/\/[^/?#@\s]+\/?$/, `${name} must be an origin such as ${example}, without a path.`)
    .transform((text) => text.replace(/\/$/, ''));

const entrance = (name: string) => z.string().refine(isEntranceUrl, invalidEntranceUrl(name)).optional();

/** Secrets for one purpose, newest first. */
export const secretListSetting = (name: string) =>
  z
    .string()
    .refine((text) => readSecretList(text) !== null, invalidSecretList(name))
    .optional();

const secret = {
  group: 'Secrets',
  isSecret: true,
  example: '… (the output of openssl rand -hex 32)',
  otherwise: 'generated in `DATA_DIR`; in production and with `DATABASE_URL` required',
} as const;

/** Where spans go, and the part of all traces that is kept, from 0 to 1. */
export type Tracing = { readonly endpoint: string; readonly ratio: number };

/** null: nothing is traced. */
export const tracingOf = (read: {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}): Tracing | null =>
  read.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : { endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: read.OTEL_TRACES_SAMPLER_ARG };

/** Read by host and backend. Both need the same values. */
export const sharedSettings = {
  ...identitySettings,
  RDAP_BASES: setting(rdapBases, {
    group: 'Domains and companies',
    meaning: 'registries by extension, asked by RDAP; before those of `RDAP_BOOTSTRAP`',
    example: 'com=https://rdap.verisign.com/com/v1/, net=https://rdap.verisign.com/net/v1/',
    otherwise: 'none; the host asks the whois service, which is the backend',
  }),
  RDAP_BOOTSTRAP: setting(addressSetting('RDAP_BOOTSTRAP', 'https://data.iana.org/rdap/dns.json').optional(), {
    group: 'Domains and companies',
    meaning: 'address of the bootstrap file, which names the registries of all generic extensions',
    example: 'https://data.iana.org/rdap/dns.json',
    otherwise: 'none',
  }),
  MODE: setting(z.enum(['development', 'production'], invalidMode).optional(), {
    group: 'Installation',
    meaning:
      '`development` lets stand-ins play bank, identity providers, mail, chat and the panels of services, and seeds a demo customer; `production` has none of them and does not start without its secrets, its bank account and its seller ([security](security.md#development-and-production))',
    example: 'production',
    otherwise:
      'production as soon as `DATABASE_URL` is set, `PUBLIC_ORIGIN`, `AUTH_PUBLIC_ORIGIN` or `STAFF_ORIGIN` is not localhost, or `HOST`, `BACKEND_HOST`, `AUTH_PUBLIC_HOST` or `STAFF_HOST` is not loopback; else development',
    isCommon: true,
  }),
  DATA_DIR: setting(z.string().default('.data'), {
    group: 'Installation',
    meaning: 'folder of the embedded database, the image cache and generated secrets; of this user only',
    example: '/var/lib/shop',
    isCommon: true,
  }),
  SEED: setting(z.enum(['example', 'none'], 'SEED must be example or none.').default('example'), {
    group: 'Installation',
    meaning:
      'what the first start fills an empty database with: `example`, the products and pages of the example shop in the name of this one, or `none`; with `none` the host leads to none of the editors’ pages that are not set',
    example: 'none',
    isCommon: true,
  }),
  LOG_LEVEL: setting(
    z
      .enum(['debug', 'info', 'warn', 'error', 'silent'], 'LOG_LEVEL must be debug, info, warn, error or silent.')
      .default('info'),
    {
      group: 'Installation',
      meaning: 'least level of the lines that are logged: debug, info, warn, error or silent',
      example: 'warn',
      otherwise: 'info; with `npm start` and `npm run dev` warn',
    },
  ),
  DRAIN_SECONDS: setting(integerSetting('DRAIN_SECONDS', 0, 120).default(0), {
    group: 'Installation',
    meaning:
      'how long a program goes on serving after SIGTERM while `/readyz` is 503; a little longer than the interval in which a balancer asks for it',
    example: '10',
  }),
  PORT: setting(portSetting('PORT').default(3000), {
    group: 'Addresses',
    meaning: 'port of the host',
    example: '3000',
    isCommon: true,
  }),
  PUBLIC_ORIGIN: setting(origin('PUBLIC_ORIGIN', 'https://shop.example').optional(), {
    group: 'Addresses',
    meaning: 'address that shoppers see; passkeys need a name, not an IP address',
    example: 'https://shop.example',
    otherwise: '`http://localhost:{PORT}`',
    isCommon: true,
  }),
  AUTH_PUBLIC_ORIGIN: setting(origin('AUTH_PUBLIC_ORIGIN', 'https://auth.shop.example').optional(), {
    group: 'Addresses',
    meaning:
      'origin under which browsers and payment providers reach the backend; a proxy in front of it is named in `TRUST_PROXY`',
    example: 'https://auth.shop.example',
    otherwise: '`http://127.0.0.1:{AUTH_PUBLIC_PORT}`',
    isCommon: true,
  }),
  TRUST_PROXY: setting(
    z
      .string()
      .default('')
      .refine((text) => readTrustedProxies(text) !== null, invalidTrustProxy),
    {
      group: 'Addresses',
      meaning:
        'addresses or CIDR ranges of the proxies in front of host or backend; the last entry of their `X-Forwarded-For` that is none of them is the visitor’s address. Behind a proxy that is not named all visitors share one rate limit',
      example: '127.0.0.1, 10.0.0.0/8',
      otherwise: 'none: the address of the connection',
      isCommon: true,
    },
  ),
  PLAINTEXT_SERVICES: setting(z.string().default(''), {
    group: 'Addresses',
    meaning: 'hosts on other machines that may be reached without TLS',
    example: 'db.internal, 10.0.0.5',
    otherwise: 'none: in production https, and `sslmode=verify-full` for PostgreSQL',
  }),
  GUEST_SIGNING_SECRET: setting(secretListSetting('GUEST_SIGNING_SECRET'), {
    ...secret,
    meaning: 'signs the tokens of guests, addresses of visitors and links in mails',
    required: 'production',
    isCommon: true,
  }),
  ANONYMOUS_TOKEN: setting(secretListSetting('ANONYMOUS_TOKEN'), {
    ...secret,
    meaning: 'token of the host for public pages',
    required: 'production',
    isCommon: true,
  }),
  PREVIEW_SECRET: setting(secretListSetting('PREVIEW_SECRET'), {
    ...secret,
    meaning: 'signs editors’ preview links',
    otherwise: 'generated at the first start; in production and with `DATABASE_URL` no links',
  }),
  CONTENT_WEBHOOK_SECRET: setting(secretListSetting('CONTENT_WEBHOOK_SECRET'), {
    ...secret,
    meaning:
      'signs the notices by which the content system makes a change visible at once; Strapi sends it as `Authorization: Bearer …` to `/hooks/content`',
    otherwise: 'generated at the first start; in production and with `DATABASE_URL` a change waits for `CACHE_SECONDS`',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    origin('OTEL_EXPORTER_OTLP_ENDPOINT', 'https://collector.internal:4318').optional(),
    {
      group: 'Addresses',
      meaning:
        'collector that receives [traces](#traces) over OTLP (HTTP, JSON); the standard variables of its exporter hold too, such as `OTEL_EXPORTER_OTLP_HEADERS`',
      example: 'https://collector.internal:4318',
      otherwise: 'nothing is traced, and nothing of it is loaded',
    },
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    z
      .string()
      .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.')
      .default('1')
      .transform(Number),
    {
      group: 'Installation',
      meaning: 'part of all traces that is kept; the host decides, and the backend does as its caller decided',
      example: '0.05',
    },
  ),
  METRICS_TOKEN: setting(secretListSetting('METRICS_TOKEN'), {
    group: 'Secrets',
    isSecret: true,
    meaning:
      'bearer token by which [metrics](#metrics) are read: of the backend at `/metrics` of the staff’s port, of the host at `METRICS_PORT`',
    example: '… (the output of openssl rand -hex 32)',
    otherwise: 'nothing is counted, and there is no `/metrics`',
  }),
  RECAPTCHA_SITE_KEY: setting(z.string().optional(), {
    group: 'Log-in',
    meaning: 'site key of reCAPTCHA v3',
    example: '6Lc…',
    otherwise: 'a proof of work instead of reCAPTCHA',
  }),
  REDIRECT_ORIGINS: setting(
    z
      .string()
      .default('')
      .refine((list) => readOrigins(list) !== null, invalidRedirectOrigins),
    {
      group: 'Content',
      meaning: 'other sites that a redirect rule may lead to',
      example: 'https://tin-tuc.example, https://doi-tac.example',
      otherwise: 'none: a rule to another site answers 500',
    },
  ),
  CONTENT_IMAGE_ORIGINS: setting(
    z
      .string()
      .optional()
      .refine((list) => readOrigins(list ?? '') !== null, invalidImageOrigins),
    {
      group: 'Content',
      meaning:
        'origins of pictures that editors uploaded, asked after `IMAGE_ORIGIN`; pictures with the full address of another host are not shown',
      example: 'https://cms.internal, https://cdn.example',
      otherwise: '`CMS_URL`',
    },
  ),
  PANEL_URL: setting(entrance(entranceSettings.panel), {
    group: 'Services of customers',
    meaning:
      'where the panels of hosting, mail and the like take the token of a customer who [enters](decisions/0044-service-actions.md#panels)',
    example: 'https://panel.example/sso',
    otherwise: 'in development a stand-in; in production pages tell the address of the panel instead',
  }),
  LAB_URL: setting(entrance(entranceSettings.lab), {
    group: 'Services of customers',
    meaning: 'where labs take the token of a customer who enters',
    example: 'https://lab.example/sso',
    otherwise: 'in development a stand-in; in production pages offer no button',
  }),
};
