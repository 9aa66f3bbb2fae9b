import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '#backend/environment.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { identitySettings } from '#contracts/settings/identity-settings.ts';
import { settingsWith } from '#contracts/settings/setting.ts';
import type { ShopIdentity } from '#core/shared/shop/shop-identity.ts';
import { readEnvironment } from '#host/configuration/environment.ts';
import { folder, openFolders, production, shop, startErrors } from '#test/kit/environment.ts';
import { sampleSecret } from '#test/kit/servers/sample-secret.ts';

openFolders();

const secrets = {
  guestSigning: [sampleSecret('guest')],
  anonymousToken: [sampleSecret('anonymous')],
  flash: [sampleSecret('flash')],
  preview: null,
  contentNotices: null,
  metrics: null,
} as const;

type Given = Readonly<Record<string, string>>;

const hostErrors = (given: Given): readonly string[] => {
  const read = readEnvironment({ MODE: 'production', ...given }, secrets);
  return read.ok ? [] : read.problems;
};
const backendErrors = (given: Given): readonly string[] => startErrors({ ...production, ...given });

/** Whose shop it is, as both programs read it. */
const identityOf = (given: Given): ShopIdentity => {
  const host = readEnvironment(given, secrets);
  if (!host.ok) throw new Error(host.problems.join(' '));
  const { identity } = parseEnvironment({ DATA_DIR: folder, ...given });
  expect(identity).toEqual(host.value.identity);
  return identity;
};

const required = settingsWith(identitySettings, (facts) => facts.required);

