import { command, type UseCase } from '#core/failures/operation.ts';
import { shopFailureOf } from '#core/failures/refusals.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { fieldLimits, normalText } from '#core/shared/validation.ts';
import type { CartOutcome } from './cart.ts';
import { outcomeOf } from './cart-outcome.ts';
import { type CartPorts, visitorsCart } from './visitors-cart.ts';

export type SetCartNoteCommand = {
  readonly orderId: OrderId | null;
  readonly note: string;
  readonly idempotencyKey: IdempotencyKey;
};

/** Stores the customer's note on the order; an empty text deletes it. [CART-14] */
export const setCartNote = command(
  (ports: CartPorts): UseCase<SetCartNoteCommand, CartOutcome> =>
    async ({ orderId, note: typed }) => {
      const note = normalText(typed);
      if (note.length > fieldLimits.note) return fail({ kind: 'invalid-fields', fields: { note: 'too-long' } });
      const cart = await visitorsCart(ports)(orderId);
      if (!cart.ok) return cart;
      const { orders, delay } = ports;
      const kept = await writeOnce<void>(
        delay,
        () => orders.setNote(cart.value.id, note),
        async () => {
          const order = await readWithRetry(delay, () => orders.load(cart.value.id));
          return order.ok ? ok(order.value.note === note ? undefined : null) : order;
        },
      );
      if (!kept.ok) return fail(shopFailureOf(kept.failure));
      return ok(await outcomeOf(ports)(cart.value.id, 'note-saved'));
    },
);
