import { solveChallenge } from '#adapters/memory/accounts/bot-check.ts';
import type { Device } from '#core/account/log-in/device.port.ts';
import type { Json } from '#core/shared/text/form-fields.ts';
import type { BrowserState } from './browser-state.ts';

const read = (options: Json, name: 'challenge' | 'credential'): Json =>
  typeof options === 'object' && options !== null && name in options
    ? ((options as Readonly<Record<string, Json>>)[name] ?? null)
    : null;

/** An authenticator that always confirms. */
export const memoryDevice = (browser: BrowserState): Device => ({
  hasPasskeys: () => true,
  userAgent: () => '',
  usePasskey: async (options) => {
    const credential = browser.passkeys.at(-1);
    return credential === undefined ? null : { challenge: read(options, 'challenge'), credential };
  },
  createPasskey: async (options) => {
    const credential = read(options, 'credential');
    if (typeof credential !== 'string') return null;
    browser.passkeys = [...browser.passkeys, credential];
    return { challenge: read(options, 'challenge'), credential };
  },
  solveChallenge: async (challenge) =>
    challenge.kind === 'work' && typeof challenge.challenge === 'string' ? solveChallenge(challenge.challenge) : null,
});
