import type { DnsProblem } from '#core/shared/domains/dns-problem.ts';

/** A password shorter than this shop asks for; the number is its minimum in characters. */
export type ShortPassword = `password-short-${number}`;

/** Every value has a sentence in the message catalogue. [VAL-01 to VAL-06] */
export type FieldProblem =
  | 'required'
  | 'phone'
  /** No network of Vietnam has numbers that begin so. */
  | 'phone-prefix'
  /** A name without a letter. */
  | 'name-letters'
  | 'email'
  /** Neither an e-mail address nor a phone number. */
  | 'username'
  | 'username-taken'
  /** Not the e-mail address or phone number of the account that is to be deleted. */
  | 'own-name'
  /** The account has this e-mail address or phone number already. */
  | 'contact-unchanged'
  | 'address-refused'
  /** [VAL-01] */
  | 'password-short'
  | ShortPassword
  | 'password-common'
  /** Made of the shop's name, or of the account's own e-mail address or phone number. */
  | 'password-own'
  | 'password-wrong'
  /** [VAL-02] */
  | 'password-repeat'
  /** [VAL-06] */
  | 'code'
  | 'six-digits'
  | 'birth-date'
  | 'identity-number'
  | 'image'
  | 'stars'
  | 'terms'
  /** [MARKET 4.4] */
  | 'consent'
  /** Identity documents require separate consent. [MARKET 4.4] */
  | 'consent-documents'
  | 'passport-number'
  | 'file-missing'
  | 'file-kind'
  /** No scanner can say that the PDF is harmless. */
  | 'pdf-not-accepted'
  | 'file-infected'
  /** Larger than 5 MB. */
  | 'file-large'
  | 'tax-code'
  /** The company was looked up; its name and address are to be checked before ordering. */
  | 'company-to-check'
  | 'domain'
  | 'ssh-key'
  /** A private key, which must stay with its owner. */
  | 'ssh-private-key'
  | 'hostname'
  | 'mailboxes'
  /** More than the plan has. */
  | 'mailboxes-many'
  /** [DOM-01] */
  | 'transfer-code'
  | 'choice'
  /** The selected value is no longer available, such as a sold-out location. [CAT-10] */
  | 'sold-out'
  | 'too-long'
  | DnsProblem
  /** Not the name of the service that is to be erased. [SVC-01] */
  | 'service-name'
  /** Neither the name nor the id of the key that is to be revoked. [SVC-01] */
  | 'key-name'
  /** The machine has one of this name. [SVC-01] */
  | 'snapshot-exists'
  /** Not the name of the snapshot that is to be restored. [SVC-01] */
  | 'snapshot-typed'
  /** Not at the domain of the service. [SVC-01] */
  | 'seat-domain'
  /** The user has a seat already. [SVC-01] */
  | 'seat-assigned'
  /** Outside of the limits of a top-up, or no whole number of đồng. */
  | 'top-up-amount'
  /** Of a bank account. */
  | 'account-number';
