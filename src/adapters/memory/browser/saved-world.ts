import type { World, WorldState } from '#adapters/memory/world.ts';
import type { BrowserState } from './browser-state.ts';

/** Browser storage, or a map in tests. */
export type TextStore = {
  readonly read: (name: string) => string | null;
  readonly write: (name: string, text: string) => void;
};

const WORLD = 'cua-hang-may.world';
const BROWSER = 'cua-hang-may.browser';

const serialise = (_key: string, value: unknown): unknown => {
  if (value instanceof Map) return { map: [...value] };
  return value instanceof Set ? { set: [...value] } : value;
};

const deserialise = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if ('map' in value && Array.isArray(value.map)) return new Map(value.map);
  return 'set' in value && Array.isArray(value.set) ? new Set(value.set) : value;
};

/** Saves no time and skips unchanged text, so that a passive tab does not overwrite another tab's changes. */
export const saveWorld = (store: TextStore, world: World, browser: BrowserState): void => {
  writeChanged(store, WORLD, JSON.stringify({ ...world.state, now: 0 }, serialise));
  writeChanged(store, BROWSER, JSON.stringify(browser));
};

const writeChanged = (store: TextStore, name: string, text: string): void => {
  if (store.read(name) !== text) store.write(name, text);
};

const read = (text: string): unknown => {
  try {
    return JSON.parse(text, deserialise);
  } catch {
    return null;
  }
};

/** Restores in place, for all adapters over them; ignores unreadable or older texts. */
export const restoreWorld = (store: TextStore, world: World, browser: BrowserState): void => {
  const [state, cookies] = [store.read(WORLD), store.read(BROWSER)].map((text) => (text === null ? null : read(text)));
  if (hasSameShape(state, world.state)) Object.assign(world.state, state, { now: world.state.now });
  if (hasSameShape(cookies, browser)) Object.assign(browser, cookies);
};

const hasSameShape = (kept: unknown, known: WorldState | BrowserState): boolean =>
  typeof kept === 'object' && kept !== null && Object.keys(known).every((key) => key in kept);
