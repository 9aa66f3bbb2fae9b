import { memoryGuestSigner } from '#adapters/memory/browser/guest-signer.ts';
import { guestSignerContract } from '#test/session/guest-signer.contract.ts';

guestSignerContract('the signer in memory', async () => memoryGuestSigner());
