/** How a banner is shown: in the slider of the home page, as a popup, or as an icon that floats. [spec 2, 3] */
export type BannerKind = 'SLIDER' | 'POPUP' | 'FLOATING';

/** One picture of a banner. */
export type Slide = {
  /** Path below the image base. [BAN-05] */
  readonly imagePath: string;
  readonly title: string;
  /** A path of this shop or an http(s) address; null where a press leads nowhere. */
  readonly href: string | null;
};

/** A banner of the content system. An open side of its window is null; times in ms since 1970 UTC. */
export type Banner = {
  /** Its slug, which stays when an entry is published again: close times are kept under it. */
  readonly key: string;
  readonly name: string;
  readonly kind: BannerKind;
  readonly slides: readonly Slide[];
  readonly startDate: number | null;
  readonly endDate: number | null;
  /** Domain of its site; null for a banner of no site, undefined where the service did not tell. */
  readonly siteDomain: string | null | undefined;
};

/** The banner above the footer's end. [FTR-04] */
export type FooterBanner = {
  readonly title: string;
  readonly imagePath: string;
  readonly href: string | null;
  readonly startDate: number | null;
  readonly endDate: number | null;
};

type Window = { readonly startDate: number | null; readonly endDate: number | null };

/** Whether a window holds: both ends inclusive, an open side always. Dates the wrong way round never hold. [BAN-01, FTR-04] */
export const isInWindow = ({ startDate, endDate }: Window, now: number): boolean =>
  (startDate === null || startDate <= now) && (endDate === null || now <= endDate);

/** Popups and floating icons stay away this long after they were closed, in ms. [BAN-02, BAN-04] */
export const REST_AFTER_CLOSING_MS = 3_600_000;

/** Whether something that was closed at `closedAt` (ms, null for never) may be shown again. [BAN-02] */
export const mayShowAgain = (closedAt: number | null, now: number): boolean =>
  closedAt === null || now < closedAt || now - closedAt >= REST_AFTER_CLOSING_MS;

/** What the browser shows on its own, once a page is alive. Parts that could not be had are empty. */
export type Promotions = {
  readonly popups: readonly Banner[];
  readonly floating: readonly Banner[];
};
