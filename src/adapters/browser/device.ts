import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Challenge } from 'altcha-lib/types';
import type { Device } from '#core/account/log-in/device.port.ts';
import type { BotChallenge } from '#core/session/bot-check.port.ts';
import type { Json } from '#core/shared/text/form-fields.ts';
import { hasPasskeys } from './has-passkeys.ts';
import { recaptchaProof } from './recaptcha.ts';

/** Usually takes seconds; beyond the limit the visitor has no proof and few attempts. */
const MAX_WORK_MS = 60_000;

/** Cancelled or timed-out dialog, or an existing passkey. [WebAuthn 3] */
const cancellationErrors = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError']);

/** Both packages are loaded on first use. */
export const browserDevice = (): Device => ({
  hasPasskeys,
  userAgent: () => navigator.userAgent,
  usePasskey: async (options) => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    // Safe because the service created the options with the server half of this package.
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return requestCredential(() => startAuthentication({ optionsJSON }));
  },
  createPasskey: async (options) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    // Safe for the same reason.
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return requestCredential(() => startRegistration({ optionsJSON }));
  },
  solveChallenge: (challenge) => solve(challenge).catch(() => null),
});

const requestCredential = async (ask: () => Promise<object>): Promise<Json | null> => {
  try {
    // Safe because WebAuthn defines these responses as JSON.
    return (await ask()) as { readonly [key: string]: Json };
  } catch (error) {
    if (error instanceof Error && cancellationErrors.has(error.name)) return null;
    throw error;
  }
};

/** The solution with its challenge, in base64. */
const solve = async (given: BotChallenge): Promise<string | null> => {
  if (given.kind === 'recaptcha') return recaptchaProof(given.siteKey);
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  // Safe because the service created it with the server half of this package.
  const challenge = given.challenge as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: MAX_WORK_MS });
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
};
