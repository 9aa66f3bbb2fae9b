import * as z from 'zod';
import type * as orders from '#core/orders/operations.ts';
import { mailUses } from '#core/orders/order-links.port.ts';
import { orderStatuses } from '#core/orders/order-states.ts';
import { blank, command, type Inputs, nothing, order, orNull, pageNumber, path, proof, text, typed } from './parts.ts';

const status = z.preprocess(blank, z.enum(orderStatuses).nullable());

export const ordersInputs: Inputs<typeof orders> = {
  adoptOrder: command({ orderId: order }),
  cancelOrder: command({ orderId: order, reason: typed(1_000) }),
  correctMailAddress: command({ orderId: order, use: z.enum(mailUses), email: typed(300), path }),
  confirmReceived: command({ orderId: order }),
  listOrders: z.object({ keyword: orNull(text(200)), status, page: pageNumber }),
  listUnpaidOrders: nothing,
  loadOrder: z.object({ orderId: order }),
  loadOrderAccount: z.object({ orderId: order }),
  loadRefusedMail: z.object({ orderId: order }),
  openOrderLink: command({ token: text(500) }),
  requestOrderLink: command({ orderNumber: typed(200), email: typed(300), proof }),
  revokeOrderLinks: command({ orderId: order }),
};
