/**
 * Tells the path that a navigation of the browser leads to (empty when the browser does not say), and null when the
 * page stays after all: stopped, restored from the browser's cache, or answered with a file. Downloads, new tabs and
 * other schemes leave nothing. Returns the unsubscribe function.
 */
export const onLeave = (tell: (path: string | null) => void): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const handleNavigate = (event: NavigateEvent): void => {
    if (event.defaultPrevented || event.destination.sameDocument || event.downloadRequest !== null) return;
    tell(new URL(event.destination.url).pathname);
    event.signal.addEventListener('abort', () => tell(null), { signal });
  };
  if ('navigation' in window) window.navigation.addEventListener('navigate', handleNavigate, { signal });
  // Browsers without the Navigation API.
  else addEventListener('beforeunload', () => tell(''), { signal });
  addEventListener('pageshow', (event) => event.persisted && tell(null), { signal });
  return () => controller.abort();
};
