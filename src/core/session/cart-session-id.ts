import type { Clock, Random } from '#core/shared/environment.port.ts';
import type { CartPointer } from './cart-pointer.port.ts';

const PREFIX = 'CART';

/** Returns the cart session id for logs and creates it when missing; it grants no access. [SID-01] */
export const ensureCartSessionId = ({
  carts,
  clock,
  random,
}: {
  readonly carts: CartPointer;
  readonly clock: Clock;
  readonly random: Random;
}): string => {
  const known = carts.sessionId();
  if (known !== null) return known;
  const made = `${PREFIX}${clock.now()}${random.between(100, 999)}`;
  carts.setSessionId(made);
  return made;
};
