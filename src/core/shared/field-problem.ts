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
  | 'tax-code'
  | 'domain'
  | 'choice'
  | 'too-long';
