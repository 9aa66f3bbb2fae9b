import type { Bearer } from '#core/session/session.port.ts';
import type { Token } from '#core/shared/ids.ts';

export const memoryBearer = (orderAccess: () => Token | null = () => null): Bearer => {
  let held: Token | null = null;
  return {
    get: () => held,
    set: (token) => {
      held = token;
    },
    orderAccess,
  };
};
