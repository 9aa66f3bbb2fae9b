/** Display kind: home page slider, popup or floating icon. [spec 2, 3] */
export type BannerKind = 'SLIDER' | 'POPUP' | 'FLOATING';

/** Background of a slide with words. */
export const slideTones = ['indigo', 'turmeric', 'green'] as const;
export type SlideTone = (typeof slideTones)[number];

/** Words that the page writes beside a picture. */
export type SlideCaption = {
  readonly heading: string;
  readonly text: string;
  /** Words of the button; empty for none. */
  readonly button: string;
  readonly tone: SlideTone;
  /** Whether the current price of the linked plan or product line follows. */
  readonly showsPrice: boolean;
};

export type Slide = {
  /** Relative to the image base. [BAN-05] */
  readonly imagePath: string;
  /** Read instead of a picture without caption. */
  readonly title: string;
  /** A shop path or an http(s) URL. */
  readonly href: string | null;
  /** null for a picture that contains its words. */
  readonly caption: SlideCaption | null;
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
export type FooterBanner = Slide & {
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
