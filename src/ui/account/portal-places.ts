import type { AccountView } from '#core/account/account.ts';
import { accountPath } from '#core/account/account-paths.ts';
import * as paths from '#core/shared/paths.ts';
import type { IconName } from '#ui/kit/icon.tsx';
import { portalText } from './messages.vi.ts';

/** Where a customer can go in his part of the shop. */
export type Place = 'services' | 'orders' | 'account' | 'addresses' | 'invoices' | 'favourites' | 'security';

export type PortalPlace = {
  readonly place: Place;
  readonly href: string;
  readonly title: string;
  readonly icon: IconName;
  /** How much is there; null where that is not known or not counted. */
  readonly count: number | null;
};

/** The places in their order, with what is known of each. */
export const placesOf = (counts: AccountView['counts'] | null): readonly PortalPlace[] => [
  placeOf('services', paths.services, 'server', counts?.services ?? null),
  placeOf('orders', paths.orders, 'receipt', counts?.orders ?? null),
  placeOf('account', paths.account(), 'user'),
  placeOf('addresses', accountPath('dia-chi'), 'pin'),
  placeOf('invoices', accountPath('hoa-don'), 'document'),
  placeOf('favourites', paths.favourites, 'heart', counts?.favourites ?? null),
  placeOf('security', accountPath('bao-mat'), 'lock'),
];

const placeOf = (place: Place, href: string, icon: IconName, count: number | null = null): PortalPlace => ({
  place,
  href,
  icon,
  title: portalText[place],
  // A nought beside a word says nothing that the page behind it does not say better.
  count: count === 0 ? null : count,
});
