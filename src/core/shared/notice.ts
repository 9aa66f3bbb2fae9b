/** What happened, in a code that `ui/app/notices.vi.ts` has a sentence for. */
export type Notice =
  | 'added'
  | 'changed'
  | 'removed'
  | 'cleared'
  | 'note-saved'
  /** [VOU-01] */
  | 'voucher-added'
  | 'voucher-removed'
  /** Lines of the cart from before the log-in lie in the saved one now; `notify` says how many. [ACC-11] */
  | 'cart-merged'
  /** [ACC-05] */
  | 'cart-cancelled'
  /** [LAY-04] */
  | 'login-denied'
  /** A service could not answer while a log-in came back. */
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
  /** A letter to confirm it is on its way. */
  | 'newsletter-asked'
  | 'consent-saved'
  | 'papers-saved'
  | 'papers-sent';

/** What a command answers when it is done. */
export type Outcome = {
  /** Path where the shopper goes next, or an address on an allow-listed origin. */
  readonly goTo: string;
  readonly notice: Notice | null;
  /** A number that the notice's sentence tells; null tells none. */
  readonly notify: number | null;
};
