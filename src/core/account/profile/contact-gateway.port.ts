import type { PortFailure } from '#core/shared/failure.ts';
import type { Result } from '#core/shared/result.ts';
import type { ContactChange, ContactField, ContactSide } from './contact-change.ts';

type Answer<Value> = Promise<Result<Value, PortFailure>>;

/**
 * Changes of the current customer's e-mail address and phone number. The old one stays in force, as contact and as
 * login name, until the codes of both sides were given. Refusals: `bad-input` {field: contact}, `code-wrong` {left},
 * `code-expired`, `link-expired`, `too-many-tries` {retryAfter}, `account-exists`; `denied` without a session.
 */
export type ContactGateway = {
  readonly changes: () => Answer<readonly ContactChange[]>;
  /** The e-mail address, masked, when the customer verified it and mails to it are refused for good; else null. */
  readonly refusedEmail: () => Answer<string | null>;
  /**
   * Sends a code to each side; a missing old contact needs none. Somebody else's contact gets the same answer and no
   * message. Replaces an earlier request. `login-too-old` ten minutes after the login.
   */
  readonly request: (field: ContactField, contact: string) => Answer<void>;
  /** A code allows 5 attempts and expires after 10 minutes. */
  readonly confirm: (field: ContactField, side: ContactSide, code: string) => Answer<void>;
  /** Replaces the code of the old side by 72 hours in which it can cancel. `link-expired` before the new one's code. */
  readonly delay: (field: ContactField) => Answer<void>;
  /** Idempotent. */
  readonly cancel: (field: ContactField) => Answer<void>;
};
