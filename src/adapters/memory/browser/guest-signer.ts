import { signatureOf } from '#adapters/memory/accounts/signatures.ts';
import type { GuestSigner } from '#core/session/guest-signer.port.ts';
import { ok } from '#core/shared/result.ts';

export const memoryGuestSigner = (): GuestSigner => ({
  sign: async (contact, time) => ok({ token: signatureOf(contact, time), time }),
});
