import { VOUCHER_TOKEN_TEXT } from '#contracts/voucher-token.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { type Token, token } from '#core/shared/ids.ts';

/**
 * Under which token campaigns are looked up: the visitor's, and where he has none (yet) the fixed one that the host alone
 * can make. Without `sign`, under the secret shared with the service, there is none, and the shop's own anonymous token
 * must do. [VOU-03]
 */
export const voucherBearer = (
  visitor: Bearer,
  ownToken: Token | null,
  sign: ((text: string) => string) | null,
): Bearer => {
  const fallback = sign === null ? null : token(sign(VOUCHER_TOKEN_TEXT));
  return {
    get: () => {
      const held = visitor.get();
      return held === null || held === ownToken ? (fallback ?? held) : held;
    },
    set: visitor.set,
  };
};
