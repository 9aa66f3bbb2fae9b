import { newIdempotencyKey } from '#adapters/system/random.ts';
import { ORDER_LINK_PATH } from '#contracts/secrets/order-link.ts';
import { orderLinkTarget } from '#core/orders/order-link-target.ts';
import type { MemoryShop } from './open-shop.ts';

/** Like the host, exchanges the token of `/don-hang/{token}` before rendering; null for any other address. */
export const followOrderLink = async (
  { useCases }: Pick<MemoryShop, 'useCases'>,
  pathname: string,
): Promise<string | null> => {
  const token = pathname.startsWith(`${ORDER_LINK_PATH}/`) ? pathname.slice(ORDER_LINK_PATH.length + 1) : '';
  if (token === '') return null;
  return orderLinkTarget(await useCases.openOrderLink({ token, idempotencyKey: newIdempotencyKey() }));
};
