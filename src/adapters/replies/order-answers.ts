import * as z from 'zod/mini';
import type { MergeOrderCartMutation } from '#contracts/generated/order-cloud.ts';
import { orderStatusOf } from '#contracts/order-states.ts';
import type { WireCartAnswer, WireStatus } from '#contracts/rest/order-rest.ts';
import type { AddedLine } from '#core/orders/order-gateway.port.ts';
import { lineItemId, token } from '#core/shared/ids.ts';
import { orderReply } from './order-reply.ts';
import { type AllReadersOf, amount, converted, discarded, filled } from './schema.ts';

/** Reply: a change without a result. Status 1 is success; anything else is garbled. */
export const doneReply = discarded(z.object({ status: z.literal(1) }));

/** Reply: the added parent item with its order. [CART-06] */
export const lineAddedReply = converted(
  z.object({
    accessToken: z.nullable(filled),
    lineId: filled,
    order: orderReply,
  } satisfies AllReadersOf<WireCartAnswer<unknown>>),
  ({ accessToken, lineId, order }): AddedLine => ({
    line: lineItemId(lineId),
    order,
    newGuest: accessToken === null ? null : token(accessToken),
  }),
);

/** Reply: merged carts. Anything but a completed merge with a closed source cart is garbled. */
export const mergedReply = converted(
  z.object({
    success: z.literal(true),
    oldCartCanceled: z.literal(true),
    movedItemCount: amount,
    skippedItemCount: amount,
    message: z.string(),
  } satisfies AllReadersOf<MergeOrderCartMutation['mergeOrderCart']>),
  ({ movedItemCount: movedLines, skippedItemCount: skippedDomains }) => ({ movedLines, skippedDomains }),
);

/** Reply: the names of the order statuses. */
export const statusesReply = z.array(
  converted(
    z.object({ id: z.literal([10, 20, 40, 50, 90]), name: z.string() } satisfies AllReadersOf<WireStatus>),
    ({ id, name }) => ({ status: orderStatusOf[id], name }),
  ),
);
