import { hasPasskeys } from '#adapters/browser/has-passkeys.ts';
import type { Device } from '#core/account/device.port.ts';

/** Loads the device script on first use; asking for passkey support needs none. */
export const lazyDevice = (find: () => Promise<Device>): Device => ({
  hasPasskeys,
  usePasskey: async (options) => (await find()).usePasskey(options),
  createPasskey: async (options) => (await find()).createPasskey(options),
  solveChallenge: async (challenge) => (await find()).solveChallenge(challenge),
});
