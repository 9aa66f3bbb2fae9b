import * as z from 'zod';
import { type ServiceName, serviceNames } from '#composition/host-settings.ts';
import {
  addressSetting,
  portSetting,
  type Settings,
  setting,
  switchSetting,
  wrong,
} from '#contracts/settings/setting.ts';
import { secretListSetting, sharedSettings } from '#contracts/settings/shared-settings.ts';
import { defaultContentPaths } from '#core/shared/default-content-paths.ts';
import type { ContentPaths } from '#core/shared/settings.ts';
import { wireSettings } from './wires.ts';

const OWN_BACKEND = 'http://127.0.0.1:4000';

const originOf = (text: string): string | null => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isBare =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '';
  return isBare ? url.origin : null;
};

const originSetting = (name: string) =>
  z
    .string()
    .refine((text) => originOf(text) !== null, { error: wrong(name, 'an address such as https://shop.example') })
    .transform((text) => originOf(text) ?? text);

const patternSetting = (name: string, pattern: RegExp, expected: string) =>
  z
    .string()
    .regex(pattern, { error: wrong(name, expected) })
    .optional();

type OriginSetting = `${Uppercase<ServiceName>}_ORIGIN`;

/** The settings of the services' own origins. */
export const originSettings = Object.fromEntries(
  serviceNames.map((name) => [name, `${name.toUpperCase()}_ORIGIN`]),
  // Built from all service names.
) as { readonly [Name in ServiceName]: OriginSetting };

const origins = Object.fromEntries(
  Object.entries(originSettings).map(([service, name]) => [
    name,
    setting(originSetting(name).optional(), {
      group: 'Addresses',
      meaning: `origin of the ${service} service`,
      example: `https://${service}.internal`,
      otherwise: '`SERVICES_ORIGIN`',
    }),
  ]),
  // Built from all service names.
) as Record<OriginSetting, z.ZodOptional<ReturnType<typeof originSetting>>>;

const NO_PAGE = 'none';

const contentPage = (name: string, kind: keyof ContentPaths, meaning: string) =>
  setting(
    z
      .string()
      .default(defaultContentPaths[kind] ?? NO_PAGE)
      .refine((path) => path === NO_PAGE || isContentPath(path), {
        error: wrong(name, `a path of the content system such as ${defaultContentPaths[kind]}, or ${NO_PAGE}`),
      })
      .transform((path) => (path === NO_PAGE ? null : path.normalize('NFC'))),
    {
      group: 'Content',
      meaning: `path of the editors’ page ${meaning}; \`${NO_PAGE}\`: there is none, and nothing leads to it`,
      example: `/${kind.toLowerCase()}`,
    },
  );

/** One to three parts without dots, as the addresses of editors’ pages are. */
const isContentPath = (path: string): boolean => /^(?:\/[\p{L}\p{N}_~-]+){1,3}$/u.test(path);

/** Pages to which the shop itself refers. */
export const contentPages = {
  QUESTIONS_PAGE: contentPage('QUESTIONS_PAGE', 'questions', 'whose headings are common questions'),
  SERVICE_LEVELS_PAGE: contentPage('SERVICE_LEVELS_PAGE', 'serviceLevels', 'with the service level agreement'),
  REFUNDS_PAGE: contentPage('REFUNDS_PAGE', 'refunds', 'with the refund policy'),
  ABOUT_PAGE: contentPage('ABOUT_PAGE', 'about', 'about the shop'),
  CONTACT_PAGE: contentPage('CONTACT_PAGE', 'contact', 'that ends with the consultation form'),
  TERMS_PAGE: contentPage('TERMS_PAGE', 'terms', 'with the terms of use'),
  PRIVACY_PAGE: contentPage('PRIVACY_PAGE', 'privacy', 'on how personal data are processed'),
};

/** A mail address, a page over https or a telephone number, as an URI without spaces. [RFC 9116 2.5.3] */
const isSecurityContact = (text: string): boolean =>
  /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(text);

