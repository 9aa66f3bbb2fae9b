import type { ConsentPurpose } from '#core/consent/consent.ts';
import { type Fields, textAt } from '#ui/app/form-fields.ts';

/** Parses consent from a form: unticked purposes are not granted. */
export const choiceOf = (fields: Fields) => {
  const ticked = (purpose: ConsentPurpose) => textAt(fields, purpose) === 'true';
  return { chat: ticked('chat'), statistics: ticked('statistics'), ads: ticked('ads'), path: textAt(fields, 'path') };
};
