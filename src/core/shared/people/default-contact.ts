import type { ShopContact } from '#core/shared/settings.ts';

/** For an installation without contact settings, and pages rendered without data. */
export const defaultContact: ShopContact = {
  hotline: '1800.6070',
  hotlineNote: 'Miễn phí cước, trực 24/7',
  email: null,
  zaloUrl: null,
  hours: '8:00 đến 22:00 mỗi ngày',
};
