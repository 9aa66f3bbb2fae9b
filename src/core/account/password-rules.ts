import { atMost, equals, fieldLimits, password, type Rule, required } from '#core/shared/validation.ts';

/** Rules for a new password. The service checks the list of common passwords. Passwords are never trimmed. [VAL-01] */
export const newPasswordRules: readonly Rule[] = [required, password, atMost(fieldLimits.password)];

/** Rules for the repeated password. [VAL-02] */
export const repeatRules = (target: string): readonly Rule[] => [required, equals(target)];
