import type { Random } from '#core/shared/environment.port.ts';
import { type IdempotencyKey, idempotencyKey } from '#core/shared/ids.ts';

/** 128 random bits as 32 lower-case hexadecimal digits; works in browsers and Node. */
const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Randomness from the platform's Web Crypto generator. */
export const platformRandom: Random = {
  id: randomId,
  between: (least, most) => {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    return least + Math.floor((word / 2 ** 32) * (most - least + 1));
  },
};

/** Creates the idempotency key of one user action. */
export const newIdempotencyKey = (): IdempotencyKey => idempotencyKey(randomId());
