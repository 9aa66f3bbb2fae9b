import * as z from 'zod';
import type { Mode } from '#contracts/mode.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { carriesText, contrastOf, TEXT_CONTRAST } from '#core/shared/shop/brand-colours.ts';
import { type ShopIdentity, themeLook } from '#core/shared/shop/shop-identity.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { isHotline } from '#core/shared/text/phone-number.ts';
import { MIN_PASSWORD_LENGTH } from '#core/shared/text/validation.ts';
import { integerSetting, isHostName, setting, wrong } from './setting.ts';

const MAX_NAME_LENGTH = 60;
/** Beside it an SMS of one page has room for what it says. */
const MAX_SHORT_NAME_LENGTH = 20;
const MAX_LINE_LENGTH = 100;
const MAX_SOCIAL_PAGES = 10;

/** Without control characters and angle brackets. */
const isLine = (text: string, most: number): boolean => [...text].length <= most && !/[\p{C}<>{}]/u.test(text);

const line = (name: string, most: number, example: string) =>
  z.string().refine((text) => isLine(text, most), {
    error: wrong(name, `at most ${most} characters such as ${example}, without <, >, { and }`),
  });

const isSecureAddress = (text: string): boolean =>
  URL.canParse(text) && /^https:\/\/[^\s"'<>@/]+(?:\/[^\s"'<>]*)?$/.test(text);

/** Several addresses with commas between them, each once. */
const addressesOf = (text: string): readonly string[] => [...new Set(text.split(',').map((each) => each.trim()))];

/** As a reader writes it: 99.9 or 99,9. */
const percentOf = (text: string): number =>
  /^\d{2,3}(?:[.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : 0;

const markSetting = (name: string) =>
  z
    .string()
    .regex(/\.(?:svg|png|webp)$/i, { error: wrong(name, 'the path of a picture as SVG, PNG or WebP') })
    .optional();

/** In characters. The specification's minimum is the smallest allowed. [VAL-01, ASVS 6.2.1] */
const defaultMinPasswordLengths: Readonly<Record<Mode, number>> = { development: MIN_PASSWORD_LENGTH, production: 8 };

/** Of quotations, services, requests, top-ups; the words before a number that people type. */
const otherPrefixes: readonly string[] = ['BG', 'DV', 'HT', 'NT', 'MA', 'SO', 'DON'];

const common = {
  group: 'Shop',
  otherwise: 'a sample shop; in production required',
  required: 'production',
  isCommon: true,
} as const;

/** Whose shop it is. Read by host and backend; both need the same values. */
export const identitySettings = {
  SHOP_NAME: setting(line('SHOP_NAME', MAX_NAME_LENGTH, 'Sen Hồ Cloud').default(sampleIdentity.name), {
    ...common,
    meaning: 'name of the shop in pages, mails and files',
    example: 'Sen Hồ Cloud',
  }),
  SHOP_SHORT_NAME: setting(line('SHOP_SHORT_NAME', MAX_SHORT_NAME_LENGTH, 'Sen Hồ').optional(), {
    group: 'Shop',
    meaning: `name in SMS and on the home screens of phones, at most ${MAX_SHORT_NAME_LENGTH} characters`,
    example: 'Sen Hồ',
    otherwise: '`SHOP_NAME`',
  }),
  SHOP_HOTLINE: setting(
    z
      .string()
      .refine(isHotline, {
        error: wrong('SHOP_HOTLINE', 'a telephone number as customers read it, such as 024 7300 1234'),
      })
      .default(sampleIdentity.contact.hotline),
    { ...common, meaning: 'number that customers call, as they read it', example: '024 7300 1234' },
  ),
  SHOP_HOTLINE_NOTE: setting(line('SHOP_HOTLINE_NOTE', MAX_LINE_LENGTH, 'Trực 24/7').optional(), {
    group: 'Shop',
    meaning: 'what a call costs and when it is answered, without a full stop',
    example: 'Cước gọi nội hạt, trực 24/7',
    otherwise: 'with the sample shop its own; else nothing is said',
  }),
  SHOP_EMAIL: setting(
    z
      .string()
      .refine(isEmail, { error: wrong('SHOP_EMAIL', 'an e-mail address such as hotro@shop.example') })
      .default(sampleIdentity.contact.email ?? ''),
    { ...common, meaning: 'address to which customers write', example: 'hotro@shop.example' },
  ),
  SHOP_ZALO: setting(
    z
      .string()
      .refine(isSecureAddress, { error: wrong('SHOP_ZALO', 'an address such as https://zalo.me/0247300123') })
      .optional(),
    {
      group: 'Shop',
      meaning: 'page of the shop at Zalo',
      example: 'https://zalo.me/02473001234',
      otherwise: 'with the sample shop its own; else none',
    },
  ),
  SHOP_SOCIAL: setting(
    z
      .string()
      .refine((text) => addressesOf(text).every(isSecureAddress), {
        error: wrong('SHOP_SOCIAL', 'addresses such as https://www.facebook.com/senho with commas between them'),
      })
      .transform(addressesOf)
      .refine((addresses) => addresses.length <= MAX_SOCIAL_PAGES, {
        error: `SHOP_SOCIAL must be at most ${MAX_SOCIAL_PAGES} addresses.`,
      })
      .optional(),
    {
      group: 'Shop',
      meaning:
        'pages of the shop at Facebook, YouTube, LinkedIn, TikTok and the like, with commas between them; named at the foot of each page and to search engines',
      example: 'https://www.facebook.com/senho, https://www.youtube.com/@senho',
      otherwise: 'none',
    },
  ),
  SHOP_AVAILABILITY: setting(
    z
      .string()
      .refine((text) => percentOf(text) >= 90 && percentOf(text) <= 100, {
        error: wrong('SHOP_AVAILABILITY', 'a percentage from 90 to 100 such as 99.9'),
      })
      .transform(percentOf)
      .optional(),
    {
      group: 'Shop',
      meaning:
        'percent of each month that services are promised to run, `{{availability}}` in texts; the home page adds that what falls short comes off the month’s fee, and leads to «Mức bù» on `SERVICE_LEVELS_PAGE`',
      example: '99.95',
      otherwise: 'with `SEED=none` none is promised; else 99.9, as the texts of the sample',
    },
  ),
  SHOP_ANSWER_MINUTES: setting(integerSetting('SHOP_ANSWER_MINUTES', 1, 2_880).optional(), {
    group: 'Shop',
    meaning: 'minutes until somebody works on a service that is down, `{{answerTime}}` in texts',
    example: '30',
    otherwise: 'with `SEED=none` none is promised; else 15, as the texts of the sample',
  }),
  SHOP_MAINTENANCE_HOURS: setting(integerSetting('SHOP_MAINTENANCE_HOURS', 1, 720).optional(), {
    group: 'Shop',
    meaning: 'hours from an announcement to work that interrupts services, `{{maintenanceNotice}}` in texts',
    example: '48',
    otherwise: 'with `SEED=none` none is promised; else 72, as the texts of the sample',
  }),
  SHOP_REFUND_DAYS: setting(integerSetting('SHOP_REFUND_DAYS', 0, 60).default(sampleIdentity.promises.refundDays), {
    group: 'Shop',
    meaning:
      'days from the hand-over in which ending a service gives the unused part back, `{{refundDays}}` in texts; 0: none',
    example: '14',
  }),
  SHOP_HOURS: setting(line('SHOP_HOURS', MAX_LINE_LENGTH, '8:00 đến 18:00, thứ hai đến thứ sáu').optional(), {
    group: 'Shop',
    meaning: 'when advisers answer',
    example: '8:00 đến 18:00, thứ hai đến thứ sáu',
    otherwise: 'with the sample shop its own; else nothing is said',
  }),
  SITE_DOMAIN: setting(
    z
      .string()
      .refine(isHostName, { error: wrong('SITE_DOMAIN', 'a domain such as shop.example') })
      .default(sampleIdentity.domain),
    {
      ...common,
      meaning: 'domain of the shop, by which redirect rules and banners of the content system mean it',
      example: 'shop.example',
    },
  ),
  SHOP_COLOUR: setting(
    z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, { error: wrong('SHOP_COLOUR', 'a colour such as #0a7a4f') })
      .transform((text) => text.toLowerCase())
      .refine((colour) => !/^#[0-9a-f]{6}$/.test(colour) || carriesText(colour), {
        error: ({ input }) =>
          `SHOP_COLOUR must carry white text with a contrast of ${TEXT_CONTRAST}; ${input} has ${contrastOf(String(input), '#ffffff').toFixed(1)}.`,
      })
      .optional(),
    {
      group: 'Shop',
      meaning:
        'colour of buttons and links, with which white text has a contrast of 4.5; panels, soft grounds and the colours of dark pages follow from it',
      example: '#0a7a4f',
      otherwise: 'the indigo of the theme',
    },
  ),
  SHOP_ORDER_PREFIX: setting(
    z
      .string()
      .regex(/^[A-Z]{2,4}$/, { error: wrong('SHOP_ORDER_PREFIX', 'two to four letters from A to Z such as SH') })
      .refine((prefix) => !otherPrefixes.includes(prefix), {
        error: `SHOP_ORDER_PREFIX must be other letters than ${otherPrefixes.join(', ')}, with which other numbers begin.`,
      })
      .default(sampleIdentity.orderPrefix),
    {
      group: 'Shop',
      meaning: "letters before the digits of new orders' numbers; orders of before keep theirs",
      example: 'SH',
    },
  ),
  SHOP_RADIUS: setting(integerSetting('SHOP_RADIUS', 0, 24).optional(), {
    group: 'Shop',
    meaning: 'radius of the corners of buttons and fields in pixels; those of cards follow from it',
    example: '4',
    otherwise: '9',
  }),
  SHOP_LOGO: setting(markSetting('SHOP_LOGO'), {
    group: 'Shop',
    meaning:
      'file with the logo for light pages, SVG, PNG or WebP, shown 32 pixels high; the host reads it at its start',
    example: '/etc/shop/logo.svg',
    otherwise: 'that of the content system, else the name with a drawn cloud',
  }),
  SHOP_LOGO_DARK: setting(markSetting('SHOP_LOGO_DARK'), {
    group: 'Shop',
    meaning: 'file with the logo for dark pages and the foot of the page; needs `SHOP_LOGO`',
    example: '/etc/shop/logo-dark.svg',
    otherwise: 'the lightened `SHOP_LOGO`; at the foot the name',
  }),
  SHOP_FAVICON: setting(markSetting('SHOP_FAVICON'), {
    group: 'Shop',
    meaning: 'file with the icon of tabs and home screens, SVG or PNG of at least 512 × 512 pixels',
    example: '/etc/shop/favicon.svg',
    otherwise: 'a drawn cloud',
  }),
  MIN_PASSWORD_LENGTH: setting(integerSetting('MIN_PASSWORD_LENGTH', MIN_PASSWORD_LENGTH, 100).optional(), {
    group: 'Log-in',
    meaning: `shortest password in characters, from ${MIN_PASSWORD_LENGTH}`,
    example: '10',
    otherwise: `${defaultMinPasswordLengths.production}; in development ${defaultMinPasswordLengths.development}`,
  }),
  SELLER_NAME: setting(line('SELLER_NAME', 200, 'Công ty TNHH Sen Hồ').default(sampleIdentity.seller), {
    ...common,
    group: 'Seller and bank account',
    otherwise: 'a sample company; in production required',
    meaning: 'legal name of the seller, to whom customers give consent',
    example: 'Công ty TNHH Sen Hồ',
  }),
};

const variables = z.object(identitySettings);

type Given = Readonly<Record<string, string | undefined>>;

/** A sentence when SMS would be in a long name, and for a logo without the one that it stands beside. */
export const identityProblems = (given: Given): readonly string[] => [
  ...(given.SHOP_SHORT_NAME === undefined && [...(given.SHOP_NAME ?? '')].length > MAX_SHORT_NAME_LENGTH
    ? [`SHOP_SHORT_NAME is missing beside a SHOP_NAME of more than ${MAX_SHORT_NAME_LENGTH} characters.`]
    : []),
  ...(given.SHOP_LOGO_DARK !== undefined && given.SHOP_LOGO === undefined
    ? ['SHOP_LOGO is missing beside SHOP_LOGO_DARK.']
    : []),
];

/** A shop with a name of its own has nothing of the sample but what is required and missing. */
export const readIdentity = (read: z.infer<typeof variables>, given: Given, mode: Mode): ShopIdentity => {
  const sample = mode === 'production' || given.SHOP_NAME !== undefined ? null : sampleIdentity;
  // The texts of the sample promise in figures.
  const promised = given.SEED === 'none' ? null : sampleIdentity.promises;
  return {
    name: read.SHOP_NAME,
    shortName: read.SHOP_SHORT_NAME ?? read.SHOP_NAME,
    seller: read.SELLER_NAME,
    domain: read.SITE_DOMAIN,
    contact: {
      hotline: read.SHOP_HOTLINE,
      hotlineNote: read.SHOP_HOTLINE_NOTE ?? sample?.contact.hotlineNote ?? '',
      email: read.SHOP_EMAIL,
      zaloUrl: read.SHOP_ZALO ?? sample?.contact.zaloUrl ?? null,
      socialUrls: read.SHOP_SOCIAL ?? sample?.contact.socialUrls ?? [],
      hours: read.SHOP_HOURS ?? sample?.contact.hours ?? '',
    },
    promises: {
      availabilityPercent: read.SHOP_AVAILABILITY ?? promised?.availabilityPercent ?? null,
      answerMinutes: read.SHOP_ANSWER_MINUTES ?? promised?.answerMinutes ?? null,
      maintenanceHours: read.SHOP_MAINTENANCE_HOURS ?? promised?.maintenanceHours ?? null,
      refundDays: read.SHOP_REFUND_DAYS,
    },
    minPasswordLength: read.MIN_PASSWORD_LENGTH ?? defaultMinPasswordLengths[mode],
    orderPrefix: read.SHOP_ORDER_PREFIX,
    look: { ...themeLook, colour: read.SHOP_COLOUR ?? null, radius: read.SHOP_RADIUS ?? null },
  };
};
