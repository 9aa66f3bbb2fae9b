import type { Bearer } from '#core/session/session.port.ts';
import type { Token } from '#core/shared/ids.ts';

/** The shop's own anonymous token until the visitor's is known. [ROL-01] */
export const requestBearer = (ownToken: Token | null, orderAccess: () => Token | null = () => null): Bearer => {
  let held = ownToken;
  return {
    get: () => held,
    set: (given) => {
      held = given;
    },
    orderAccess,
  };
};
