import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/shared/durations.ts';

// What the fakes and the backend hold accounts to. Times in ms.

/** How many sessions an account may have at once; the one that was unused the longest ends. [ASVS 7.1.2] */
export const MAX_SESSIONS = 20;

/** How long after its log-in a session may see and change how the account is entered. [ASVS 7.5.1, 7.5.2] */
export const FRESH_LOGIN_MS = 10 * MINUTE_MS;

/** Of a code, link or ticket. [ACC-02] */
export const CODE_TTL_MS = 10 * MINUTE_MS;
export const MAX_CODE_TRIES = 5;

/** Of the challenge of a passkey or bot check. */
export const CHALLENGE_TTL_MS = 5 * MINUTE_MS;

/** How long a solved bot check exempts its browser. */
export const PROOF_TTL_MS = 10 * MINUTE_MS;

/** A code of an authenticator app lives so long. [RFC 6238] */
export const TOTP_STEP_MS = 30_000;

/** Tries within a window, per account, network or browser. */
export const tryLimits = {
  /** Wrong passwords and codes. */
  wrong: { most: 10, windowMs: 15 * MINUTE_MS },
  /** Requests to reset a password. */
  reset: { most: 5, windowMs: 15 * MINUTE_MS },
  /** Reset messages with six digits; further ones hold the link only, so that nobody guesses digits in many requests. */
  resetDigits: { most: 20, windowMs: DAY_MS },
  /** Registrations, codes and resets without a bot check. */
  unproven: { most: 5, windowMs: HOUR_MS },
} as const;
