import { type Banner, isInWindow } from '#core/content/banner.ts';

/**
 * The banners that are shown at a moment (ms since 1970 UTC): within their window, of this site or of none, with
 * something to show. Where the service did not tell the site a banner is passed over: it may be another's. [BAN-01]
 */
export const shownBanners = (banners: readonly Banner[], siteDomain: string, now: number): readonly Banner[] =>
  banners.filter(
    (banner) =>
      banner.slides.length > 0 &&
      isInWindow(banner, now) &&
      (banner.siteDomain === null || banner.siteDomain === siteDomain),
  );
