import type { CookieName } from '#core/session/cookies.ts';
import type { ClosableOverlay } from './visitor-choices.port.ts';

/** Cookies that scripts can read, with the time at which an overlay was closed. [BAN-02, BAN-04, VCH-01] */
export const CLOSED_COOKIES: Readonly<Record<ClosableOverlay, CookieName>> = {
  popup: 'popup_closed',
  floating: 'floating_closed',
  voucher: 'voucher_closed',
};
