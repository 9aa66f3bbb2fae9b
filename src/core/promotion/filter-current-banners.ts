import { type Banner, isScheduledAt } from '#core/content/banner.ts';

/** Non-empty banners scheduled at `now` (ms since 1970 UTC) for this site or all; skips unknown sites. [BAN-01] */
export const filterCurrentBanners = (banners: readonly Banner[], siteDomain: string, now: number): readonly Banner[] =>
  banners.filter(
    (banner) =>
      banner.slides.length > 0 &&
      isScheduledAt(banner, now) &&
      (banner.siteDomain === null || banner.siteDomain === siteDomain),
  );
