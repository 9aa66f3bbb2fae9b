import type { BotChallenge } from '#core/session/bot-check.port.ts';
import type { Json } from '#core/shared/text/form-fields.ts';

/** The user's own device. Used by pages, not by use cases. */
export type Device = {
  readonly hasPasskeys: () => boolean;
  readonly userAgent: () => string;
  /** Asks the authenticator for a login with WebAuthn request options; null when the user cancels. */
  readonly usePasskey: (options: Json) => Promise<Json | null>;
  /** null when the user cancels. */
  readonly createPasskey: (options: Json) => Promise<Json | null>;
  /** null when this browser cannot solve it. */
  readonly solveChallenge: (challenge: BotChallenge) => Promise<string | null>;
};
