/** Display kind: home page slider, popup or floating icon. [spec 2, 3] */
export type BannerKind = 'SLIDER' | 'POPUP' | 'FLOATING';

/** One picture of a banner. */
export type Slide = {
  /** Path relative to the image base. [BAN-05] */
  readonly imagePath: string;
  readonly title: string;
  /** A shop path or an http(s) URL; null when the picture has no link. */
  readonly href: string | null;
};

/** A banner of the content system. Null start or end means unbounded; times in ms since 1970 UTC. */
export type Banner = {
  /** Its slug, stable across republication; close times are stored under it. */
  readonly key: string;
  readonly name: string;
  readonly kind: BannerKind;
  readonly slides: readonly Slide[];
  readonly startDate: number | null;
  readonly endDate: number | null;
  /** Domain of its site; null for a banner without site, undefined when the service did not return it. */
  readonly siteDomain: string | null | undefined;
};

/** Banner at the end of the footer. [FTR-04] */
export type FooterBanner = {
  readonly title: string;
  readonly imagePath: string;
  readonly href: string | null;
  readonly startDate: number | null;
  readonly endDate: number | null;
};

type Schedule = { readonly startDate: number | null; readonly endDate: number | null };

/**
 * Whether `now` is within the schedule: both ends inclusive, null unbounded. Reversed dates never match. [BAN-01,
 * FTR-04]
 */
export const isScheduledAt = ({ startDate, endDate }: Schedule, now: number): boolean =>
  (startDate === null || startDate <= now) && (endDate === null || now <= endDate);

/** How long popups and floating icons stay hidden after being closed, in ms. [BAN-02, BAN-04] */
export const HIDE_AFTER_CLOSE_MS = 3_600_000;

/** Whether something closed at `closedAt` (ms, null for never) may be shown again. [BAN-02] */
export const canShowAgain = (closedAt: number | null, now: number): boolean =>
  closedAt === null || now < closedAt || now - closedAt >= HIDE_AFTER_CLOSE_MS;

/** Overlays that the browser shows by itself after hydration. Parts that cannot be loaded are empty. */
export type Promotions = {
  readonly popups: readonly Banner[];
  readonly floating: readonly Banner[];
};
