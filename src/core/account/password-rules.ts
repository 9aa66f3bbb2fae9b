import { atMost, equals, fieldLimits, password, type Rule, required } from '#core/shared/validation.ts';

/** The service also rejects common passwords. Passwords are never trimmed. [VAL-01] */
export const newPasswordRules: readonly Rule[] = [required, password, atMost(fieldLimits.password)];

/** [VAL-02] */
export const repeatRules = (target: string): readonly Rule[] => [required, equals(target)];
