import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { deskWords } from '#desk/words/desk.vi.ts';
import { reactAdminWords } from '#desk/words/react-admin.vi.ts';

const polyglot = polyglotI18nProvider(() => ({ ...reactAdminWords, ...deskWords }), 'vi', [], { allowMissing: true });

/** Messages with the name of a resource inside the sentence; elsewhere it stands at the beginning. */
const inSentence: readonly string[] = [
  'ra.page.create',
  'ra.navigation.no_filtered_results',
  'ra.message.bulk_delete_title',
  'ra.message.bulk_update_title',
  'ra.message.delete_content',
  'ra.message.delete_title',
];

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The desk's words. Names of resources, which are titles, begin with a small letter inside a sentence. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate: (key, options) =>
    polyglot.translate(
      key,
      inSentence.includes(key) && typeof options?.name === 'string'
        ? { ...options, name: lowerFirst(options.name) }
        : options,
    ),
};
