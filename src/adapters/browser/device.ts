import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Challenge } from 'altcha-lib/types';
import type { BotChallenge } from '#core/account/bot-check.port.ts';
import type { Device } from '#core/account/device.port.ts';
import type { Json } from '#core/shared/form-fields.ts';
import { hasPasskeys } from './has-passkeys.ts';
import { recaptchaProof } from './recaptcha.ts';

/** A challenge takes a second or two; what takes longer than this is left to the few tries without a proof. */
const MAX_WORK_MS = 60_000;

/** How browsers name that the shopper closed the window, waited too long, or holds this passkey already. [WebAuthn 3] */
const gaveUp = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError']);

/** This browser's authenticator and its time to work. Both packages load at their first use. [Device] */
export const browserDevice = (): Device => ({
  hasPasskeys,
  usePasskey: async (options) => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    // The authorisation service made the options with the other half of this package.
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return answerOf(() => startAuthentication({ optionsJSON }));
  },
  makePasskey: async (options) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    // As above.
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return answerOf(() => startRegistration({ optionsJSON }));
  },
  prove: (challenge) => proofOf(challenge).catch(() => null),
});

const answerOf = async (ask: () => Promise<object>): Promise<Json | null> => {
  try {
    // What an authenticator answers is JSON by the definition of these calls.
    return (await ask()) as { readonly [key: string]: Json };
  } catch (error) {
    if (error instanceof Error && gaveUp.has(error.name)) return null;
    throw error;
  }
};

/** The solution beside its challenge, in base64. */
const proofOf = async (given: BotChallenge): Promise<string | null> => {
  if (given.kind === 'recaptcha') return recaptchaProof(given.siteKey);
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  // The authorisation service made it with the other half of this package.
  const challenge = given.challenge as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: MAX_WORK_MS });
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
};
