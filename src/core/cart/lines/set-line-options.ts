import type { CartOutcome, SetLineOptionsCommand } from '#core/cart/cart.ts';
import { toCartOutcome } from '#core/cart/cart-outcome.ts';
import { type CartPorts, findTopLine, requireOpenCart } from '#core/cart/require-open-cart.ts';
import { findTextProblem, normaliseOptionText } from '#core/catalogue/option-texts.ts';
import { command, type UseCase } from '#core/failures/operation.ts';
import { fail, ok } from '#core/shared/result.ts';
import { completeOptions } from './complete-options.ts';

/**
 * Changes free options and texts, but not a domain line's name: another name is another line. Failures: `not-found`,
 * `invalid-fields`, `location-sold-out`, `options-failed`. [CART-14, GQL-03]
 */
export const setLineOptions = command(
  (ports: CartPorts): UseCase<SetLineOptionsCommand, CartOutcome> =>
    async ({ orderId, lineId, options }) => {
      const cart = await requireOpenCart(ports)(orderId);
      if (!cart.ok) return cart;
      const line = findTopLine(cart.value, lineId);
      if (line === undefined) return fail({ kind: 'not-found' });
      if (line.description !== '') return fail({ kind: 'options-failed' });
      const wanted = options.map(({ id, name: given, value }) => {
        const name = line.options.find((each) => each.id === id)?.name ?? given;
        return { id, name, value: normaliseOptionText(name, value) };
      });
      const problems = wanted.flatMap(({ id, name, value }) => {
        const problem = findTextProblem(name, value);
        return problem === null ? [] : [[`options[${id}]`, problem] as const];
      });
      if (problems.length > 0) return fail({ kind: 'invalid-fields', fields: Object.fromEntries(problems) });
      const whole = await completeOptions(ports)(cart.value, lineId, wanted);
      return whole.ok ? ok(await toCartOutcome(ports)(whole.value, 'changed')) : whole;
    },
);
