/** Why a field is refused. Each has its sentence in the catalogue of messages. [VAL-01 to VAL-06] */
export type FieldProblem =
  | 'required'
  | 'phone'
  | 'email'
  /** Neither an e-mail address nor a phone number. */
  | 'username'
  | 'username-taken'
  /** [VAL-01] */
  | 'password-short'
  /** One of the commonest. */
  | 'password-common'
  /** The present one, asked for before it changes. */
  | 'password-wrong'
  /** [VAL-02] */
  | 'password-repeat'
  /** [VAL-06] */
  | 'code'
  | 'birth-date'
  | 'identity-number'
  | 'image'
  | 'stars'
  | 'terms'
  /** What only a yes may start. [MARKET 4.4] */
  | 'consent'
  /** The use of identity documents needs a yes of its own. [MARKET 4.4] */
  | 'consent-papers'
  | 'passport-number'
  | 'file-missing'
  /** Neither picture nor PDF. */
  | 'file-kind'
  /** More than 5 MB. */
  | 'file-large'
  | 'tax-code'
  | 'domain'
  /** The code with which a name is moved to another registrar. [DOM-01] */
  | 'transfer-code'
  | 'choice'
  /** What was chosen is not to be had any more, such as a place without a machine left. [CAT-10] */
  | 'sold-out'
  | 'too-long';
