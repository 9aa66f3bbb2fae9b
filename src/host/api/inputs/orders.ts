import * as z from 'zod';
import type * as orders from '#core/orders/operations.ts';
import { orderStatuses } from '#core/orders/order.ts';
import { blank, command, type Inputs, order, orNull, pageNumber, text, typed } from './parts.ts';

const status = z.preprocess(blank, z.enum(orderStatuses).nullable());

export const ordersInputs: Inputs<typeof orders> = {
  cancelOrder: command({ orderId: order, reason: typed(1_000) }),
  confirmReceived: command({ orderId: order }),
  listOrders: z.object({ keyword: orNull(text(200)), status, page: pageNumber }),
  loadOrder: z.object({ orderId: order }),
};
