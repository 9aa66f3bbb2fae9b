import { browserFormDrafts } from '#adapters/browser/form-drafts.ts';

/** Storage of a tab, as text. */
export const tab = (first: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(first));
  const storage = {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, open: () => browserFormDrafts(() => storage) };
};
