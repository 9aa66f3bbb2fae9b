/** The chunk is gone, as after a deploy; the page reloads, at most once a minute. [LAY-06] */
const MARK = 'page-chunk-missing';
const LAST_RELOAD = 'last-chunk-reload';
export const MIN_RELOAD_INTERVAL_MS = 60_000;

/** A failure gets a distinct error that the error component recognises. */
export const loadPageChunk =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    load().catch((cause) => {
      throw new Error(MARK, { cause });
    });

export const isStaleChunk = (error: unknown): boolean => error instanceof Error && error.message === MARK;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether the page may reload now; also records the reload. Without storage it may not, because it could loop. */
export const claimReload = (now: number, store: Store | null): boolean => {
  try {
    if (store === null || now - Number(store.getItem(LAST_RELOAD) ?? 0) < MIN_RELOAD_INTERVAL_MS) return false;
    store.setItem(LAST_RELOAD, String(now));
    return true;
  } catch {
    return false;
  }
};
