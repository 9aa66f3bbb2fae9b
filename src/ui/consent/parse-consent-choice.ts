import type { ConsentPurpose } from '#core/consent/consent.ts';
import { type Fields, textAt } from '#ui/app/form-fields.ts';

/** Unticked purposes are not granted. */
export const parseConsentChoice = (fields: Fields) => {
  const isTicked = (purpose: ConsentPurpose) => textAt(fields, purpose) === 'true';
  return {
    chat: isTicked('chat'),
    statistics: isTicked('statistics'),
    ads: isTicked('ads'),
    path: textAt(fields, 'path'),
  };
};
