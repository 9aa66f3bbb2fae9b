import type { Json } from '#core/shared/form-fields.ts';
import type { BotChallenge } from './bot-check.port.ts';

/** What only the shopper's own device can do. The pages use it; no use case does. */
export type Device = {
  /** Whether this browser can use passkeys at all. */
  readonly hasPasskeys: () => boolean;
  /** Asks the authenticator for a log-in; null when the shopper gave up. `options` are WebAuthn's request options as JSON. */
  readonly usePasskey: (options: Json) => Promise<Json | null>;
  /** Makes a passkey; null when the shopper gave up. */
  readonly makePasskey: (options: Json) => Promise<Json | null>;
  /** Does the work of a challenge; null where it cannot be done here. */
  readonly prove: (challenge: BotChallenge) => Promise<string | null>;
};
