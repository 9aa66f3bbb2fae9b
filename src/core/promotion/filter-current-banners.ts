import { type Banner, isScheduledAt } from '#core/content/banner.ts';

/**
 * Banners to show at `now` (ms since 1970 UTC): scheduled, for this site or for all sites, and not empty. Skips a
 * banner whose site the service did not return, because it may belong to another site. [BAN-01]
 */
export const filterCurrentBanners = (banners: readonly Banner[], siteDomain: string, now: number): readonly Banner[] =>
  banners.filter(
    (banner) =>
      banner.slides.length > 0 &&
      isScheduledAt(banner, now) &&
      (banner.siteDomain === null || banner.siteDomain === siteDomain),
  );
