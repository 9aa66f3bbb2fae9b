/** Success message code; `ui/app/notices.vi.ts` has a sentence for each. */
export type Notice =
  | 'added'
  | 'changed'
  | 'removed'
  | 'cleared'
  | 'note-saved'
  /** [VOU-01] */
  | 'voucher-added'
  | 'voucher-removed'
  /** The guest cart was merged into the saved cart; `notify` is the number of moved lines. [ACC-11] */
  | 'cart-merged'
  /** [ACC-05] */
  | 'cart-cancelled'
  /** [LAY-04] */
  | 'login-denied'
  /** A service was unavailable during the login callback. */
  | 'login-interrupted'
  | 'logged-in'
  | 'logged-out'
  | 'code-sent'
  | 'verified'
  | 'registration-completed'
  | 'password-changed'
  | 'password-reset'
  | 'account-linked'
  | 'account-unlinked'
  | 'profile-saved'
  | 'avatar-saved'
  | 'address-saved'
  | 'address-deleted'
  | 'default-address-set'
  | 'session-ended'
  | 'sessions-ended'
  | 'passkey-added'
  | 'passkey-removed'
  | 'totp-on'
  | 'totp-off'
  | 'order-cancelled'
  | 'order-received'
  | 'favourite-added'
  | 'favourite-removed'
  | 'review-added'
  /** [CNS-03] */
  | 'consultation-sent'
  /** A confirmation letter has been sent. */
  | 'newsletter-asked'
  | 'consent-saved'
  | 'papers-saved'
  | 'papers-sent';

/** Result of a successful command. */
export type Outcome = {
  /** Path to navigate to, or a URL on an allowed origin. */
  readonly goTo: string;
  readonly notice: Notice | null;
  /** A number for the message text; null when the text has none. */
  readonly notify: number | null;
};