/** Every environment variable of the host. */
export const hostSettings = {
  ...sharedSettings,
  HOST: setting(z.string().default('127.0.0.1'), {
    group: 'Addresses',
    meaning: 'address where the host listens',
    example: '0.0.0.0',
  }),
  METRICS_HOST: setting(z.string().default('127.0.0.1'), {
    group: 'Addresses',
    meaning: 'address where the host answers `/metrics`',
    example: '0.0.0.0',
  }),
  METRICS_PORT: setting(portSetting('METRICS_PORT').default(9464), {
    group: 'Addresses',
    meaning: 'port where the host answers `/metrics`, when there is a `METRICS_TOKEN`; no proxy leads to it',
    example: '9464',
  }),
  SERVICES_ORIGIN: setting(originSetting('SERVICES_ORIGIN').default(OWN_BACKEND), {
    group: 'Addresses',
    meaning: 'origin of all services',
    example: 'https://backend.internal',
    isCommon: true,
  }),
  ...origins,
  ...wireSettings,
  CMS_URL: setting(originSetting('CMS_URL').optional(), {
    group: 'Addresses',
    meaning: 'origin of the content system',
    example: 'https://cms.internal',
    otherwise: '`SERVICES_ORIGIN`',
  }),
  ...contentPages,
  IMAGE_ORIGIN: setting(originSetting('IMAGE_ORIGIN').optional(), {
    group: 'Addresses',
    meaning: 'origin of the pictures of the catalogue',
    example: 'https://images.internal',
    otherwise: '`SERVICES_ORIGIN`',
  }),
  PORTAL_ORIGIN: setting(originSetting('PORTAL_ORIGIN').optional(), {
    group: 'Addresses',
    meaning:
      'customer portal on another site, with the pages /service, /order and /profile: menus and log-ins lead there, and it may send visitors to log in here',
    example: 'https://portal.shop.example',
    otherwise: 'these pages are here',
  }),
  COOKIE_DOMAIN: setting(
    patternSetting('COOKIE_DOMAIN', /^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'a domain such as shop.example'),
    {
      group: 'Addresses',
      meaning: 'parent domain to share cookies across',
      example: 'shop.example',
      otherwise: 'this host only',
    },
  ),
  CLIENT_DIR: setting(z.string().default('dist/client'), {
    group: 'Installation',
    meaning: 'folder of the built scripts and styles',
    example: '/srv/shop/dist/client',
  }),
  CACHE_SECONDS: setting(
    patternSetting('CACHE_SECONDS', /^[1-9]\d{0,4}$/, 'a number from 1 to 99999').transform((text) =>
      text === undefined ? null : Number(text),
    ),
    {
      group: 'Content',
      meaning: 'maximum age of cached content in seconds',
      example: '30',
      otherwise: 'pages and answers 60, redirect rules 30',
    },
  ),
  FLASH_SECRET: setting(secretListSetting('FLASH_SECRET'), {
    group: 'Secrets',
    isSecret: true,
    required: 'production',
    isCommon: true,
    meaning: 'signs the messages that the next page shows; all hosts behind one name share it',
    example: '… (the output of openssl rand -hex 32)',
    otherwise:
      'generated; in production, and where `PUBLIC_ORIGIN` leads to another port than the host’s own, required',
  }),
  COMPANY_DIRECTORY_URL: setting(
    addressSetting('COMPANY_DIRECTORY_URL', 'https://api.vietqr.io/v2/business').optional(),
    {
      group: 'Domains and companies',
      meaning: 'public register of enterprises in VietQR’s format, to which a tax code is appended',
      example: 'https://api.vietqr.io/v2/business',
      otherwise:
        'in development a stand-in with made-up companies; in production none, companies type their name and address',
    },
  ),
  CHAT_HOST: setting(addressSetting('CHAT_HOST', 'https://chat.example').optional(), {
    group: 'Chat and tags',
    meaning: 'Chatwoot’s address; loaded only with consent',
    example: 'https://chat.example',
    otherwise:
      'in development the chat of the embedded backend, which staff read at `/desk#/chat-messages`; in production no chat',
  }),
  CHAT_WEBSITE_TOKEN: setting(
    z
      .string()
      .regex(/^[\w-]{4,100}$/, 'CHAT_WEBSITE_TOKEN must be the token of the website in the chat service.')
      .optional(),
    {
      group: 'Chat and tags',
      meaning: 'token of the website in Chatwoot',
      example: 'Abc123',
      otherwise: 'required with `CHAT_HOST`',
    },
  ),
  TAG_MANAGER_ID: setting(patternSetting('TAG_MANAGER_ID', /^GTM-[A-Z0-9]{4,12}$/, 'an id such as GTM-ABC1234'), {
    group: 'Chat and tags',
    meaning: 'Google Tag Manager; loaded only with consent',
    example: 'GTM-ABC1234',
    otherwise: 'none',
  }),
  ADS_ID: setting(patternSetting('ADS_ID', /^AW-\d{6,15}$/, 'an id such as AW-123456789'), {
    group: 'Chat and tags',
    meaning: 'Google Ads; loaded only with consent',
    example: 'AW-123456789',
    otherwise: 'none',
  }),
  SECURITY_CONTACT: setting(
    z
      .string()
      .transform((text) => text.split(',').map((each) => each.trim()))
      .refine((all) => all.every(isSecurityContact), {
        error:
          'SECURITY_CONTACT must hold addresses such as mailto:security@shop.example or https://shop.example/security, separated by commas.',
      })
      .optional(),
    {
      group: 'Addresses',
      meaning: 'where weaknesses are reported, the preferred address first; told at `/.well-known/security.txt`',
      example: 'mailto:security@shop.example',
      otherwise: 'that address is 404',
    },
  ),
  HSTS_PRELOAD: setting(switchSetting('HSTS_PRELOAD').default('0'), {
    group: 'Addresses',
    meaning:
      '1: allows browsers’ makers to list the domain as reached over https alone, with all its subdomains; a listing holds for years',
    example: '1',
  }),
  WEB_VITALS: setting(switchSetting('WEB_VITALS').default('0'), {
    group: 'Chat and tags',
    meaning:
      '1: browsers of visitors who agree to statistics measure how fast pages load and react, for the [metrics](#metrics); needs a `METRICS_TOKEN`',
    example: '1',
  }),
} satisfies Settings;
