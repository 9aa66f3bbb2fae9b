import { cleanLines, cleanTyped } from '#core/shared/text/clean-typed.ts';
import { normaliseEmail } from '#core/shared/text/email-address.ts';
import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import { normalisePhone } from '#core/shared/text/phone-number.ts';
import { atMost, email, fieldLimits, named, phone, required, validateFields } from '#core/shared/text/validation.ts';
import type { ConsultationRequest } from './consultation.ts';

/** Cleaned, national phone, lower-case e-mail; validates nothing. [CNS-02, VAL-07] */
export const normaliseRequest = ({ name, phone: number, email: address, note }: ConsultationRequest) => ({
  name: cleanTyped(name),
  phone: normalisePhone(number),
  email: normaliseEmail(address),
  note: cleanLines(note),
});

/** Also used while the user types. [CNS-02, VAL-03 to VAL-05] */
export const validateRequest = (request: ConsultationRequest): Readonly<Record<string, FieldProblem>> =>
  validateFields([
    ['name', request.name, required, named, atMost(fieldLimits.name)],
    ['phone', request.phone, required, phone],
    ['email', request.email, email],
    ['note', request.note, required, atMost(fieldLimits.request)],
  ]);
