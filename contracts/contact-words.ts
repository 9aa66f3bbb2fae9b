/** Of the shop, as the config of the content system has it. */
export type WrittenContact = { readonly hotline: string; readonly email: string };

const CONTACT_WORD = /\{\{(hotline|tel|email)\}\}/g;

export const hasContactWords = (text: string): boolean => text.search(CONTACT_WORD) >= 0;

/**
 * Texts of the content system name the shop’s contact by `{{hotline}}`, `{{tel}}` (its digits, for a link) and
 * `{{email}}`, so that an editor changes it in one place. Takes and returns JSON.
 */
export const fillContactWords = (json: string, { hotline, email }: WrittenContact): string => {
  const words = { hotline, tel: hotline.replace(/\D/g, ''), email };
  return json.replace(CONTACT_WORD, (_, word: keyof typeof words) => JSON.stringify(words[word]).slice(1, -1));
};