describe('CFG-01 whose shop it is', () => {
  test.each(required)('CFG-01 in production neither program starts without %s, and each says so', (name) => {
    const { [name]: _, ...others } = { ...shop } as Given;
    const { [name]: __, ...rest } = production as Given;
    const sentence = `${name} is missing; set it, or set MODE=development to try the shop without it.`;
    expect([hostErrors(others), startErrors(rest)]).toEqual([[sentence], [sentence]]);
  });

  test('CFG-01 in development without settings it is the sample', () => {
    expect(identityOf({})).toEqual(sampleIdentity);
    expect(required.length).toBe(5);
  });

  test('CFG-01 a shop with a name of its own has no note, page and hours of the sample, in either mode', () => {
    for (const MODE of ['development', 'production']) {
      const given = MODE === 'production' ? { ...production, MODE } : { ...shop, MODE };
      const { identity } = parseEnvironment({ DATA_DIR: folder, ...given });
      expect(identity).toEqual({
        name: 'Sen Hồ Cloud',
        shortName: 'Sen Hồ Cloud',
        seller: 'Công ty TNHH Sen Hồ',
        domain: 'shop.example',
        contact: {
          hotline: '024 7300 1234',
          hotlineNote: '',
          email: 'hotro@shop.example',
          zaloUrl: null,
          socialUrls: [],
          hours: '',
        },
        promises: { availabilityPercent: 99.9, answerMinutes: 15, maintenanceHours: 72, refundDays: 7 },
        minPasswordLength: MODE === 'production' ? 8 : 6,
        orderPrefix: 'DH',
        look: { colour: null, radius: null, logo: null, favicon: null },
      });
    }
  });

  test('CFG-01 what a firm says of itself is taken as it is', () => {
    const given = {
      ...shop,
      SHOP_SHORT_NAME: 'Sen Hồ',
      SHOP_HOTLINE_NOTE: 'Cước gọi nội hạt',
      SHOP_ZALO: 'https://zalo.me/02473001234',
      SHOP_HOURS: '8:00 đến 18:00',
    };
    expect(identityOf(given)).toMatchObject({
      shortName: 'Sen Hồ',
      contact: { hotlineNote: 'Cước gọi nội hạt', zaloUrl: 'https://zalo.me/02473001234', hours: '8:00 đến 18:00' },
    });
  });

  const wrong = {
    SHOP_NAME: ['Sen <b>Hồ</b>', 'Sen\u0007Hồ', '{{shop}}'],
    SHOP_SHORT_NAME: ['Sen Hồ Cloud Việt Nam Số', 'a\u0007b'],
    SHOP_HOTLINE: ['gọi tôi', '12', '024 7300 1234 hoặc 1900'],
    SHOP_HOTLINE_NOTE: ['x'.repeat(101)],
    SHOP_EMAIL: ['hotro', 'hotro@shop', 'a@b.example, c@d.example'],
    SHOP_ZALO: ['zalo.me/1', 'http://zalo.me/1', 'javascript:alert(1)', 'https://a"b.example'],
    SHOP_SOCIAL: [
      'facebook.com/senho',
      'https://a.example, http://b.example',
      'https://a.example,',
      'https://a@b.example',
    ],
    SHOP_AVAILABILITY: ['99,9%', '89.9', '100.1', 'cao', '99.9999'],
    SHOP_ANSWER_MINUTES: ['0', '1.5', '15 phút', '2881'],
    SHOP_MAINTENANCE_HOURS: ['0', '721', 'ngay'],
    SHOP_REFUND_DAYS: ['-1', '61', 'bảy'],
    SHOP_ORDER_PREFIX: ['S', 'sh', 'SHOPS', 'S1', 'ĐH', 'NT', 'BG'],
    SHOP_HOURS: ['<8:00>'],
    SHOP_COLOUR: ['xanh', '#0a7a4', 'rgb(0 0 0)', '#0a7a4f;}'],
    SHOP_RADIUS: ['-1', '25', '4px', '1.5'],
    SHOP_LOGO: ['/etc/shop/logo', '/etc/shop/logo.jpg', 'logo.svg/'],
    SHOP_FAVICON: ['/etc/shop/favicon.ico'],
    SITE_DOMAIN: ['https://shop.example', 'shop', 'Shop.example', 'shop.example/'],
    SELLER_NAME: ['x'.repeat(201), 'Công ty <TNHH>'],
  } satisfies Partial<Record<keyof typeof identitySettings, readonly string[]>>;
  test.each(Object.entries(wrong))('CFG-01 a malformed %s stops both programs with a sentence', (name, values) => {
    for (const value of values)
      for (const errors of [hostErrors({ ...shop, [name]: value }), backendErrors({ [name]: value })])
        expect(errors).toEqual([expect.stringMatching(new RegExp(`^${name} must be `))]);
  });

  test.each(['#ffcc00', '#FF0000', '#777777', '#ffffff'])(
    'CFG-01 on %s white text cannot be read, so that neither program starts',
    (SHOP_COLOUR) => {
      const sentence = /^SHOP_COLOUR must carry white text with a contrast of 4\.5; #[\da-f]{6} has [1-4]\.\d\.$/;
      for (const errors of [hostErrors({ ...shop, SHOP_COLOUR }), backendErrors({ SHOP_COLOUR })])
        expect(errors).toEqual([expect.stringMatching(sentence)]);
    },
  );

  test('CFG-01 colour and corners are read, and a dark logo needs the light one', () => {
    const { look } = identityOf({ ...shop, MODE: 'development', SHOP_COLOUR: '#0A7A4F', SHOP_RADIUS: '0' });
    expect(look).toEqual({ colour: '#0a7a4f', radius: 0, logo: null, favicon: null });
    const sentence = 'SHOP_LOGO is missing beside SHOP_LOGO_DARK.';
    expect(hostErrors({ ...shop, SHOP_LOGO_DARK: '/etc/shop/dark.svg' })).toEqual([sentence]);
  });

  test('CFG-01 social pages and promises in figures are read, and without texts of a sample nothing is promised', () => {
    const own = {
      SHOP_SOCIAL: 'https://www.facebook.com/senho, https://www.youtube.com/@senho',
      SHOP_AVAILABILITY: '99,95',
      SHOP_ANSWER_MINUTES: '30',
      SHOP_MAINTENANCE_HOURS: '48',
      SHOP_REFUND_DAYS: '14',
    };
    const { contact, promises } = identityOf({ ...shop, MODE: 'development', ...own });
    expect(contact.socialUrls).toEqual(['https://www.facebook.com/senho', 'https://www.youtube.com/@senho']);
    expect(promises).toEqual({ availabilityPercent: 99.95, answerMinutes: 30, maintenanceHours: 48, refundDays: 14 });
    expect(identityOf({ ...shop, MODE: 'development', SEED: 'none' }).promises).toEqual({
      availabilityPercent: null,
      answerMinutes: null,
      maintenanceHours: null,
      refundDays: 7,
    });
  });

  test('CFG-01 a long name needs a short one beside it', () => {
    const SHOP_NAME = 'Trung tâm dữ liệu Sen Hồ';
    const sentence = 'SHOP_SHORT_NAME is missing beside a SHOP_NAME of more than 20 characters.';
    expect([hostErrors({ ...shop, SHOP_NAME }), backendErrors({ SHOP_NAME })]).toEqual([[sentence], [sentence]]);
    expect(backendErrors({ SHOP_NAME, SHOP_SHORT_NAME: 'Sen Hồ' })).toEqual([]);
    const tooLong = { SHOP_NAME: 'x'.repeat(61), SHOP_SHORT_NAME: 'Sen Hồ' };
    expect(backendErrors(tooLong)).toEqual([expect.stringMatching(/^SHOP_NAME must be at most 60 characters/)]);
  });

  const anyName = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((text) => text.trim())
    .filter((text) => text !== '' && !/[\p{C}<>{}]/u.test(text));
  test('CFG-01 any other name names the shop in both programs', () => {
    fc.assert(
      fc.property(anyName, (SHOP_NAME) => {
        const given = { ...shop, MODE: 'development', SHOP_NAME };
        if ([...SHOP_NAME].length <= 20) expect(identityOf(given).name).toBe(SHOP_NAME);
      }),
      { numRuns: 50 },
    );
  });
});
