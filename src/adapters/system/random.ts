import type { Random } from '#core/shared/environment.port.ts';
import { type IdempotencyKey, idempotencyKey } from '#core/shared/ids.ts';

/** Works in browsers and Node. */
const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const platformRandom: Random = {
  id: randomId,
  between: (least, most) => {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    return least + Math.floor((word / 2 ** 32) * (most - least + 1));
  },
};

export const newIdempotencyKey = (): IdempotencyKey => idempotencyKey(randomId());
