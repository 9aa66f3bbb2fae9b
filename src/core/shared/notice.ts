/** `ui/app/notices.vi.ts` has a sentence for each. */
export type Notice =
  | 'added'
  | 'changed'
  | 'removed'
  | 'cleared'
  | 'note-saved'
  /** [VOU-01] */
  | 'voucher-added'
  | 'voucher-removed'
  /** `notify` is the number of moved lines. [ACC-11] */
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
  | 'contact-confirmed'
  | 'contact-delayed'
  | 'contact-cancelled'
  | 'deletion-asked'
  | 'deletion-cancelled'
  | 'avatar-saved'
  | 'address-saved'
  | 'address-deleted'
  | 'mail-choices-saved'
  | 'default-address-set'
  | 'session-ended'
  | 'sessions-ended'
  | 'passkey-added'
  | 'passkey-removed'
  | 'totp-on'
  | 'totp-off'
  | 'order-cancelled'
  | 'order-received'
  | 'order-link-sent'
  | 'order-links-revoked'
  | 'order-adopted'
  | 'mail-address-corrected'
  | 'quotation-sent'
  | 'favourite-added'
  | 'favourite-removed'
  | 'review-added'
  | 'review-waiting'
  /** [CAT-10] */
  | 'stock-alert-requested'
  /** [CNS-03] */
  | 'consultation-sent'
  | 'newsletter-asked'
  | 'consent-saved'
  | 'documents-saved'
  | 'documents-submitted'
  | 'zone-saved'
  | 'zone-signing-saved'
  | 'update-token-shown'
  | 'update-token-removed'
  | 'name-servers-saved'
  | 'transfer-locked'
  | 'transfer-unlocked'
  | 'auth-code-sent'
  | 'domain-contact-saved'
  /** [SVC-01] */
  | 'service-starting'
  | 'service-stopping'
  | 'service-rebooting'
  | 'service-reinstalling'
  | 'service-password-resetting'
  | 'service-renamed'
  | 'snapshot-begun'
  | 'snapshot-restoring'
  | 'snapshot-deleting'
  | 'service-secret-shown'
  | 'first-password-shown'
  | 'access-key-created'
  | 'access-key-shown'
  | 'access-key-revoked'
  | 'seat-assigned'
  | 'seat-removed'
  | 'service-cancelled'
  | 'service-kept'
  | 'auto-renewal-on'
  | 'auto-renewal-off'
  | 'next-plan-chosen'
  | 'plan-kept'
  | 'refund-asked'
  | 'support-asked'
  | 'support-closed';

export type Outcome = {
  /** A path, or a URL on an allowed origin. */
  readonly goTo: string;
  readonly notice: Notice | null;
  /** A number in the message text. */
  readonly notify: number | null;
};

/** A secret that exists in this answer only. Without JavaScript the answer to the form shows it. */
export type ShownOnce = Outcome & { readonly notice: Notice; readonly secret: string };
