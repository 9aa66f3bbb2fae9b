import { VOUCHER_TOKEN_TEXT } from '#contracts/secrets/voucher-token.ts';
import type { Bearer } from '#core/session/session.port.ts';
import { type Token, token } from '#core/shared/ids.ts';

/** The visitor's token or the host's: signed with the service's shared secret, else the anonymous one. [VOU-03] */
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
