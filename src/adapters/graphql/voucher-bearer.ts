import { VOUCHER_TOKEN_TEXT } from '#contracts/voucher-token.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { type Token, token } from '#core/shared/ids.ts';

/**
 * Token for campaign lookups: the visitor's, or the host's fixed token when the visitor has none. Without `sign`, which
 * requires the secret shared with the service, falls back to the shop's own anonymous token. [VOU-03]
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
