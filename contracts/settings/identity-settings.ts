import * as z from 'zod';
import type { Mode } from '#contracts/mode.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import type { ShopIdentity } from '#core/shared/shop-identity.ts';
import { isEmail } from '#core/shared/text/email-address.ts';
import { isHotline } from '#core/shared/text/phone-number.ts';
import { isHostName, setting, wrong } from './setting.ts';

const MAX_NAME_LENGTH = 60;
/** Beside it an SMS of one page has room for what it says. */
const MAX_SHORT_NAME_LENGTH = 20;
const MAX_LINE_LENGTH = 100;

/** Without control characters and angle brackets. */
const isLine = (text: string, most: number): boolean => [...text].length <= most && !/[\p{C}<>{}]/u.test(text);

const line = (name: string, most: number, example: string) =>
  z.string().refine((text) => isLine(text, most), {
    error: wrong(name, `at most ${most} characters such as ${example}, without <, >, { and }`),
  });

const isSecureAddress = (text: string): boolean => URL.canParse(text) && /^https:\/\/[^\s"'<>@]+$/.test(text);

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

/** A sentence when SMS would be in a long name. */
export const identityProblems = ({ SHOP_NAME: name = '', SHOP_SHORT_NAME: short }: Given): readonly string[] =>
  short === undefined && [...name].length > MAX_SHORT_NAME_LENGTH
    ? [`SHOP_SHORT_NAME is missing beside a SHOP_NAME of more than ${MAX_SHORT_NAME_LENGTH} characters.`]
    : [];

/** A shop with a name of its own has nothing of the sample but what is required and missing. */
export const readIdentity = (read: z.infer<typeof variables>, given: Given, mode: Mode): ShopIdentity => {
  const sample = mode === 'production' || given.SHOP_NAME !== undefined ? null : sampleIdentity.contact;
  return {
    name: read.SHOP_NAME,
    shortName: read.SHOP_SHORT_NAME ?? read.SHOP_NAME,
    seller: read.SELLER_NAME,
    domain: read.SITE_DOMAIN,
    contact: {
      hotline: read.SHOP_HOTLINE,
      hotlineNote: read.SHOP_HOTLINE_NOTE ?? sample?.hotlineNote ?? '',
      email: read.SHOP_EMAIL,
      zaloUrl: read.SHOP_ZALO ?? sample?.zaloUrl ?? null,
      hours: read.SHOP_HOURS ?? sample?.hours ?? '',
    },
  };
};
