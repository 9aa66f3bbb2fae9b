import { type ShopIdentity, themeLook } from '#core/shared/shop/shop-identity.ts';
import { MIN_PASSWORD_LENGTH } from '#core/shared/text/validation.ts';
import { seedSeller } from './merchant.ts';

/** Of the shop in development and of the fakes. Its domain is reserved, so that no link leads to a third party. [RFC 2606] */
export const sampleIdentity: ShopIdentity = {
  name: 'Cửa Hàng Mây',
  shortName: 'Cửa Hàng Mây',
  seller: seedSeller.name,
  domain: 'cuahangmay.example',
  contact: {
    hotline: '1800.6070',
    hotlineNote: 'Miễn phí cước, trực 24/7',
    email: 'hotro@cuahangmay.example',
    zaloUrl: 'https://zalo.me/18006070',
    socialUrls: [],
    hours: '8:00 đến 22:00 mỗi ngày',
  },
  promises: { availabilityPercent: 99.9, answerMinutes: 15, maintenanceHours: 72, refundDays: 7 },
  minPasswordLength: MIN_PASSWORD_LENGTH,
  orderPrefix: 'DH',
  look: themeLook,
};

export const sampleNameServers: readonly string[] = [`ns1.${sampleIdentity.domain}`, `ns2.${sampleIdentity.domain}`];
