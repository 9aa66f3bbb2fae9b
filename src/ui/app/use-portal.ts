import { usePublicQuery } from './queries.ts';

/** Origin of a customer portal elsewhere, from the shell's data; null: its pages are here. Never sends a request. */
export const usePortal = (): string | null => usePublicQuery('loadShell', {}, false).data?.portal ?? null;

/** Address of a page of the portal. [HDR-04] */
export const usePortalHref = (): ((path: string) => string) => {
  const portal = usePortal();
  return (path) => (portal ?? '') + path;
};
