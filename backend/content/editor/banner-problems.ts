import { findScheduleProblem, findSiteProblem } from './rule-problems.ts';

/** Times in ms since 1970 UTC; null: no limit. */
export type BannerFacts = {
  readonly published: boolean;
  readonly kind: string;
  readonly startDate: number | null;
  readonly endDate: number | null;
  /** null for a banner of every site, undefined when its site no longer exists. */
  readonly siteDomain: string | null | undefined;
  /** Paths or URLs; null when not set. */
  readonly images: readonly (string | null)[];
};

export type BannerProblem =
  | 'draft'
  | 'unknown-kind'
  | 'wrong-way-round'
  | 'not-begun'
  | 'over'
  | 'other-site'
  | 'no-media'
  | 'missing-image';

export type BannerContext = {
  readonly now: number;
  /** The shop's domain in the content system. */
  readonly siteDomain: string;
  readonly imageExists: (path: string) => boolean;
};

export const bannerKinds = ['SLIDER', 'POPUP', 'FLOATING'] as const;

const findImageProblem = ({ images }: BannerFacts, exists: (path: string) => boolean): BannerProblem | null => {
  if (images.length === 0) return 'no-media';
  return images.some((path) => path !== null && exists(path)) ? null : 'missing-image';
};

/** Empty when the banner is shown. Both ends of its schedule are inclusive. */
export const findBannerProblems = (banner: BannerFacts, around: BannerContext): readonly BannerProblem[] => {
  const known = bannerKinds.some((kind) => kind === banner.kind);
  const found: readonly (BannerProblem | null)[] = [
    banner.published ? null : 'draft',
    known ? null : 'unknown-kind',
    findScheduleProblem(banner.startDate, banner.endDate, around.now),
    findSiteProblem(banner.siteDomain, around),
    findImageProblem(banner, around.imageExists),
  ];
  return found.filter((problem) => problem !== null);
};
