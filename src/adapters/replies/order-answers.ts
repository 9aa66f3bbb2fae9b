import * as z from 'zod/mini';
import type { MergeOrderCartMutation } from '#contracts/generated/order-cloud.ts';
import { orderStatusOf } from '#contracts/order-states.ts';
import type { WireLinesAnswer, WireStatus } from '#contracts/rest/order-rest.ts';
import { lineItemId } from '#core/shared/ids.ts';
import { type AllReadersOf, amount, converted, discarded, filled } from './schema.ts';

/** Reply: a change without a result. Status 1 is success; anything else is garbled. */
export const doneReply = discarded(z.object({ status: z.literal(1) }));

/** Reply: added lines; the first one is the parent item. [CART-06] */
export const linesAddedReply = converted(
  z.object({
    status: z.literal(1),
    message: z.string(),
    lineItems: z.tuple([z.object({ orderItemId: filled })], z.object({ orderItemId: filled })),
  } satisfies AllReadersOf<WireLinesAnswer>),
  ({ lineItems: [parent] }) => ({ line: lineItemId(parent.orderItemId) }),
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
