import type { OrderId } from '#core/shared/ids.ts';
import { pageQuery, useOptionalPageQuery } from '#ui/app/page.ts';

/** Id of the card that brings a paid order into an account. */
export const ACCOUNT_CARD = 'account';

export const orderAccountQuery = (orderId: OrderId) => pageQuery('loadOrderAccount', () => ({ orderId }));

/** From a page of the account to where this visitor finds it: there, or first at the card that makes the order theirs. */
export type WayOn = (path: string) => string;

export const useWayOn = (orderId: OrderId): WayOn => {
  const { data } = useOptionalPageQuery(orderAccountQuery(orderId));
  return (path) => (data === undefined || data.step === 'done' ? path : `#${ACCOUNT_CARD}`);
};
