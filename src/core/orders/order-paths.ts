import type { OrderId } from '#core/shared/ids.ts';

/** A customer's page of one of his orders. */
export const orderPath = (id: OrderId): string => `/order/${encodeURIComponent(id)}`;
