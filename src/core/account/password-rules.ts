import { atMost, equals, fieldLimits, password, type Rule, required } from '#core/shared/validation.ts';

/** What a new password must keep; whether it is one of the commonest the service knows. Typed as it is, never trimmed. [VAL-01] */
export const newPasswordRules: readonly Rule[] = [required, password, atMost(fieldLimits.password)];

/** The same once more. [VAL-02] */
export const repeatRules = (target: string): readonly Rule[] => [required, equals(target)];
