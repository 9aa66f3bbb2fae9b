import type { Json } from '#core/shared/form-fields.ts';
import type { BotChallenge } from './bot-check.port.ts';

/** Capabilities of the user's own device. Used by pages, not by use cases. */
export type Device = {
  /** Whether this browser supports passkeys. */
  readonly hasPasskeys: () => boolean;
  /**
   * Asks the authenticator for a login; null when the user cancels. `options` are WebAuthn request options as JSON.
   */
  readonly usePasskey: (options: Json) => Promise<Json | null>;
  /** Creates a passkey; null when the user cancels. */
  readonly createPasskey: (options: Json) => Promise<Json | null>;
  /** Solves a challenge; null when this browser cannot. */
  readonly solveChallenge: (challenge: BotChallenge) => Promise<string | null>;
};
