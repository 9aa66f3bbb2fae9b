import type { GuestSigner } from '#core/session/guest-signer.port.ts';
import { ok } from '#core/shared/result.ts';
import { signatureOf } from './signatures.ts';

export const memoryGuestSigner = (): GuestSigner => ({
  sign: async (contact, time) => ok({ token: signatureOf(contact, time), time }),
});
