import { type EditorEntry, listEntries } from '#backend/content/entries.ts';
import type { ContentDeps } from '#backend/content/environment.ts';
import type { Database, Transaction } from '#backend/platform/database/database.ts';

export type Sites = {
  /** null for no site, undefined when it no longer exists. */
  readonly domainOf: (site: unknown) => string | null | undefined;
  /** As lists name it. */
  readonly nameOf: (site: unknown) => string;
  readonly has: (id: string | null) => boolean;
};

export const loadSites = async ({ clock }: Pick<ContentDeps, 'clock'>, db: Database | Transaction): Promise<Sites> => {
  const sites = await listEntries({ db, clock }, 'sites');
  const find = (id: unknown): EditorEntry | undefined => sites.find((each) => String(each.id) === String(id));
  const domainOf = (site: unknown) => {
    if (site === null || site === undefined) return null;
    const domain = find(site)?.attributes.domain;
    return typeof domain === 'string' ? domain : undefined;
  };
  return {
    domainOf,
    nameOf: (site) => {
      const domain = domainOf(site);
      return domain === null ? 'Mọi trang' : (domain ?? 'Trang đã xoá');
    },
    has: (id) => id === null || find(id) !== undefined,
  };
};

/** ms since 1970 UTC; null for no time. */
export const toMilliseconds = (iso: unknown): number | null => {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? null : time;
};
