import { guestTokenText } from '#contracts/secrets/guest-token.ts';
import type { GuestSigner } from '#core/session/guest-signer.port.ts';
import { token } from '#core/shared/ids.ts';
import { fail, ok } from '#core/shared/result.ts';
import { bytesOf, importHmacKey } from './hmac.ts';

/** Without a secret every guest is `denied`. [FIN-03] */
export const hmacGuestSigner = (secret: string | null): GuestSigner => {
  if (secret === null) return { sign: async () => fail({ kind: 'denied' }) };
  const key = importHmacKey(secret, 'sign');
  return {
    sign: async ({ name, phone, email }, time) => {
      const signature = await crypto.subtle.sign(
        'HMAC',
        await key,
        bytesOf(guestTokenText({ email, phone, name, time })),
      );
      return ok({ token: token(hexOf(new Uint8Array(signature))), time });
    },
  };
};

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
