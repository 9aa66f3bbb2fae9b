import { command, type UseCase } from '#core/failures/operation.ts';
import { toShopFailure } from '#core/failures/refusals.ts';
import type { IdempotencyKey, OrderId } from '#core/shared/ids.ts';
import { readWithRetry, writeOnce } from '#core/shared/persist.ts';
import { fail, ok } from '#core/shared/result.ts';
import { cleanLines } from '#core/shared/text/clean-typed.ts';
import { fieldLimits } from '#core/shared/text/validation.ts';
import type { CartOutcome } from './cart.ts';
import { reloadCartOutcome } from './cart-outcome.ts';
import { type CartPorts, requireOpenCart } from './require-open-cart.ts';

export type SetCartNoteCommand = {
  readonly orderId: OrderId | null;
  readonly note: string;
  readonly idempotencyKey: IdempotencyKey;
};

/** An empty text deletes the note. [CART-14] */
export const setCartNote = command(
  (ports: CartPorts): UseCase<SetCartNoteCommand, CartOutcome> =>
    async ({ orderId, note: typed }) => {
      const note = cleanLines(typed);
      if (note.length > fieldLimits.note) return fail({ kind: 'invalid-fields', fields: { note: 'too-long' } });
      const cart = await requireOpenCart(ports)(orderId);
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
      if (!kept.ok) return fail(toShopFailure(kept.failure));
      return ok(await reloadCartOutcome(ports)(cart.value.id, 'note-saved'));
    },
);
