/** Why a field is refused. Each has its sentence in the catalogue of messages. [VAL-03 to VAL-05] */
export type FieldProblem = 'required' | 'phone' | 'email' | 'tax-code' | 'domain' | 'choice' | 'too-long';
