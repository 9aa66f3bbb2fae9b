import type { FieldProblem } from '#core/shared/text/field-problem.ts';
import {
  atMost,
  email,
  fieldLimits,
  normalisePhone,
  normaliseText,
  phone,
  required,
  validateFields,
} from '#core/shared/text/validation.ts';
import type { ConsultationRequest } from './consultation.ts';

/** NFC, trimmed, national phone, lower-case e-mail, no control characters; validates nothing. [CNS-02, VAL-07] */
export const normaliseRequest = ({ name, phone: number, email: address, note }: ConsultationRequest) => ({
  name: removeControlCharacters(name).replace(/\s+/gu, ' '),
  phone: normalisePhone(removeControlCharacters(number)),
  email: removeControlCharacters(address).toLowerCase(),
  note: removeControlCharacters(note),
});

/** Keeps line breaks and tabs for paragraphs. */
const removeControlCharacters = (text: string): string => normaliseText(text.replace(/[^\P{Cc}\n\t]/gu, ''));

/** Also used while the user types. [CNS-02, VAL-03 to VAL-05] */
export const validateRequest = (request: ConsultationRequest): Readonly<Record<string, FieldProblem>> =>
  validateFields([
    ['name', request.name, required, atMost(fieldLimits.name)],
    ['phone', request.phone, required, phone],
    ['email', request.email, email],
    ['note', request.note, required, atMost(fieldLimits.request)],
  ]);
