import { createHmac } from 'node:crypto';
import { VOUCHER_TOKEN_TEXT } from '#contracts/voucher-token.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { type Token, token } from '#core/shared/ids.ts';

/**
 * Under which token campaigns are looked up: the visitor's, and where he has none (yet) the fixed one that the host alone
 * can make. Without the shared secret there is none, and the shop's own anonymous token must do. [VOU-03]
 */
export const voucherBearer = (visitor: Bearer, ownToken: Token | null, signing: string | null): Bearer => {
  const fallback =
    signing === null ? null : token(createHmac('sha256', signing).update(VOUCHER_TOKEN_TEXT).digest('hex'));
  return {
    get: () => {
      const held = visitor.get();
      return held === null || held === ownToken ? (fallback ?? held) : held;
    },
    set: visitor.set,
  };
};
