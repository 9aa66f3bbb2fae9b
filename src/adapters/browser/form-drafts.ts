import type { FormDrafts, FormEntries } from '#core/session/form-drafts.port.ts';

const PREFIX = 'draft.';
/** Before the owner of what was put aside. */
const ASIDE = 'aside.';
const OWNER = 'drafts-of';

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
  const listeners = new Set<() => void>();
  return {
    read: (form) => withStorage((tab) => parseEntries(tab.getItem(PREFIX + form)), null),
    save: (form, entries) => withStorage((tab) => tab.setItem(PREFIX + form, JSON.stringify(entries)), undefined),
    forget: (form) => withStorage((tab) => tab.removeItem(PREFIX + form), undefined),
    forgetAll: () => withStorage((tab) => forgetEvery(tab, [PREFIX, ASIDE, OWNER]), undefined),
    owner: () => withStorage((tab) => tab.getItem(OWNER), null),
    belongTo: (owner) => {
      const isGivenBack = withStorage((tab) => giveBack(tab, owner), false);
      if (isGivenBack) for (const listener of listeners) listener();
    },
    setAside: () => withStorage(setAside, undefined),
    onGivenBack: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const keysOf = (tab: TabStorage, prefix: string): readonly string[] =>
  Array.from({ length: tab.length }, (_, at) => tab.key(at) ?? '').filter((key) => key.startsWith(prefix));

const forgetEvery = (tab: TabStorage, prefixes: readonly string[]): void => {
  for (const key of prefixes.flatMap((prefix) => keysOf(tab, prefix))) tab.removeItem(key);
};

const move = (tab: TabStorage, from: string, to: string): void => {
  for (const key of keysOf(tab, from)) {
    const name = to + key.slice(from.length);
    // What was typed since is newer.
    if (tab.getItem(name) === null) tab.setItem(name, tab.getItem(key) ?? '');
    tab.removeItem(key);
  }
};

const giveBack = (tab: TabStorage, owner: string): boolean => {
  const last = tab.getItem(OWNER);
  if (last !== null && last !== owner) forgetEvery(tab, [PREFIX]);
  const mine = `${ASIDE}${owner}.`;
  const isGivenBack = keysOf(tab, mine).length > 0;
  move(tab, mine, PREFIX);
  forgetEvery(tab, [ASIDE]);
  tab.setItem(OWNER, owner);
  return isGivenBack;
};

const setAside = (tab: TabStorage): void => {
  const owner = tab.getItem(OWNER);
  if (owner === null) return;
  move(tab, PREFIX, `${ASIDE}${owner}.`);
  tab.removeItem(OWNER);
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
