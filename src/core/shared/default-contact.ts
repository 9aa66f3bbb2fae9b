import type { ShopContact } from './settings.ts';

/** The contact facts of an installation that sets none, and of a page that is drawn without data. */
export const defaultContact: ShopContact = {
  hotline: '1800.6070',
  email: 'hotro@cuahangmay.example',
  zaloUrl: 'https://zalo.me/18006070',
};
