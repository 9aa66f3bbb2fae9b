/** Display kind: home page slider, popup or floating icon. [spec 2, 3] */
export type BannerKind = 'SLIDER' | 'POPUP' | 'FLOATING';

export type Slide = {
  /** Relative to the image base. [BAN-05] */
  readonly imagePath: string;
  readonly title: string;
  /** A shop path or an http(s) URL. */
  readonly href: string | null;
};

/** Null start or end is unbounded; times in ms since 1970 UTC. */
export type Banner = {
  /** Slug, stable across republication; close times are stored under it. */
  readonly key: string;
  readonly name: string;
  readonly kind: BannerKind;
  readonly slides: readonly Slide[];
  readonly startDate: number | null;
  readonly endDate: number | null;
  /** null without site, undefined when the service did not return it. */
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

/** Both ends inclusive, null unbounded; reversed dates never match. [BAN-01, FTR-04] */
export const isScheduledAt = ({ startDate, endDate }: Schedule, now: number): boolean =>
  (startDate === null || startDate <= now) && (endDate === null || now <= endDate);

/** Popups and floating icons stay hidden for this long. [BAN-02, BAN-04] */
export const HIDE_AFTER_CLOSE_MS = 3_600_000;

/** `closedAt` in ms, null for never. [BAN-02] */
export const canShowAgain = (closedAt: number | null, now: number): boolean =>
  closedAt === null || now < closedAt || now - closedAt >= HIDE_AFTER_CLOSE_MS;

/** Shown by the browser after hydration; parts that cannot be loaded are empty. */
export type Promotions = {
  readonly popups: readonly Banner[];
  readonly floating: readonly Banner[];
};
