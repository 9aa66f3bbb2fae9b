import type { FormDrafts, FormEntries } from '#core/session/form-drafts.port.ts';

const PREFIX = 'draft.';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** `storage`: of the tab; throws where it is blocked. */
export const browserFormDrafts = (storage: () => TabStorage): FormDrafts => {
  const withStorage = <Value>(work: (storage: TabStorage) => Value, otherwise: Value): Value => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (form) => withStorage((tab) => parseEntries(tab.getItem(PREFIX + form)), null),
    save: (form, entries) => withStorage((tab) => tab.setItem(PREFIX + form, JSON.stringify(entries)), undefined),
    forget: (form) => withStorage((tab) => tab.removeItem(PREFIX + form), undefined),
    forgetAll: () =>
      withStorage((tab) => {
        const keys = Array.from({ length: tab.length }, (_, at) => tab.key(at) ?? '');
        for (const key of keys) if (key.startsWith(PREFIX)) tab.removeItem(key);
      }, undefined),
  };
};

const isText = (value: unknown): value is string => typeof value === 'string';

const parseEntries = (text: string | null): FormEntries | null => {
  const kept: unknown = JSON.parse(text ?? 'null');
  if (!Array.isArray(kept)) return null;
  return kept.flatMap((entry: unknown) => {
    const [name, value] = Array.isArray(entry) ? entry : [];
    return isText(name) && isText(value) ? [[name, value] as const] : [];
  });
};
