import type { OrderId } from '#core/shared/ids.ts';
import { pageQuery, useOptionalPageQuery } from '#ui/app/page.ts';

/** Id of the card that brings a paid order into an account. */
export const ACCOUNT_CARD = 'account';

export const orderAccountQuery = (orderId: OrderId) => pageQuery('loadOrderAccount', () => ({ orderId }));

/** The address of a page of the account; for a visitor who has no such page yet that of the card that makes one. */
export type AccountLink = (path: string) => string;

export const useAccountLink = (orderId: OrderId): AccountLink => {
  const { data } = useOptionalPageQuery(orderAccountQuery(orderId));
  return (path) => (data === undefined || data.step === 'done' ? path : `#${ACCOUNT_CARD}`);
};
